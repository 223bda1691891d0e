import type { ProjectCard as Project } from '#content/entries.ts';
import { hook } from '#lib/data-attributes.ts';
import { includesQuery } from '#lib/normalise.ts';
import type { ListItems } from '#lib/listing.ts';
import { ProjectCard } from './project-card.tsx';
import { projectRows } from './project-rows.ts';

/**
 * The projects of the portfolio's list, the newest one large and the others in rows. One matches when its name, title or description
 * contains the text, and it is in the category (specification section 5).
 */
export const projectItems: ListItems<Project> = {
  matches: ({ name, title, description, category }, query) =>
    includesQuery([name, title, description], query.text) && (query.category === null || query.category === category),

  show([newest, ...others]) {
    if (!newest) return [];
    const cells = projectRows(others.length).flatMap((row) =>
      row.map((span, i) => ({ span, ends: i === row.length - 1, withFigure: row.length < 3 })),
    );
    return [
      <li key={`${newest.key} lead`} {...hook('key', `${newest.key} lead`)}>
        <ProjectCard project={newest} lead withFigure sizes="(width < 56.25em) 94vw, 76vw" />
      </li>,
      ...others.map((project, i) => {
        const { span, ends, withFigure } = cells[i] ?? { span: 12, ends: true, withFigure: true };
        const key = `${project.key} ${span} ${ends} ${withFigure}`;
        return (
          <li key={key} {...hook('key', key)} data-span={span} data-end={ends || undefined} style={{ '--span': span }}>
            <ProjectCard project={project} withFigure={withFigure} sizes={`(width < 40em) 92vw, (width < 56.25em) 46vw, ${widths[span]}`} />
          </li>
        );
      }),
    ];
  },
};

/** Of a picture that spans so many of the twelve columns. One alone in its row extends to the window's edge. */
const widths = { 4: '380px', 5: '480px', 7: '690px', 8: '790px', 12: '68vw' };
