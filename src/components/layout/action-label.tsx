import { InlineDrawing } from '#components/ui/inline-drawing.tsx';
import { socialIcons } from '#assets/woven/social-icons.ts';

const paths = {
  phone: 'M8 3H4c0 9 8 17 17 17v-4l-5-2-2 2c-2-1-4-3-5-5l2-2z',
  quote: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
} as const;

/** What is in each of the three links that are always in the header: an icon, for the chat its own sign, and a name. */
export function ActionLabel({ icon, name }: { icon: 'chat' | keyof typeof paths; name: string }) {
  return (
    <>
      {icon === 'chat' ? (
        <InlineDrawing {...socialIcons.chat} />
      ) : (
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d={paths[icon]} />
        </svg>
      )}
      <span>{name}</span>
    </>
  );
}
