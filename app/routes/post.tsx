import { href } from 'react-router';
import { blog } from '#content/pages/blog.ts';
import { findEntry } from '#app/data/entries.ts';
import { PostDetail } from '#app/features/blog/post-detail.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { LookupFailure } from '#app/sections/lookup-failure.tsx';
import type { Route } from './+types/post.ts';

async function load({ params }: { params: Route.LoaderArgs['params'] }) {
  return findEntry('blog', params.blogSub);
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta({ loaderData: post }: Route.MetaArgs) {
  const list = href('/company/blog');
  if (!post) return pageMeta({ title: blog.notFound, description: blog.meta.description, path: list, noindex: true });
  const path = href('/company/blog/:blogSub', { blogSub: post.key });
  return pageMeta({ ...post.meta, path, article: { published: post.date, updated: post.updated, category: post.category } });
}

export default function Post({ loaderData: post }: Route.ComponentProps) {
  return post ? <PostDetail post={post} copy={blog} /> : <LookupFailure text={blog.notFound} />;
}
