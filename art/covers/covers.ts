/** The covers of the posts, newest first. */
import { june, september } from './what-broke.ts';
import { looms } from './looms.ts';
import { parcel } from './parcel.ts';
import { passkey } from './passkey.ts';
import { quote } from './quote.ts';
import { saree } from './saree.ts';
import { sheet } from './sheet.ts';
import { sun } from './sun.ts';

export const covers = [quote, saree, looms, september, sun, june, passkey, parcel, sheet];
