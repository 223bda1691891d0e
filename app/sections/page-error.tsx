import { ButtonLink } from '#app/ui/button.tsx';

type Props = { copy: { heading: string; text: string; home: string } };

/** The last resort: a screen broke while it was shown. A full load starts afresh. */
export function PageError({ copy }: Props) {
  return (
    <section className="section">
      <div className="container">
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.text}</p>
        <ButtonLink variant="primary" to="/" reloadDocument>
          {copy.home}
        </ButtonLink>
      </div>
    </section>
  );
}
