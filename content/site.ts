/** The company's data. For another company, replace this file and the logo (art/weave/mark.ts); no other file names the company. */

export const site = {
  name: 'Nakshi Digital',
  /** Public address without a slash at the end. The environment variable SITE_URL overrides it in a build. */
  url: 'https://nakshi.example',
  language: 'en',
  description: 'Websites, shops and software for startups and small companies. Designed and built in Dhaka.',
  founded: 2021,
  /** The year of the copyright line. */
  copyright: 2026,
  phone: '+880 1000-000000',
  email: 'hello@nakshi.example',
  address: { street: 'House 00, Road 00, Dhanmondi', city: 'Dhaka', postcode: '1205', country: 'Bangladesh', countryCode: 'BD' },
  officeHours: 'Sun-Fri 09:00AM-08:00PM',
  /** Target of 'Get in Touch': a chat in a new tab. */
  chat: 'https://wa.me/8801000000000',
  map: {
    latitude: 23.7461,
    longitude: 90.3742,
    /** The only frame of another origin. It is loaded when it is almost in view. */
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=90.3642%2C23.7396%2C90.3842%2C23.7526&layer=mapnik&marker=23.7461%2C90.3742',
    open: 'https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=16/23.7461/90.3742',
  },
  social: [
    { name: 'LinkedIn', icon: 'linkedin', link: 'https://www.linkedin.com/company/nakshi-digital-example' },
    { name: 'Facebook', icon: 'facebook', link: 'https://www.facebook.com/nakshi.digital.example' },
    { name: 'Twitter/X', icon: 'x', link: 'https://x.com/nakshi_example' },
    { name: 'YouTube', icon: 'youtube', link: 'https://www.youtube.com/@nakshi-digital-example' },
    { name: 'Instagram', icon: 'instagram', link: 'https://www.instagram.com/nakshi.digital.example' },
    { name: 'Pinterest', icon: 'pinterest', link: 'https://www.pinterest.com/nakshidigitalexample' },
    { name: 'Threads', icon: 'threads', link: 'https://www.threads.net/@nakshi.digital.example' },
    { name: 'TikTok', icon: 'tiktok', link: 'https://www.tiktok.com/@nakshi.digital.example' },
  ],
} as const;

export const phoneLink = `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`;
export const emailLink = `mailto:${site.email}`;
