/** The characters of numbers. */
export const digits = {
  '0': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .333h12m-12 1h12m-14 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-14 1h12m-12 1h12',
      },
    ],
  },
  '1': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M8 .333h6m-6 1h6m-8 1h8m-8 1h8m-10 1h10m-10 1h10m-12 1h12m-12 1h12m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-12 1h18m-18 1h18m-18 1h18m-18 1h18',
      },
    ],
  },
  '2': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .333h12m-12 1h12m-14 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-8 1h6m-6 1h6m-8 1h6m-6 1h6m-8 1h6m-6 1h6m-8 1h6m-6 1h6m-8 1h6m-6 1h6m-8 1h6m-6 1h6m-8 1h20m-20 1h20m-20 1h20m-20 1h20',
      },
    ],
  },
  '3': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .333h12m-12 1h12m-14 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-12 1h10m-10 1h10m-10 1h10m-10 1h10m-4 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-14 1h12m-12 1h12',
      },
    ],
  },
  '4': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M12 .333h6m-6 1h6m-8 1h8m-8 1h8m-10 1h10m-10 1h10m-12 1h12m-12 1h12m-14 1h6m2 0h6m-14 1h6m2 0h6m-16 1h6m4 0h6m-16 1h6m4 0h6m-18 1h6m6 0h6m-18 1h6m6 0h6m-18 1h20m-20 1h20m-20 1h20m-20 1h20m-8 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6',
      },
    ],
  },
  '5': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .333h20m-20 1h20m-20 1h20m-20 1h20m-20 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h16m-16 1h16m-16 1h18m-18 1h18m-4 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-14 1h12m-12 1h12',
      },
    ],
  },
  '6': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .333h12m-12 1h12m-14 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m-6 1h6m-6 1h6m-6 1h6m-6 1h16m-16 1h16m-16 1h18m-18 1h18m-18 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-14 1h12m-12 1h12',
      },
    ],
  },
  '7': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M0 .333h20m-20 1h20m-20 1h20m-20 1h20m-6 1h6m-6 1h6m-8 1h6m-6 1h6m-6 1h6m-6 1h6m-8 1h6m-6 1h6m-6 1h6m-6 1h6m-8 1h6m-6 1h6m-6 1h6m-6 1h6m-8 1h6m-6 1h6m-6 1h6m-6 1h6m-8 1h6m-6 1h6m-6 1h6m-6 1h6',
      },
    ],
  },
  '8': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .333h12m-12 1h12m-14 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-16 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-14 1h12m-12 1h12',
      },
    ],
  },
  '9': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'currentColor',
        d: 'M4 .333h12m-12 1h12m-14 1h16m-16 1h16m-18 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h18m-18 1h18m-16 1h16m-16 1h16m-6 1h6m-6 1h6m-6 1h6m-6 1h6m-20 1h6m8 0h6m-20 1h6m8 0h6m-18 1h16m-16 1h16m-14 1h12m-12 1h12',
      },
    ],
  },
  '+': {
    viewBox: '0 0 20 26',
    strokeWidth: 0.667,
    lines: [
      {
        stroke: 'var(--highlight)',
        d: 'M8 4.333h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4m-10 1h16m-16 1h16m-16 1h16m-16 1h16m-10 1h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4m-4 1h4',
      },
    ],
  },
} as const;
