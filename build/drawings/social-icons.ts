/** The logos of the social networks as symbols of the sprite. They are from Simple Icons (CC0), but we drew LinkedIn's. */
import { siFacebook, siInstagram, siPinterest, siThreads, siTiktok, siX, siYoutube } from 'simple-icons';

const linkedin =
  'M3 3h18v18H3zM6 10v8h2.6v-8zM7.3 5.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.4 10v8H13v-4.4c0-2 2.6-2.2 2.6 0V18h2.6v-5.1c0-3.6-3.8-3.5-5.2-1.7V10z';

const paths = {
  linkedin: `fill-rule="evenodd" d="${linkedin}"`,
  facebook: `d="${siFacebook.path}"`,
  x: `d="${siX.path}"`,
  youtube: `d="${siYoutube.path}"`,
  instagram: `d="${siInstagram.path}"`,
  pinterest: `d="${siPinterest.path}"`,
  threads: `d="${siThreads.path}"`,
  tiktok: `d="${siTiktok.path}"`,
};

export function socialSymbols(): string {
  return Object.entries(paths)
    .map(([name, path]) => `<symbol id="social-${name}" viewBox="0 0 24 24"><path ${path}/></symbol>`)
    .join('');
}
