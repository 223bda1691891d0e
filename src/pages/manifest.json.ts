import type { APIRoute } from 'astro';
import { themeColours } from '#assets/woven/theme-colours.ts';
import { site } from '#content/site.ts';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (W3C). The site stays a page of the browser: nothing here asks to be installed. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: themeColours[0],
    theme_color: themeColours[0],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  });
