import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts';
import { navigation } from '#content/navigation.ts';
import { siteUrl } from '#lib/page-meta.ts';

export type Step = { name: string; path: string };

/** The way to a page. The home page comes first and is added here; the last step is the page itself. */
export function breadcrumbs(...steps: readonly Step[]): BreadcrumbListLeaf {
  const { name, link } = navigation.home;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: link }, ...steps].map((step, i): ListItemLeaf => ({
      '@type': 'ListItem',
      position: i + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}
