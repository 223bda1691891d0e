import { first, total } from '#generated/projects/first.ts';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { ProjectList } from '#app/features/portfolio/project-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';

export function meta() {
  const { name, link: path } = navigation.portfolio;
  const trail = breadcrumbs({ name, path });
  return pageMeta({ ...portfolio.meta, path, structured: [trail] });
}

async function loadAll() {
  return (await import('#generated/projects/all.ts')).all;
}

export default function Portfolio() {
  return <ProjectList copy={portfolio} first={first} total={total} loadAll={loadAll} carousel={layout.carousel} />;
}
