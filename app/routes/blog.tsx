import { first, total } from '#generated/blog/first.ts';
import { navigation } from '#content/navigation.ts';
import { blog } from '#content/pages/blog.ts';
import { layout } from '#content/pages/layout.ts';
import { PostList } from '#app/features/blog/post-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';

const path = '/company/blog';

export function meta() {
  return pageMeta({
    ...blog.meta,
    path,
    structured: [
      breadcrumbs([
        { name: navigation.home.name, path: navigation.home.link },
        { name: blog.crumb, path },
      ]),
    ],
  });
}

async function loadAll() {
  return (await import('#generated/blog/all.ts')).all;
}

export default function Blog() {
  return <PostList copy={blog} first={first} total={total} loadAll={loadAll} carousel={layout.carousel} />;
}
