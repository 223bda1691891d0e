import { href } from 'react-router';
import { first, total } from '#generated/blog/first.ts';
import { blog } from '#content/pages/blog.ts';
import { layout } from '#content/pages/layout.ts';
import { PostList } from '#app/features/blog/post-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta({ ...blog.meta, path: href('/company/blog') });
}

async function loadAll() {
  return (await import('#generated/blog/all.ts')).all;
}

export default function Blog() {
  return <PostList copy={blog} first={first} total={total} loadAll={loadAll} carousel={layout.carousel} />;
}
