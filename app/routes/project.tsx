import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { findEntry } from '#app/data/entries.ts';
import { ProjectDetail } from '#app/features/portfolio/project-detail.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { LookupFailure } from '#app/sections/lookup-failure.tsx';
import type { Route } from './+types/project.ts';

async function load({ params }: { params: Route.LoaderArgs['params'] }) {
  return findEntry('projects', params.projectName);
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta({ loaderData: project }: Route.MetaArgs) {
  const list = navigation.portfolio;
  if (!project) return pageMeta({ title: portfolio.notFound, description: portfolio.meta.description, path: list.link, noindex: true });
  const path = href('/portfolio/:projectName', { projectName: project.key });
  return pageMeta({ ...project.meta, path, article: { published: project.date, updated: project.updated, category: project.category } });
}

export default function Project({ loaderData: project }: Route.ComponentProps) {
  return project ? <ProjectDetail project={project} copy={portfolio} /> : <LookupFailure text={portfolio.notFound} />;
}
