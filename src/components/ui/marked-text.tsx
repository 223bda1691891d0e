import { splitBangla } from '#lib/split-bangla.ts';

/** A text in which an owner may write Bangla, with what is Bangla in it marked as such (WCAG 3.1.2). The build does the same in long texts. */
export function MarkedText({ children: text }: { children: string }) {
  return splitBangla(text).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} lang="bn">
        {part}
      </span>
    ),
  );
}
