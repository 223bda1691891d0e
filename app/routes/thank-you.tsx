import { thankYou } from '#content/pages/thank-you.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export function meta() {
  return pageMeta({ ...thankYou.meta, path: '/thank-you', noindex: true });
}

export default function ThankYou() {
  return (
    <section className="section">
      <div className="wrap">
        <h1>{thankYou.heading}</h1>
        <p className="lead">{thankYou.text}</p>
        <ButtonLink look="action" to="/">
          {thankYou.home}
        </ButtonLink>
      </div>
    </section>
  );
}
