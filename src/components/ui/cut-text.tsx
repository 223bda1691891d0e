import { cut, cutAtWord } from '#lib/cut.ts';
import { MarkedText } from './marked-text.tsx';

type Props = {
  text: string;
  rule: { limit: number; tolerance?: number };
  /** Ends after a whole word. */
  atWord?: boolean;
};

/** A text that is cut to its limit on the screen. Assistive technology gets the full text (decisions section 4). */
export function CutText({ text, rule, atWord = false }: Props) {
  const shown = atWord ? cutAtWord(text, rule) : cut(text, rule);
  if (shown === text) return <MarkedText>{text}</MarkedText>;
  return (
    <>
      <span aria-hidden="true">
        <MarkedText>{shown}</MarkedText>
      </span>
      <span className="visually-hidden">
        <MarkedText>{text}</MarkedText>
      </span>
    </>
  );
}
