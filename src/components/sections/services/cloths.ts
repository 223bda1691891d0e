const files = import.meta.glob<string>('/src/assets/woven/{industry,patch}-*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** A committed piece of cloth by its name, as a value of a style. */
export function cloth(name: string): string {
  return `url(${files[`/src/assets/woven/${name}.webp`]})`;
}
