import { paths } from '#lib/paths.ts';
import type { products } from '#content/records.ts';
import type { Product } from '#content/schemas/product.ts';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './product-proof.module.css';

type Props = {
  proof: Product['proof'];
  /** The name of the project whose page tells the story, if there is one. */
  project: string | undefined;
  copy: Pick<(typeof products)['productPage'], 'rating' | 'readStory'>;
};

/** Below the figures of a product: what a customer says, what came of it, and whose rating the figures name. */
export function ProductProof({ proof: { quote, name, role, story }, project, copy }: Props) {
  return (
    <div className={`container columns ${styles.proof}`}>
      <figure>
        <blockquote className="quote">{quote}</blockquote>
        <figcaption className="quiet">
          <b>{name}</b>, {role}
        </figcaption>
      </figure>
      <div className={`stack ${styles.story}`}>
        <p>{story}</p>
        {project !== undefined && (
          <TextLink to={paths.project(project)}>
            <span>
              {copy.readStory} <MarkedText>{project}</MarkedText>
            </span>
          </TextLink>
        )}
        <p className="quiet small">{copy.rating}</p>
      </div>
    </div>
  );
}
