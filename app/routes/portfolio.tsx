import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { load } from '#app/data/load.ts';
import { loadProjects } from '#app/data/entries.ts';
import { ProjectList } from '#app/features/portfolio/project-list.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/portfolio.ts';

export function meta() {
  return pageMeta({ ...portfolio.meta, path: navigation.portfolio.link });
}

export { loadProjects as loader };
export const clientLoader = untilLoaded(loadProjects);

export default function Portfolio({ loaderData: start }: Route.ComponentProps) {
  return <ProjectList copy={portfolio} start={start} load={load} carousel={layout.carousel} />;
}
