import { first, total } from '#generated/projects/first.ts';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { ProjectList } from '#app/features/portfolio/project-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta({ ...portfolio.meta, path: navigation.portfolio.link });
}

async function loadAll() {
  return (await import('#generated/projects/all.ts')).all;
}

export default function Portfolio() {
  return <ProjectList copy={portfolio} first={first} total={total} loadAll={loadAll} carousel={layout.carousel} />;
}
