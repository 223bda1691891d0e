import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

type Props = { copy: { heading: string; text: string; home: string } };

/** The screen of the error boundary. The link loads the whole page again, so that no broken state is left. */
export function PageError({ copy }: Props) {
  return (
    <section className="section">
      <div className="container">
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.text}</p>
        <ButtonLink variant="primary" to={href('/')} reloadDocument>
          {copy.home}
        </ButtonLink>
      </div>
    </section>
  );
}
