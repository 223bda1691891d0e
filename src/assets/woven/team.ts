export const team = {
  wide: { src: '/assets/career-team-3sMs3kxo.svg', width: 275, height: 39 },
  narrow: { src: '/assets/career-team-narrow-FT8iHHTm.svg', width: 93, height: 97 },
};
