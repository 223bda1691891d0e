import type { Technology } from '#content/schemas/shared.ts';
import { ToolGrid } from '#components/ui/tool-grid.tsx';

type Props = { copy: { title: string; intro?: string; items: Technology[] } };

/** The tools of a service, on a tinted background. */
export function Tools({ copy: { title, intro, items } }: Props) {
  return (
    <section className="section tinted">
      <ToolGrid title={title} intro={intro} tools={items.map(({ name, benefit }) => ({ name, texts: benefit }))} />
    </section>
  );
}
