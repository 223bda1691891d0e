import { contact } from '#content/pages/contact.ts';
import { thankYou } from '#content/pages/thank-you.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { Thanks } from '#app/sections/contact/thanks.tsx';
import { WithSteps } from '#app/sections/contact/with-steps.tsx';

export function meta() {
  return pageMeta({ ...thankYou.meta, path: '/thank-you', noindex: true });
}

export default function ThankYou() {
  return (
    <WithSteps steps={contact.steps}>
      <Thanks words={thankYou} />
    </WithSteps>
  );
}
