import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withChoice, withoutChoice, withOffer, withoutOffer, withoutUntouched } from './chosen-offer-rules.ts';

const shop = { service: 'Web Development', line: 'Web shop, ৳2,40,000: I would like an estimate.' } as const;
const app = { service: 'App Development', line: 'Android apps: I have a question.' } as const;
const offers = [shop, app];
const empty = { service: '', message: '' };

test('an empty form gets the service and the first line, and loses both again', () => {
  const filled = withOffer(shop, empty, offers);
  expect(filled).toEqual({ service: 'Web Development', message: `${shop.line}\n` });
  expect(withoutOffer(shop, filled)).toEqual(empty);
});

test('another offer takes the place of one that nobody has touched', () => {
  expect(withOffer(app, withOffer(shop, empty, offers), offers)).toEqual({ service: 'App Development', message: `${app.line}\n` });
});

test('a service that was chosen by hand stays', () => {
  expect(withOffer(shop, { service: 'Web Design', message: '' }, offers).service).toBe('Web Design');
  expect(withOffer(app, { service: 'Web Design', message: shop.line }, offers).service).toBe('Web Design');
});

test('what was typed after the line stays when the offer goes or another one comes', () => {
  const fields = { service: 'Web Development', message: `${shop.line}\n\nFor lamps.` };
  expect(withOffer(app, fields, offers)).toEqual({ service: 'App Development', message: `${app.line}\n\nFor lamps.` });
  expect(withoutOffer(shop, fields)).toEqual({ service: 'Web Development', message: 'For lamps.' });
});

test('only what somebody has typed or chosen is kept for another page', () => {
  const filled = withOffer(shop, empty, offers);
  expect(withoutUntouched(shop, filled)).toEqual(empty);
  expect(withoutUntouched(shop, { ...filled, service: 'Web Design' })).toEqual({ service: 'Web Design', message: '' });
  const typed = { ...filled, message: `${shop.line}\nFor lamps.` };
  expect(withoutUntouched(shop, typed)).toEqual(typed);
});

test('no letter is ever changed', () => {
  const letter = fc.string().filter((text) => text.trim() !== '' && !offers.some(({ line }) => text.includes(line)));
  fc.assert(
    fc.property(letter, fc.constantFrom('', 'Web Design', shop.service), (message, service) => {
      const fields = { service, message };
      expect(withOffer(shop, fields, offers)).toEqual(fields);
      expect(withoutOffer(shop, fields)).toEqual(fields);
      expect(withoutUntouched(shop, fields)).toEqual(fields);
    }),
  );
});

test('a message is sent with what was chosen, once, and the length of the site’s line is known', () => {
  const offer = { ...app, title: 'Android apps' };
  const message = `${app.line}\nFor lamps.`;
  const given = message.length - 'For lamps.'.length;
  for (const typed of ['For lamps.', message]) expect(withChoice(offer, typed)).toEqual({ message, given });
  for (const typed of ['Two Android apps, please.', '', ' \n']) expect(withChoice(offer, typed)).toEqual({ message: typed, given: 0 });
});

test('the address loses only the choice', () => {
  expect(withoutChoice('https://example.org/?about=web-shop#quoteSection')).toBe('https://example.org/#quoteSection');
  expect(withoutChoice('https://example.org/contact?a=1&about=x')).toBe('https://example.org/contact?a=1');
});
