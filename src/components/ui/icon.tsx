const paths = {
  search: 'M15.5 15.5L21 21M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13',
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

/** A line icon in the text colour. Decoration: the control around it has its own name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
