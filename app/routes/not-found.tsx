import { notFound } from '#content/pages/not-found.ts';
import { NotFound } from '#app/sections/not-found.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta({ ...notFound.meta, path: '/404', noindex: true });
}

export default function NotFoundScreen() {
  return <NotFound copy={notFound} />;
}
