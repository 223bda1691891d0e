/** What `npm run dev` writes before the title of an entry that visitors do not see yet. */
export const unpublished = { draft: 'Draft', from: 'From' };
