import { href } from 'react-router';
import { terms } from '#content/pages/terms.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { Terms } from '#app/sections/terms/terms.tsx';

export function meta() {
  const path = href('/company/termsConditions');
  const trail = breadcrumbs({ name: terms.heading, path });
  return pageMeta({ ...terms.meta, path, structured: [trail] });
}

export default function TermsScreen() {
  return <Terms copy={terms} />;
}
