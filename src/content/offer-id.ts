/**
 * What stands for an offer in an address: its titles in small letters, digits and hyphens, in any script. 'Restaurant
 * Management' and 'Enterprise' give 'restaurant-management-enterprise'.
 */
export function offerId(...titles: string[]): string {
  return titles
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** That of a project, for something like it, by the name of its file or folder. */
export const projectOfferId = (slug: string): string => `project-${slug}`;
