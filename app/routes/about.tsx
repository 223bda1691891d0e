import { href } from 'react-router';
import { about } from '#content/pages/about.ts';
import { social } from '#content/elsewhere.ts';
import { site } from '#content/site.ts';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { MissionVision } from '#app/sections/about/mission-vision.tsx';
import { Stats } from '#app/sections/about/stats.tsx';
import { Founder } from '#app/sections/about/founder.tsx';
import { Overview } from '#app/sections/about/overview.tsx';
import { Values } from '#app/sections/about/values.tsx';

export function meta() {
  return pageMeta({ ...about.meta, path: href('/company/aboutUs') });
}

export default function About() {
  return (
    <PageParts>
      <Overview copy={about} />
      <Stats copy={about.counters} />
      <MissionVision mission={about.mission} vision={about.vision} />
      <Founder copy={about.founder} social={social} company={site.name} />
      <Values copy={about.values} />
    </PageParts>
  );
}
