import { href } from 'react-router';
import type { ProjectPage } from '#content/entries.ts';
import { navigation } from '#content/navigation.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { site } from '#content/site.ts';
import { ProjectDetail } from '#app/features/portfolio/project-detail.tsx';
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
  const { home, portfolio: list } = navigation;
  if (!project) return pageMeta({ title: portfolio.notFound, description: portfolio.meta.description, path: list.link, noindex: true });
  const path = href('/portfolio/:projectName', { projectName: project.key });
  const trail = breadcrumbs([...[home, list].map(({ name, link }) => ({ name, path: link })), { name: project.name, path }]);
  const title = `${project.name}: ${project.title}`;
  return pageMeta({ title, description: project.description, path, type: 'article', structured: [work(project, siteUrl + path), trail] });
}

/** What a search engine is told of a project (schema.org). */
function work({ name, title, description, date, category, cover }: ProjectPage, url: string): Record<string, unknown> {
  return {
    '@type': 'CreativeWork',
    name,
    headline: title,
    description,
    url,
    datePublished: date,
    genre: category,
    creator: { '@type': 'Organization', name: site.name, url: `${siteUrl}/` },
    image: siteUrl + cover.src,
  };
}

export default function Project({ loaderData: project }: Route.ComponentProps) {
  return project ? <ProjectDetail project={project} copy={portfolio} /> : <LookupFailure text={portfolio.notFound} />;
}
