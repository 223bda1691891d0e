import { href } from 'react-router';
import { blog } from '#content/pages/blog.ts';
import { layout } from '#content/pages/layout.ts';
import { load } from '#app/data/load.ts';
import { loadPosts } from '#app/data/entries.ts';
import { PostList } from '#app/features/blog/post-list.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/blog.ts';

export function meta() {
  return pageMeta({ ...blog.meta, path: href('/company/blog') });
}

export { loadPosts as loader };
export const clientLoader = untilLoaded(loadPosts);

export default function Blog({ loaderData: start }: Route.ComponentProps) {
  return <PostList copy={blog} start={start} load={load} carousel={layout.carousel} />;
}
