import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { ProjectDetail } from '#app/features/portfolio/project-detail.tsx';
import { creativeWork } from '#app/seo/creative-work.ts';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { LookupFailure } from '#app/sections/lookup-failure.tsx';
import type { Route } from './+types/project.ts';

async function load({ params }: { params: Route.LoaderArgs['params'] }) {
  const { entriesByKey } = await import('#generated/projects/by-key.ts');
  return (await entriesByKey.get(params.projectName)?.())?.entry ?? null;
}

export { load as loader, load as clientLoader };

export function meta({ loaderData: project }: Route.MetaArgs) {
  const list = navigation.portfolio;
  if (!project) return pageMeta({ title: portfolio.notFound, description: portfolio.meta.description, path: list.link, noindex: true });
  const path = href('/portfolio/:projectName', { projectName: project.key });
  const trail = breadcrumbs({ name: list.name, path: list.link }, { name: project.name, path });
  const title = `${project.name}: ${project.title}`;
  return pageMeta({
    title,
    description: project.description,
    path,
    type: 'article',
    structured: [creativeWork(project, siteUrl + path), trail],
  });
}

export default function Project({ loaderData: project }: Route.ComponentProps) {
  return project ? <ProjectDetail project={project} copy={portfolio} /> : <LookupFailure text={portfolio.notFound} />;
}
