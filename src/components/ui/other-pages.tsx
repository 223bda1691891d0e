import { TextLink } from './text-link.tsx';

type Props = { label: string; places: readonly { name: string; link: string }[]; className?: string | undefined };

/** Links to pages that a search does not look through. */
export function OtherPages({ label, places, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      {places.map(({ name, link }) => (
        <TextLink key={name} to={link}>
          {name}
        </TextLink>
      ))}
    </nav>
  );
}
