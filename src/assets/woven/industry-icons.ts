/** The icons of industries. */
export const industryIcons = {
  retail: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M12 7.5h6m-7 1h1m6 0h1m-9 1h1m8 0h1m-13 1h16m-16 1h1m14 0h1m-15 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h14',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M14 12.5h2m-3 1h4m-5 1h2m2 0h2m-5 1h4m-3 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M14 14.5h2' },
    ],
  },
  food: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      { stroke: 'currentColor', d: 'M12 10.5h6m-8 1h2m6 0h2m-11 1h1m10 0h1m-13 1h1m12 0h1m-14 1h1m12 0h1m-15 1h16m-15 2h14' },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M14 7.5h2m-3 1h4m-3 1h2' },
    ],
  },
  health: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M11 6.5h8m-8 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-12 1h5m6 0h5m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h5m6 0h5m-12 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-8 1h8',
      },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M14 11.5h2m-2 1h2m-4 1h6m-4 1h2m-2 1h2' },
    ],
  },
  school: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 6.5h6m4 0h6m-16 1h1m4 0h2m2 0h2m4 0h1m-16 1h1m1 0h2m2 0h4m2 0h2m1 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m1 0h3m2 0h2m2 0h3m1 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m1 0h3m2 0h2m2 0h3m1 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m1 0h3m2 0h2m2 0h3m1 0h1m-16 1h1m6 0h2m6 0h1m-16 1h6m1 0h2m1 0h6m-11 1h6',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M14 18.5h2m-2 1h2' },
    ],
  },
  freight: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      { stroke: 'currentColor', d: 'M7 14.5h16m-15 1h14m-13 1h12m-11 1h10' },
      {
        stroke: 'var(--glyph-2,var(--action))',
        d: 'M10 7.5h3m4 0h3m-10 1h3m1 0h2m1 0h3m-10 1h3m1 0h2m1 0h3m-12 1h6m2 0h6m-14 1h3m1 0h6m1 0h3m-14 1h3m1 0h6m1 0h3m-15 7h2m2 0h2m4 0h2m2 0h2m-14 1h2m2 0h4m2 0h2',
      },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M14 5.5h2m-2 1h2' },
    ],
  },
  farm: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M14 5.5h2m-3 1h4m-3 1h2m-6 1h2m2 0h2m2 0h2m-11 1h4m1 0h2m1 0h4m-11 1h3m1 0h2m1 0h3m-8 1h6m-4 1h2m-8 1h2m4 0h2m4 0h2m-15 1h5m2 0h2m2 0h5m-15 1h4m2 0h2m2 0h4m-11 1h8m-5 1h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 18.5h16m-15 1h6m2 0h6' },
    ],
  },
  cloth: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M9 6.5h2m8 0h2m-13 1h4m6 0h4m-15 1h7m2 0h7m-16 1h16m-16 1h4m1 0h6m1 0h4m-15 1h2m2 0h6m2 0h2m-10 1h6m-6 1h6m-5 1h1m2 0h1m-5 1h6m-5 1h1m2 0h1m-5 1h6m-6 1h6m-6 1h6',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M12 14.5h1m1 0h2m1 0h1m-6 2h1m1 0h2m1 0h1' },
    ],
  },
  bank: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M14 6.5h2m-4 1h6m-8 1h10m-12 1h14m-13 2h2m2 0h4m2 0h2m-12 1h2m2 0h4m2 0h2m-12 1h2m2 0h4m2 0h2m-12 1h2m2 0h4m2 0h2m-12 1h2m2 0h4m2 0h2m-13 2h14',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 18.5h16' },
    ],
  },
  house: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M14 5.5h2m-3 1h4m-5 1h2m2 0h2m-7 1h2m4 0h2m-9 1h2m6 0h2m-11 1h2m8 0h2m-13 1h2m10 0h2m-15 1h3m10 0h3m-15 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h14',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M12 13.5h6m-6 1h1m4 0h1m-6 1h1m4 0h1m-6 1h1m4 0h1m-6 1h1m4 0h1m-6 1h1m4 0h1' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M14 17.5h2' },
    ],
  },
  travel: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M14 6.5h2m-3 1h4m-4 1h4m-4 1h4m-6 1h8m-10 1h12m-14 1h16m-16 1h2m4 0h4m4 0h2m-10 1h4m-4 1h4m-5 1h6m-7 1h8m-8 1h1m2 0h2m2 0h1',
      },
    ],
  },
  media: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 6.5h16m-16 1h1m14 0h1m-16 1h1m1 0h1m10 0h1m1 0h1m-16 1h1m14 0h1m-16 1h1m1 0h1m10 0h1m1 0h1m-16 1h1m14 0h1m-16 1h1m1 0h1m10 0h1m1 0h1m-16 1h1m14 0h1m-16 1h1m1 0h1m10 0h1m1 0h1m-16 1h1m14 0h1m-16 1h1m1 0h1m10 0h1m1 0h1m-16 1h1m14 0h1m-16 1h16',
      },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M14 10.5h2m-2 1h2m-2 1h2m-2 1h2m-2 1h2' },
    ],
  },
  welfare: {
    viewBox: '0 0 30 30',
    strokeWidth: 0.78,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M9 6.5h3m6 0h3m-13 1h5m4 0h5m-15 1h7m2 0h7m-16 1h16m-16 1h16m-15 1h14m-13 1h12m-11 1h10m-9 1h8m-7 1h6m-5 1h4m-3 1h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 19.5h16' },
    ],
  },
} as const;
