import { paths } from './paths.ts';

/**
 * The address of a form that knows what was chosen: `/contact?about=web-shop`, or `/?about=web-shop#quoteSection` for the home
 * page's. In the address the choice survives a reload, the way back and a shared link.
 *
 * @param id - of src/content/offers.ts
 * @param to - the form's own address, as the content has it.
 */
export function offerLink(id: string, to: string = paths.contact): string {
  const [path = '', fragment] = to.split('#');
  return `${path}?about=${encodeURIComponent(id)}${fragment === undefined ? '' : `#${fragment}`}`;
}
