import * as z from 'zod';
import { innerLink, list, text } from '../fields.ts';

export const Layout = z.strictObject({
  skip: text,
  menu: z.strictObject({ label: text, button: text }),
  search: z
    .strictObject({ label: text, placeholder: text, phonePlaceholder: text, open: text })
    .meta({ hint: 'On a phone the search bar takes the full width, so its placeholder can be longer.' }),
  productMenu: z.strictObject({ heading: text, text, all: text }),
  serviceMenu: z.strictObject({
    all: text,
    abroad: text.meta({ hint: 'To the part for customers abroad, in the menu and below the address in the footer.' }),
  }),
  getInTouch: text.meta({ hint: 'At the end of the menu on a phone, and in the footer.' }),
  actions: z.strictObject({ chat: text, call: text, quote: text }).meta({ hint: 'In the header, and at the lower edge of a phone.' }),
  footer: z.strictObject({
    quickLinks: text,
    popularLinks: text,
    contact: text,
    social: text,
    rights: text.meta({ hint: "After the year and the company's name." }),
  }),
  carousel: z.strictObject({
    carousel: text.meta({ hint: 'Role description for screen readers.' }),
    pause: text,
    play: text,
    previous: text,
    next: text,
  }),
  rating: z.strictObject({ outOf: text }).meta({ hint: "Between the rating and the maximum: '4 out of 5'." }),
  loading: text.meta({ hint: 'While a page is on its way.' }),
  failedNavigation: z
    .strictObject({ label: text, text, again: text, trying: text, tryAgain: text, hide: text })
    .meta({ hint: 'The notice over a page when the next one did not load. The visitor stays on the page, so nothing in it is lost.' }),
  hours: z.strictObject({ open: text, openHere: text, closed: text, closedHere: text }).meta({
    hint: 'Beside the phone number, by the visitor’s clock: {closes} or {day} and {opens} are the office’s own time, {local} is the visitor’s. The two with Here are for visitors whose clock is that of the office.',
  }),
  callNow: text.meta({ hint: 'On the button for those whose site is down.' }),
  close: text,
  newTab: text,
  getInTouchNote: text,
});

export const Navigation = z.strictObject({
  home: z.strictObject({ name: text, link: innerLink }),
  service: z.strictObject({ name: text, link: innerLink }),
  product: z.strictObject({ name: text, link: innerLink }),
  portfolio: z.strictObject({ name: text, link: innerLink }),
  company: z.strictObject({ name: text, items: list(z.strictObject({ name: text, link: innerLink })) }),
  contact: z.strictObject({ name: text, link: innerLink }),
  quote: z.strictObject({ name: text, link: innerLink }),
  quickLinks: list(z.strictObject({ name: text, link: innerLink })),
});
