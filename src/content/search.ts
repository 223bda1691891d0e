/** The words of the search screen, which a browser shows (specification section 2, 'Search'). */
import search from '../../content/pages/search.json' with { type: 'json' };

export { search };

/** As many as fit into three lines below the picture of a search without results. */
export const otherPlaces = search.elsewhere.places.slice(0, 8);
