import { href } from 'react-router';
import { contact } from '#content/pages/contact.ts';
import { thankYou } from '#content/pages/thank-you.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ThankYou } from '#app/sections/contact/thank-you.tsx';
import { NextSteps } from '#app/sections/contact/next-steps.tsx';

export function meta() {
  return pageMeta({ ...thankYou.meta, path: href('/thank-you'), noindex: true });
}

export default function ThankYouScreen() {
  return (
    <NextSteps steps={contact.steps} hanging>
      <ThankYou copy={thankYou} />
    </NextSteps>
  );
}
