/** The company on other sites. Apart from site.ts, so that only the parts that show it load it. */

/** In the footer of every page; the founder's are chosen from them (pages/about.ts). */
export const social = [
  { name: 'LinkedIn', icon: 'linkedin', link: 'https://www.linkedin.com/company/nakshi-digital-example' },
  { name: 'Facebook', icon: 'facebook', link: 'https://www.facebook.com/nakshi.digital.example' },
  { name: 'Twitter/X', icon: 'x', link: 'https://x.com/nakshi_example' },
  { name: 'YouTube', icon: 'youtube', link: 'https://www.youtube.com/@nakshi-digital-example' },
  { name: 'Instagram', icon: 'instagram', link: 'https://www.instagram.com/nakshi.digital.example' },
  { name: 'Pinterest', icon: 'pinterest', link: 'https://www.pinterest.com/nakshidigitalexample' },
  { name: 'Threads', icon: 'threads', link: 'https://www.threads.net/@nakshi.digital.example' },
  { name: 'TikTok', icon: 'tiktok', link: 'https://www.tiktok.com/@nakshi.digital.example' },
] as const;

export const map = {
  latitude: 23.7461,
  longitude: 90.3742,
  /** The only frame of another origin. It is loaded when it is almost in view. */
  embed: 'https://www.openstreetmap.org/export/embed.html?bbox=90.3642%2C23.7396%2C90.3842%2C23.7526&layer=mapnik&marker=23.7461%2C90.3742',
  open: 'https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=16/23.7461/90.3742',
} as const;
