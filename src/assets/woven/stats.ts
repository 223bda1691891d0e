export const stats = [
  {
    wide: { src: '/assets/stat-0-3OPpebZy.svg', width: 385, height: 41 },
    narrow: { src: '/assets/stat-0-narrow-MYjhH28D.svg', width: 161, height: 97 },
  },
  {
    wide: { src: '/assets/stat-1-6JoMe3YL.svg', width: 37, height: 41 },
    narrow: { src: '/assets/stat-1-narrow-6JoMe3YL.svg', width: 37, height: 41 },
  },
  {
    wide: { src: '/assets/stat-2-xthUovjj.svg', width: 345, height: 41 },
    narrow: { src: '/assets/stat-2-narrow-KVSaJ6fr.svg', width: 161, height: 89 },
  },
  {
    wide: { src: '/assets/stat-3-qubuGwTb.svg', width: 41, height: 41 },
    narrow: { src: '/assets/stat-3-narrow-qubuGwTb.svg', width: 41, height: 41 },
  },
];
