/** The words of the search screen, which a browser shows (specification section 2, 'Search'). */
import search from '../../content/pages/search.json' with { type: 'json' };

export { search };
