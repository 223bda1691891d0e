import { href } from 'react-router';
import { terms } from '#content/pages/terms.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { Terms } from '#app/sections/terms/terms.tsx';

export function meta() {
  return pageMeta({ ...terms.meta, path: href('/company/termsConditions') });
}

export default function TermsScreen() {
  return <Terms copy={terms} />;
}
