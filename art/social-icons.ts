/** The logos of the social networks. They are from Simple Icons (CC0), but we drew LinkedIn's. */
import type { SocialIconName } from '../src/content/icons.ts';
import { siFacebook, siInstagram, siPinterest, siThreads, siTiktok, siWhatsapp, siX, siYoutube } from 'simple-icons';

type Logo = { viewBox: string; lines: { d: string; fillRule?: 'evenodd' }[] };

const linkedin =
  'M3 3h18v18H3zM6 10v8h2.6v-8zM7.3 5.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.4 10v8H13v-4.4c0-2 2.6-2.2 2.6 0V18h2.6v-5.1c0-3.6-3.8-3.5-5.2-1.7V10z';

const logo = (...lines: Logo['lines']): Logo => ({ viewBox: '0 0 24 24', lines });

export const socialDrawings: Record<SocialIconName | 'chat', Logo> = {
  linkedin: logo({ d: linkedin, fillRule: 'evenodd' }),
  facebook: logo({ d: siFacebook.path }),
  x: logo({ d: siX.path }),
  youtube: logo({ d: siYoutube.path }),
  instagram: logo({ d: siInstagram.path }),
  pinterest: logo({ d: siPinterest.path }),
  threads: logo({ d: siThreads.path }),
  tiktok: logo({ d: siTiktok.path }),
  // Of the chat (content/company.json); another chat needs another logo.
  chat: logo({ d: siWhatsapp.path }),
};
