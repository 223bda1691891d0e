import { ButtonLink } from '#app/ui/button.tsx';

type Props = { words: { heading: string; text: string; home: string } };

/** The last resort: a screen broke while it was shown. A full load starts afresh. */
export function PageError({ words }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <h1>{words.heading}</h1>
        <p className="lead">{words.text}</p>
        <ButtonLink look="action" to="/" reloadDocument>
          {words.home}
        </ButtonLink>
      </div>
    </section>
  );
}
