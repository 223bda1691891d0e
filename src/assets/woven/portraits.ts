export const portraits = {
  wide: { src: '/assets/team-uuuE7lxK.svg', width: 168, height: 56 },
  narrow: { src: '/assets/team-narrow-ajB8R4Me.svg', width: 120, height: 84 },
};
