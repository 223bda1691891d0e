/** The icons of services and products. */
export const glyphs = {
  design: {
    viewBox: '0 0 16 16',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h16m-16 1h1m7 0h1m6 0h1m-16 1h1m7 0h1m1 0h4m1 0h1m-16 1h1m7 0h1m6 0h1m-16 1h1m7 0h1m1 0h4m1 0h1m-16 1h1m7 0h1m6 0h1m-16 1h1m7 0h1m1 0h2m3 0h1m-16 1h1m7 0h1m6 0h1m-16 1h16m-10 2h4m-6 1h8',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M2 2.5h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M4 6.5h1m-2 1h3m-4 1h5m-4 1h3m-2 1h1' },
    ],
  },
  code: {
    viewBox: '0 0 16 16',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 2.5h1m4 0h1m-7 1h2m4 0h2m-9 1h2m6 0h2m-11 1h2m8 0h2m-13 1h2m10 0h2m-15 1h2m12 0h2m-16 1h2m12 0h2m-15 1h2m10 0h2m-13 1h2m8 0h2m-11 1h2m6 0h2m-9 1h2m4 0h2m-7 1h1m4 0h1',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 4.5h2m-2 1h2m-3 1h2m-2 1h2m-3 1h2m-2 1h2m-3 1h2' },
    ],
  },
  cms: {
    viewBox: '0 0 16 16',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m14 0h1m-16 1h1m1 0h4m9 0h1m-16 1h1m14 0h1m-16 1h1m1 0h12m1 0h1m-16 1h1m14 0h1m-16 1h1m1 0h8m5 0h1m-16 1h1m14 0h1m-16 1h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M8 9.5h1m-2 1h3m-4 1h5m-6 1h2m1 0h1m1 0h2m-6 1h5m-4 1h3m-2 1h1' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 12.5h1m1 0h1' },
    ],
  },
  software: {
    viewBox: '0 0 16 16',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M1 1.5h6m2 0h6m-14 1h1m4 0h1m2 0h1m4 0h1m-14 1h1m4 0h4m4 0h1m-14 1h1m4 0h1m2 0h1m4 0h1m-14 1h1m4 0h1m2 0h1m4 0h1m-14 1h6m2 0h6m-12 1h2m6 0h2m-10 1h2m6 0h2m-12 1h6m2 0h6m-14 1h1m4 0h1m2 0h1m4 0h1m-14 1h1m4 0h4m4 0h1m-14 1h1m4 0h1m2 0h1m4 0h1m-14 1h1m4 0h1m2 0h1m4 0h1m-14 1h6m2 0h6',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M3 3.5h2m-2 1h2m6 7h2m-2 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M11 3.5h2m-2 1h2m-10 7h2m-2 1h2' },
    ],
  },
  app: {
    viewBox: '0 0 16 16',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M3 .5h10m-10 1h1m8 0h1m-10 1h1m2 0h4m2 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m1 0h6m1 0h1m-10 1h1m8 0h1m-10 1h1m3 0h2m3 0h1m-10 1h10',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 4.5h2m-3 1h4m-5 1h2m2 0h2m-6 1h2m2 0h2m-5 1h4m-3 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 6.5h2m-2 1h2' },
    ],
  },
  advice: {
    viewBox: '0 0 16 16',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 .5h2m-3 1h1m2 0h1m-5 1h1m4 0h1m-7 1h1m6 0h1m-9 1h1m8 0h1m-11 1h1m10 0h1m-13 1h1m12 0h1m-15 1h1m14 0h1m-16 1h1m14 0h1m-15 1h1m5 0h2m5 0h1m-13 1h1m3 0h4m3 0h1m-11 1h1m2 0h4m2 0h1m-9 1h1m2 0h2m2 0h1m-7 1h1m4 0h1m-5 1h1m2 0h1m-3 1h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 3.5h2m-3 1h4m-4 1h4m-3 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 7.5h2m-2 1h2' },
    ],
  },
  shop: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 .5h6m-7 1h1m6 0h1m-9 1h1m8 0h1m-13 1h16m-16 1h2m12 0h2m-15 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h14',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 5.5h2m-3 1h4m-5 1h2m2 0h2m-5 1h4m-3 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 7.5h2' },
    ],
  },
  food: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      { stroke: 'currentColor', d: 'M5 3.5h6m-8 1h2m6 0h2m-11 1h1m10 0h1m-13 1h1m12 0h1m-14 1h1m12 0h1m-15 1h16m-15 2h14' },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 .5h2m-3 1h4m-3 1h2' },
    ],
  },
  learn: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h6m4 0h6m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m1 0h3m2 0h2m2 0h3m1 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m1 0h3m2 0h2m2 0h3m1 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m1 0h3m2 0h2m6 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m6 0h2m6 0h1m-16 1h1m6 0h2m6 0h1m-16 1h16m-9 1h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M11 6.5h2m-3 1h4m-3 1h2' },
    ],
  },
  crm: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      { stroke: 'currentColor', d: 'M4 .5h4m-5 1h6m-6 1h6m-5 1h4m-6 2h8m-9 1h10m-10 1h10m-10 1h10' },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M12 2.5h2m-3 1h4m-3 1h2m-2 2h3m-4 1h4m-4 1h4' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M0 10.5h8' },
    ],
  },
  hr: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m2 0h2m6 0h2m2 0h1m-16 1h16m-16 1h1m14 0h1m-16 1h1m1 0h2m1 0h2m4 0h2m2 0h1m-16 1h1m14 0h1m-16 1h1m1 0h2m4 0h2m1 0h2m2 0h1m-16 1h1m14 0h1m-16 1h1m1 0h2m1 0h2m4 0h2m2 0h1m-16 1h1m14 0h1m-16 1h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M8 4.5h2m-5 2h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M8 8.5h2' },
    ],
  },
  erp: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M14 .5h2m-2 1h2m-2 1h2m-2 1h2m-10 1h2m6 0h2m-10 1h2m6 0h2m-10 1h2m6 0h2m-10 1h2m6 0h2m-10 1h2m6 0h2m-16 2h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M10 2.5h2m-2 1h2m-2 1h2m-2 1h2m-2 1h2m-2 1h2m-2 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M2 6.5h2m-2 1h2m-2 1h2' },
    ],
  },
  drupal: {
    viewBox: '0 0 16 13',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 .5h2m-3 1h1m2 0h1m-5 1h1m4 0h1m-7 1h1m6 0h1m-9 1h1m8 0h1m-11 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-11 1h1m8 0h1m-9 1h2m4 0h2m-6 1h4',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M5 5.5h2m2 0h2m-7 1h8m-8 1h8m-7 1h2m2 0h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 9.5h2m-3 1h4m-3 1h2' },
    ],
  },
  care: {
    viewBox: '0 0 16 13',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 .5h6m-8 1h2m6 0h2m-11 1h1m4 0h2m4 0h1m-13 1h1m12 0h1m-14 1h1m4 0h4m4 0h1m-15 1h1m4 0h1m4 0h1m4 0h1m-16 1h1m2 0h1m1 0h1m4 0h1m1 0h1m2 0h1m-16 1h1m4 0h1m4 0h1m4 0h1m-15 1h1m4 0h4m4 0h1m-14 1h1m12 0h1m-13 1h1m4 0h2m4 0h1m-11 1h2m6 0h2m-8 1h6',
      },
      {
        stroke: 'var(--glyph-2,var(--action))',
        d: 'M5 2.5h2m2 0h2m-7 1h1m6 0h1m-9 1h1m8 0h1m-10 1h1m8 0h1m-10 2h1m8 0h1m-10 1h1m8 0h1m-9 1h1m6 0h1m-7 1h2m2 0h2',
      },
    ],
  },
} as const;
