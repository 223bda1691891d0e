import { cut } from '#app/lib/cut.ts';

/** A text that is cut to its limit on the screen. Assistive technology gets the full text (decisions section 4). */
export function CutText({ text, rule }: { text: string; rule: { limit: number; tolerance?: number } }) {
  const shown = cut(text, rule);
  if (shown === text) return text;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
