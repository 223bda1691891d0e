import type { APIRoute } from 'astro';
import { type Published, published } from '#data/published.ts';
import { paths } from '#lib/paths.ts';
import type { DeliveryData } from '../integrations/delivery/delivery-data.ts';

/** What the last step of a build has to know of the content (src/integrations/delivery). It is no part of the delivered site. */
export const GET: APIRoute = async () => {
  const { posts, projects, jobs } = await published();
  const formerOf = (entries: readonly Published<{ formerly?: string[] | undefined }>[], addressOf: (key: string) => string) =>
    entries.flatMap(({ key, data: { formerly = [] } }) => formerly.map((former) => ({ from: addressOf(former), to: addressOf(key) })));
  const data: DeliveryData = {
    former: [...formerOf(posts, paths.post), ...formerOf(projects, paths.project), ...formerOf(jobs, paths.job)],
    copies: posts.flatMap(({ slug, key }) => (slug === key ? [] : { from: paths.post(key), to: paths.post(slug) })),
  };
  return Response.json(data);
};
