import { href, useLocation } from 'react-router';
import { search } from '#content/pages/search.ts';
import { productMenu } from '#content/products/menu.ts';
import { serviceList } from '#content/services/list.ts';
import { loadAllEntries } from '#app/data/entries.ts';
import { SearchScreen } from '#app/features/search/search-screen.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { searchQuery } from '#app/lib/search-query.ts';

export function meta() {
  return pageMeta({ ...search.meta, path: href('/search'), noindex: true });
}

export default function Search() {
  return (
    <SearchScreen
      copy={search}
      query={searchQuery(useLocation())}
      services={serviceList}
      products={productMenu}
      loadEntries={loadAllEntries}
    />
  );
}
