import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * The text of a page as a program shows it that is far from the site: every address is a full one, and a picture is one file
 * instead of a choice for the width of the page.
 * @param page - the full address of the text's page.
 */
export function standaloneHtml(html: string, page: string): string {
  const root = fromHtml(html, { fragment: true });
  visit(root, 'element', ({ properties }) => {
    // Where a table scrolls, the keyboard has to reach it; here it does not.
    delete properties.tabIndex;
    delete properties.srcSet;
    delete properties.sizes;
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = new URL(address, page).href;
    }
  });
  return toHtml(root);
}
