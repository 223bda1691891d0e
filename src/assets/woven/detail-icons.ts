/** The icons of what services and products consist of. */
export const detailIcons = {
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
  page: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M2 .5h12m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m1 0h8m1 0h1m-12 1h1m10 0h1m-12 1h1m1 0h8m1 0h1m-12 1h1m10 0h1m-12 1h1m1 0h5m4 0h1m-12 1h1m10 0h1m-12 1h12',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M4 2.5h8m-8 1h8' },
    ],
  },
  redraw: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h8m-8 1h1m6 0h1m-8 1h1m1 0h4m1 0h1m-8 1h1m6 0h1m-8 1h1m1 0h4m1 0h1m-8 1h1m6 0h1m-8 1h1m1 0h2m-4 1h1m-1 1h1m-1 1h1m-1 1h1m6 0h1m-8 1h8',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M12 1.5h2m-3 1h4m-5 1h4m-5 1h4m-5 1h4m-5 1h4m-4 1h3m-2 1h1' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M6 7.5h1m-2 1h3m-3 1h2' },
    ],
  },
  swatches: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h7m-7 1h1m5 0h1m1 0h7m-15 1h1m5 0h1m1 0h1m5 0h1m-15 1h1m5 0h1m1 0h1m5 0h1m-15 1h1m5 0h1m1 0h1m5 0h1m-15 1h1m5 0h1m1 0h1m5 0h1m-15 1h7m1 0h1m5 0h1m-7 1h7m-12 1h7m-7 1h1m1 0h3m1 0h1m-7 1h1m1 0h3m1 0h1m-7 1h7',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M2 2.5h3m-3 1h3m-3 1h3' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M10 3.5h3m-3 1h3m-3 1h3' },
    ],
  },
  basket: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 .5h2m-3 1h1m2 0h1m-5 1h1m4 0h1m-7 1h1m6 0h1m-12 1h16m-16 1h1m14 0h1m-15 1h1m12 0h1m-14 1h1m12 0h1m-13 1h1m10 0h1m-12 1h1m10 0h1m-11 1h10',
      },
      {
        stroke: 'var(--glyph-2,var(--action))',
        d: 'M3 6.5h1m2 0h1m2 0h1m2 0h1m-10 1h1m2 0h1m2 0h1m2 0h1m-9 1h1m2 0h2m2 0h1m-8 1h1m2 0h2m2 0h1',
      },
    ],
  },
  ticket: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m14 0h1m-16 1h1m11 0h2m1 0h1m-16 1h1m11 0h2m1 0h1m-15 1h1m1 0h4m7 0h1m-14 1h1m12 0h1m-15 1h1m2 0h4m5 0h2m1 0h1m-16 1h1m11 0h2m1 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M2 2.5h5m-5 6h5' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M10 1.5h1m-1 1h1m-1 1h1m-1 1h1m-1 1h1m-1 1h1m-1 1h1m-1 1h1m-1 1h1' },
    ],
  },
  link: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M1 .5h6m-7 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-7 1h6m2 3h6m-7 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-7 1h6',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M8 2.5h2m-2 1h2m-1 1h2m-2 1h2m-6 1h2m-1 1h2m-2 1h2m-1 1h1' },
    ],
  },
  move: {
    viewBox: '0 0 16 10',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h6m4 0h6m-16 1h1m4 0h1m4 0h1m4 0h1m-16 1h1m4 0h1m4 0h1m4 0h1m-16 1h1m4 0h1m4 0h1m4 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h1m4 0h1m4 0h1m4 0h1m-16 1h1m4 0h1m4 0h1m4 0h1m-16 1h1m4 0h1m4 0h1m4 0h1m-16 1h6m4 0h6',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 2.5h1m-1 1h2m-6 1h8m-8 1h8m-4 1h2m-2 1h1' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M11 1.5h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4' },
    ],
  },
  stock: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 .5h6m-6 1h1m4 0h1m-6 1h1m4 0h1m-6 1h1m4 0h1m-6 1h6m-9 1h6m1 0h6m-13 1h1m4 0h1m1 0h1m4 0h1m-13 1h1m4 0h1m1 0h1m4 0h1m-13 1h1m4 0h1m1 0h1m4 0h1m-13 1h6m1 0h6m-15 2h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 1.5h2m-2 1h2m-5 4h2m-2 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M11 6.5h2m-2 1h2' },
    ],
  },
  bill: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M2 .5h12m-12 1h1m10 0h1m-12 1h1m1 0h4m5 0h1m-12 1h1m10 0h1m-12 1h1m1 0h4m5 0h1m-12 1h1m10 0h1m-12 1h1m1 0h4m5 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m1 0h2m1 0h2m1 0h2m1 0h1m-11 1h1m2 0h1m2 0h1m2 0h1',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M10 2.5h2m-2 2h2m-2 2h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M4 8.5h8' },
    ],
  },
  badge: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 .5h6m-6 1h1m4 0h1m-9 1h12m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h1m10 0h1m-12 1h12',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 4.5h2m-3 1h4m-3 1h2m-4 1h6m-6 1h6' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M4 10.5h8' },
    ],
  },
  team: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      { stroke: 'currentColor', d: 'M7 .5h2m-3 1h4m-3 1h2m-3 1h4m-5 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6' },
      {
        stroke: 'var(--glyph-2,var(--action))',
        d: 'M1 3.5h2m10 0h2m-15 1h4m8 0h4m-15 1h2m10 0h2m-15 1h4m8 0h4m-16 1h4m8 0h4m-16 1h4m8 0h4',
      },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M0 10.5h16' },
    ],
  },
  plan: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 .5h10m-10 1h1m8 0h1m-12 1h7m4 0h1m-12 1h1m5 0h1m1 0h2m1 0h1m-14 1h7m1 0h1m4 0h1m-14 1h1m5 0h1m1 0h1m1 0h2m1 0h1m-14 1h1m5 0h1m1 0h1m4 0h1m-14 1h1m5 0h1m1 0h6m-14 1h1m5 0h1m1 0h1m-9 1h1m5 0h3m-9 1h1m5 0h1m-7 1h7',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M3 6.5h3m-3 2h3m-3 2h3' },
    ],
  },
  money: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .5h8m-10 1h2m8 0h2m-12 1h10m1 0h1m-12 1h1m10 0h1m-11 1h10m-11 1h2m8 0h2m-12 1h10m1 0h1m-12 1h1m10 0h1m-11 1h10m-11 1h1m10 0h1m-12 1h10m1 0h1m-10 1h8',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M6 1.5h4m-4 4h4' },
    ],
  },
  gift: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 4.5h16m-16 1h1m14 0h1m-16 1h16m-15 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h14',
      },
      {
        stroke: 'var(--glyph-2,var(--action))',
        d: 'M3 .5h3m4 0h3m-11 1h1m3 0h1m2 0h1m3 0h1m-12 1h1m4 0h2m4 0h1m-11 1h10m-6 2h2m-2 2h2m-2 1h2m-2 1h2m-2 1h2',
      },
    ],
  },
  percent: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M1 .5h4m8 0h2m-15 1h1m4 0h1m6 0h2m-14 1h1m4 0h1m5 0h2m-13 1h1m4 0h1m4 0h2m-11 1h4m4 0h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M10 7.5h4m-5 1h1m4 0h1m-6 1h1m4 0h1m-6 1h1m4 0h1m-5 1h4' },
    ],
  },
  van: {
    viewBox: '0 0 16 10',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M1 .5h9m-9 1h1m7 0h1m-9 1h1m7 0h5m-13 1h1m7 0h1m3 0h2m-14 1h1m7 0h1m4 0h2m-15 1h1m7 0h1m5 0h1m-15 1h1m7 0h1m5 0h1m-15 1h3m2 0h6m2 0h2m-14 1h1m2 0h1m4 0h1m2 0h1m-11 1h2m6 0h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M4 2.5h2m-3 1h4m-3 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M3 8.5h2m6 0h2' },
    ],
  },
  table: {
    viewBox: '0 0 16 13',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M5 .5h6m-6 1h6m-11 2h2m1 0h10m1 0h2m-16 1h2m1 0h1m8 0h1m1 0h2m-16 1h2m1 0h1m8 0h1m1 0h2m-16 1h2m1 0h1m8 0h1m1 0h2m-16 1h2m1 0h1m8 0h1m1 0h2m-16 1h2m1 0h1m8 0h1m1 0h2m-16 1h2m1 0h10m1 0h2m-11 2h6m-6 1h6',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 5.5h2m-3 1h4m-3 1h2' },
    ],
  },
  kitchen: {
    viewBox: '0 0 16 13',
    strokeWidth: 0.8,
    lines: [
      { stroke: 'currentColor', d: 'M2 5.5h12m-12 1h1m10 0h3m-14 1h1m10 0h1m1 0h1m-14 1h1m10 0h3m-14 1h1m10 0h1m-11 1h10' },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M5 .5h1m4 0h1m-7 1h1m4 0h1m-5 1h1m4 0h1m-7 1h1m4 0h1' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M2 12.5h12' },
    ],
  },
  lesson: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m14 0h1m-16 1h1m1 0h2m4 0h1m6 0h1m-16 1h1m1 0h4m2 0h1m1 0h4m1 0h1m-16 1h1m1 0h7m6 0h1m-16 1h1m1 0h4m2 0h1m1 0h4m1 0h1m-16 1h1m1 0h2m4 0h1m6 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M2 8.5h8' },
    ],
  },
  days: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h2m1 0h2m1 0h2m1 0h2m-11 1h2m1 0h2m1 0h2m1 0h2m-11 2h2m1 0h2m4 0h2m1 0h2m-14 1h2m1 0h2m4 0h2m1 0h2m-14 2h2m1 0h2m1 0h2m1 0h2m1 0h2m-14 1h2m1 0h2m1 0h2m1 0h2m1 0h2m-14 2h2m4 0h2m1 0h2m1 0h2m-14 1h2m4 0h2m1 0h2m1 0h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M12 .5h2m-2 1h2m-8 2h2m-2 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M3 9.5h2m-2 1h2' },
    ],
  },
  offline: {
    viewBox: '0 0 16 13',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M11 .5h1m-1 1h1m-1 1h1m-4 1h1m-1 1h1m-4 1h1m2 0h1m2 0h1m-7 1h1m5 0h1m-10 1h1m2 0h1m5 0h1m-10 1h1m2 0h1m2 0h1m2 0h1m-10 1h1m5 0h1m2 0h1m-10 1h1m5 0h1m2 0h1',
      },
      {
        stroke: 'var(--glyph-2,var(--action))',
        d: 'M14 .5h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2m-3 1h2',
      },
    ],
  },
  guardian: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      { stroke: 'currentColor', d: 'M4 .5h2m-3 1h4m-3 1h2m-4 1h6m-7 1h8m-8 1h8m-8 1h8m-8 1h8m-8 1h8m-8 1h8' },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M11 4.5h2m-3 1h4m-3 1h2m-4 1h7m-7 1h7m-7 1h7' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M0 11.5h16' },
    ],
  },
  card: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m14 0h1m-16 1h1m7 0h6m1 0h1m-16 1h1m14 0h1m-16 1h1m7 0h4m3 0h1m-16 1h1m14 0h1m-16 1h1m7 0h6m1 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h1m14 0h1m-16 1h16',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M3 2.5h2m-3 1h4m-3 1h2m-3 1h4m-4 1h4' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M2 8.5h12' },
    ],
  },
  clock: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M2 .5h12m-11 1h1m8 0h1m-10 1h1m8 0h1m-9 1h1m6 0h1m-7 1h1m4 0h1m-5 1h1m2 0h1m-4 1h1m2 0h1m-5 1h1m4 0h1m-7 1h1m6 0h1m-9 1h1m8 0h1m-10 1h1m8 0h1m-11 1h12',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M5 2.5h6m-5 1h4m-3 1h2m-2 3h2m-2 1h2m-3 1h4m-5 1h6' },
    ],
  },
  cog: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M6 .5h4m-8 1h2m2 0h1m2 0h1m2 0h2m-12 1h1m1 0h3m2 0h3m1 0h1m-11 1h1m8 0h1m-12 1h2m10 0h2m-14 1h1m12 0h1m-14 1h1m12 0h1m-14 1h2m10 0h2m-12 1h1m8 0h1m-11 1h1m1 0h3m2 0h3m1 0h1m-12 1h2m2 0h1m2 0h1m2 0h2m-8 1h4',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M6 4.5h4m-5 1h2m2 0h2m-6 1h2m2 0h2m-5 1h4' },
    ],
  },
  phone: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .5h8m-8 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m1 0h4m1 0h1m-8 1h1m6 0h1m-8 1h1m1 0h4m1 0h1m-8 1h1m6 0h1m-8 1h1m6 0h1m-8 1h1m2 0h2m2 0h1m-8 1h8',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M6 2.5h4m-4 1h4' },
    ],
  },
  tablet: {
    viewBox: '0 0 16 13',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .5h8m-9 1h2m2 0h2m2 0h2m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h1m8 0h1m-10 1h2m6 0h2m-9 1h8',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M5 3.5h2m2 0h2m-6 1h2m2 0h2m-6 5h2m2 0h2m-6 1h2m2 0h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M5 6.5h2m2 0h2m-6 1h2m2 0h2' },
    ],
  },
  twins: {
    viewBox: '0 0 16 11',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h7m2 0h7m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m1 0h3m1 0h1m2 0h1m1 0h3m1 0h1m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m1 0h3m1 0h1m2 0h1m1 0h3m1 0h1m-16 1h1m5 0h1m2 0h1m5 0h1m-16 1h1m2 0h1m2 0h1m2 0h1m2 0h1m2 0h1m-16 1h7m2 0h7',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M2 2.5h3m6 0h3m-12 1h3m6 0h3' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 5.5h2m-2 1h2' },
    ],
  },
  server: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .5h16m-16 1h1m5 0h8m1 0h1m-16 1h1m5 0h8m1 0h1m-16 1h16m-16 1h1m5 0h8m1 0h1m-16 1h1m5 0h8m1 0h1m-16 1h16m-16 1h1m5 0h8m1 0h1m-16 1h1m5 0h8m1 0h1m-16 1h16m-9 1h2m-6 1h10',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M2 1.5h2m-2 1h2m-2 5h2m-2 1h2' },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M2 4.5h2m-2 1h2' },
    ],
  },
  one: {
    viewBox: '0 0 16 7',
    strokeWidth: 0.8,
    lines: [
      { stroke: 'currentColor', d: 'M7 .5h2m-3 1h4m-5 1h2m2 0h2m-7 1h2m4 0h2m-7 1h2m2 0h2m-5 1h4m-3 1h2' },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 2.5h2m-3 1h4m-3 1h2' },
    ],
  },
  two: {
    viewBox: '0 0 16 7',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M3 .5h2m6 0h2m-11 1h4m4 0h4m-13 1h2m2 0h2m2 0h2m2 0h2m-15 1h2m4 0h4m4 0h2m-15 1h2m2 0h2m2 0h2m2 0h2m-13 1h4m4 0h4m-11 1h2m6 0h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M3 2.5h2m6 0h2m-11 1h4m4 0h4m-11 1h2m6 0h2' },
    ],
  },
  three: {
    viewBox: '0 0 16 9',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 .5h2m-3 1h4m-5 1h2m2 0h2m-5 1h4m-7 1h2m2 0h2m2 0h2m-11 1h4m4 0h4m-13 1h2m2 0h2m2 0h2m2 0h2m-13 1h4m4 0h4m-11 1h2m6 0h2',
      },
      { stroke: 'var(--glyph-2,var(--action))', d: 'M7 2.5h2m-6 4h2m6 0h2' },
    ],
  },
  own: {
    viewBox: '0 0 16 12',
    strokeWidth: 0.8,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M7 .5h2m-3 1h1m2 0h1m-5 1h1m4 0h1m-7 1h1m6 0h1m-9 1h1m8 0h1m-11 1h1m10 0h1m-12 1h1m10 0h1m-11 1h1m8 0h1m-9 1h1m6 0h1m-7 1h1m4 0h1m-5 1h1m2 0h1m-3 1h2',
      },
      { stroke: 'var(--glyph-3,var(--highlight))', d: 'M7 3.5h2m-2 1h2m-4 1h6m-6 1h6m-4 1h2m-2 1h2' },
    ],
  },
} as const;
