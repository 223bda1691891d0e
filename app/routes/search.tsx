import { useLocation } from 'react-router';
import { search } from '#content/pages/search.ts';
import { productMenu } from '#content/products/menu.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { SearchScreen } from '#app/features/search/search-screen.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { queryOf } from '#app/lib/query-of.ts';

export function meta() {
  return pageMeta({ ...search.meta, path: '/search', noindex: true });
}

async function loadEntries() {
  const [{ all: posts }, { all: projects }] = await Promise.all([import('#generated/blog/all.ts'), import('#generated/portfolio/all.ts')]);
  return { posts, projects };
}

export default function Search() {
  return (
    <SearchScreen words={search} query={queryOf(useLocation())} services={serviceMenu} products={productMenu} loadEntries={loadEntries} />
  );
}
