import { href } from 'react-router';
import { first, total } from '#generated/blog/first.ts';
import { blog } from '#content/pages/blog.ts';
import { layout } from '#content/pages/layout.ts';
import { PostList } from '#app/features/blog/post-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';

export function meta() {
  const path = href('/company/blog');
  const trail = breadcrumbs({ name: blog.crumb, path });
  return pageMeta({ ...blog.meta, path, structured: [trail] });
}

async function loadAll() {
  return (await import('#generated/blog/all.ts')).all;
}

export default function Blog() {
  return <PostList copy={blog} first={first} total={total} loadAll={loadAll} carousel={layout.carousel} />;
}
