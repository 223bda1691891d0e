/** Whether the banner of a service shows projects that are made with what the service sells. */
import type { Project } from '#content/schema.ts';
import type { PortfolioBanner } from '#content/services/types.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import type { Problem } from './content-error.ts';
import type { Entry } from './read-content.ts';

const banners: Readonly<Record<string, PortfolioBanner>> = {
  'content/services/web-design-and-development.ts': webDesignAndDevelopment.portfolioBanner,
  'content/services/wordpress.ts': wordpress.portfolioBanner,
};

/** A problem for each project of a banner that is made with none of the banner's tools. A project that is not there is not shown. */
export function bannerProblems(projects: readonly Entry<Project>[], shown = banners): Problem[] {
  return Object.entries(shown).flatMap(([file, { projects: names, tools }]) =>
    projects
      .filter(({ data }) => names.some((name) => name === data.projectName))
      .filter(({ data }) => !data.tools.some((tool) => tools.includes(tool)))
      .map(({ data }) => ({
        file,
        field: 'portfolioBanner.projects',
        found: `"${data.projectName}", made with ${data.tools.join(', ')}`,
        expected: `expected a project made with ${tools.join(' or ')}`,
      })),
  );
}
