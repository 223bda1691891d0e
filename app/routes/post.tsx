import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import type { PostPage } from '#content/entries.ts';
import { blog } from '#content/pages/blog.ts';
import { site } from '#content/site.ts';
import { PostDetail } from '#app/features/blog/post-detail.tsx';
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
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: blog.crumb, path: list },
    { name: post.title, path },
  ]);
  // Of those that share a title the older ones are told apart by their day.
  const title = post.key === post.title ? post.title : `${post.title}, ${longDate(post.date)}`;
  return pageMeta({ title, description: post.description, path, type: 'article', structured: [posting(post, siteUrl + path), trail] });
}

/** What a search engine is told of a post (schema.org). */
function posting({ title, description, date, category, author, cover }: PostPage, url: string): Record<string, unknown> {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    articleSection: category,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.name, url: `${siteUrl}/` },
    image: siteUrl + cover.src,
  };
}

export default function Post({ loaderData: post }: Route.ComponentProps) {
  return post ? <PostDetail post={post} copy={blog} /> : <LookupFailure text={blog.notFound} />;
}
