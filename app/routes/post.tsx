import { href } from 'react-router';
import { blog } from '#content/pages/blog.ts';
import { PostDetail } from '#app/features/blog/post-detail.tsx';
import { blogPosting } from '#app/seo/blog-posting.ts';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { longDate } from '#app/lib/dates.ts';
import { LookupFailure } from '#app/sections/lookup-failure.tsx';
import type { Route } from './+types/post.ts';

async function load({ params }: { params: Route.LoaderArgs['params'] }) {
  const { entriesByKey } = await import('#generated/blog/by-key.ts');
  return (await entriesByKey.get(params.blogSub)?.())?.entry ?? null;
}

export { load as loader, load as clientLoader };

export function meta({ loaderData: post }: Route.MetaArgs) {
  const list = href('/company/blog');
  if (!post) return pageMeta({ title: blog.notFound, description: blog.meta.description, path: list, noindex: true });
  const path = href('/company/blog/:blogSub', { blogSub: post.key });
  const trail = breadcrumbs({ name: blog.crumb, path: list }, { name: post.title, path });
  // Posts may share a title. The older ones have the date in the page's title (their key is not the title).
  const title = post.key === post.title ? post.title : `${post.title}, ${longDate(post.date)}`;
  return pageMeta({ title, description: post.description, path, type: 'article', structured: [blogPosting(post, siteUrl + path), trail] });
}

export default function Post({ loaderData: post }: Route.ComponentProps) {
  return post ? <PostDetail post={post} copy={blog} /> : <LookupFailure text={blog.notFound} />;
}
