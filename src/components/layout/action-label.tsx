const paths = {
  chat: 'M4 4h16v12h-9l-5 4v-4H4z',
  phone: 'M8 3H4c0 9 8 17 17 17v-4l-5-2-2 2c-2-1-4-3-5-5l2-2z',
  quote: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
} as const;

/** What is in each of the three links that are always in the header: an icon and a name. */
export function ActionLabel({ icon, name }: { icon: keyof typeof paths; name: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={paths[icon]} />
      </svg>
      <span>{name}</span>
    </>
  );
}
