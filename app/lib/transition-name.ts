/**
 * The name under which an entry's picture grows from its card into its page. React hands a name that is no identifier to
 * `btoa`, which throws for letters beyond Latin-1; encoded, any title will do.
 */
export function transitionName(kind: 'post' | 'project', key: string): string {
  return `${kind}-${encodeURIComponent(key)}`;
}
