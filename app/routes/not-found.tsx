import { useLocation } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { notFound } from '#content/pages/not-found.ts';
import { offline, offlinePath } from '#content/pages/offline.ts';
import { NotFound } from '#app/sections/not-found.tsx';
import '#app/sections/offline.css';
import { pageMeta } from '#app/seo/page-meta.ts';

/**
 * The page for a visitor without a connection is none of the app's (app/offline/offline-page.ts): it is prerendered from this
 * route, and the client's bundle has nothing of it but its styles.
 */
const Offline = import.meta.env.SSR ? (await import('#app/sections/offline.tsx')).Offline : null;

export function meta({ location }: { location: { pathname: string } }) {
  if (Offline && location.pathname === offlinePath) return pageMeta({ ...offline.meta, path: offlinePath, noindex: true });
  return pageMeta({ ...notFound.meta, path: '/404', noindex: true });
}

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  if (Offline && pathname === offlinePath) return <Offline copy={offline} pages={menuPages()} />;
  return <NotFound copy={notFound} />;
}

/** Each page of the menu once, under its first name. */
function menuPages(): { name: string; link: string }[] {
  const { home, service, product, portfolio, company, contact } = navigation;
  const entries = [
    home,
    { name: service.name, link: service.all },
    ...service.items,
    { name: product.name, link: product.all },
    ...product.items,
    portfolio,
    ...company.items,
    contact,
  ];
  return entries.filter(({ link }, i) => entries.findIndex((other) => other.link === link) === i);
}
