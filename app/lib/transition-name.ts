/**
 * The name of the view transition in which an entry's picture grows from its card into its page. It is encoded, since React
 * passes a name that is not an identifier to `btoa`, which throws for characters beyond Latin-1.
 */
export function transitionName(type: string, key: string): string {
  return `${type}-${encodeURIComponent(key)}`;
}
