/** The page that a visitor without a connection gets for an address that is not kept on the device. */
import offline from '../../content/pages/offline.json' with { type: 'json' };

export { offline };
/** Its address, which no link leads to. */
export const offlinePath = '/offline';
