import * as z from 'zod';
import { list, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Contact = z.strictObject({
  meta: Meta,
  heading: text,
  lead: text,
  info: z.strictObject({ phone: text, chat: text, email: text, location: text, hours: text }),
  steps: z.strictObject({ title: text, items: list(z.strictObject({ title: text, text })) }),
  map: z.strictObject({ title: text, open: text }),
});

export const ThankYou = z.strictObject({
  meta: Meta,
  heading: text,
  text,
  next: text.meta({ hint: 'The next step, to the portfolio.' }),
  home: text,
});

export const NotFound = z.strictObject({ meta: Meta, heading: text, text, button: text, imageAlt: text });

export const StrategicConsultancy = z.strictObject({ meta: Meta, text });

export const Offline = z.strictObject({ meta: Meta, heading: text, text, tryAgain: text, kept: text });
