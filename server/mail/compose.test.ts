import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { composeMail } from './compose.ts';
import type { StoredSubmission } from '../inbox/store.ts';

const settings = { from: 'site@example.com', to: ['office@example.com', 'second@example.com'] };
const transport = createTransport({ streamTransport: true, buffer: true });

async function mailOf(fields: Record<string, string>, form: StoredSubmission['form'] = 'contact'): Promise<Email> {
  const submission = { id: 7, form, fields, receivedAt: '2026-11-22T06:00:00.000Z', doneAt: null };
  const { message } = await transport.sendMail(composeMail({ submissions: [submission], count: 1, messageId: 'abc' }, settings));
  return PostalMime.parse(Buffer.isBuffer(message) ? message : '');
}

test('names form and person in the subject, answers to the visitor, and holds every field as text and as HTML', async () => {
  const fields = {
    name: 'রহিমা Akter',
    email: 'rahima@example.com',
    phone: '880',
    service: 'Web Design',
    aboutFile: '',
    message: 'Two\nlines <b>',
  };
  const mail = await mailOf(fields);
  expect(mail).toMatchObject({
    messageId: `<abc@${site.email.split('@')[1]}>`,
    subject: 'Enquiry: রহিমা Akter: Two',
    from: { name: site.name, address: 'site@example.com' },
    to: [{ address: 'office@example.com' }, { address: 'second@example.com' }],
    replyTo: [{ name: 'রহিমা Akter', address: 'rahima@example.com' }],
    date: '2026-11-22T06:00:00.000Z',
  });
  // Help desks hold back what says that it was made by a program.
  expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  for (const value of ['রহিমা Akter', 'rahima@example.com', '880', 'Web Design', 'Two\nlines <b>', 'number 7']) {
    expect(mail.text).toContain(value);
  }
  for (const value of ['রহিমা Akter', '880', 'Two\nlines &lt;b&gt;']) expect(mail.html).toContain(value);
  expect((await mailOf({ ...fields, message: '' }, 'quote')).subject).toBe('Quote request: রহিমা Akter');
});

test('the subject says what the message is about: its first line, of a long one the beginning', async () => {
  const fields = { name: 'Rina', email: 'rina@example.com' };
  const line = 'Restaurant Management, Enterprise, $199.99 a month: I would like a demo.';
  expect((await mailOf({ ...fields, message: `\n${line}\n\nFor two branches.` }, 'quote')).subject).toBe(`Quote request: Rina: ${line}`);
  const long = (await mailOf({ ...fields, message: 'We sell lamps. '.repeat(40) })).subject ?? '';
  expect(long).toMatch(/^Enquiry: Rina: We sell lamps\..*…$/);
  expect(long).toHaveLength('Enquiry: Rina: '.length + 100);
});

test('a name and a message of which nothing can be seen are named so, and joiners inside a word stay', async () => {
  const mail = await mailOf({ name: '\u200b\u3164', email: 'rina@example.com', message: '\u2060\n\ufeff' });
  expect(mail.subject).toBe('Enquiry: (no name)');
  expect(mail.text).toMatch(/:\n-\n/);
  expect((await mailOf({ name: 'র\u200d্যাব', email: 'r@example.com' })).subject).toBe('Enquiry: র\u200d্যাব');
});

test('whatever a visitor writes, it becomes no header, no second address and no mark-up', async () => {
  const hostile = fc.constantFrom(
    '\r\nBcc: evil@example.com',
    '\n\nbody',
    '<script>',
    '"',
    ',',
    '<evil@example.com>',
    ';',
    '=?utf-8?q?x?=',
    '\0',
    '\u2028',
    '&lt;',
  );
  const text = fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 6 }).map((parts) => parts.join(''));
  const email = fc.oneof(
    text.map((part) => `a${part}@example.com`),
    fc.constantFrom('a@b.c,evil@example.com', 'a@b.c>,<evil@example.com', 'x@y.z evil@example.com', '"a"@b.c'),
  );
  const expected = (await mailOf({ name: 'a', email: 'a@b.cd', message: 'a' })).headers.map(({ key }) => key).toSorted();
  await fc.assert(
    fc.asyncProperty(text, email, text, async (name, address, message) => {
      const mail = await mailOf({ name, email: address, message });
      const headers = mail.headers.map(({ key }) => key).toSorted();
      expect(headers.filter((key) => key !== 'reply-to')).toEqual(expected.filter((key) => key !== 'reply-to'));
      expect(mail.to?.map((to) => to.address)).toEqual(settings.to);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
      expect(mail.replyTo?.length ?? 1).toBe(1);
      expect(mail.html?.match(/<[a-z!/][^>]*>/g)).toEqual(
        (await mailOf({ name: 'a', email: 'a@b.cd', message: 'a' })).html?.match(/<[a-z!/][^>]*>/g),
      );
    }),
    { numRuns: 150 },
  );
});

test('an address with other letters than ASCII before the @ is in the text and in no header', async () => {
  const mail = await mailOf({ name: 'রহিম', email: 'রহিম@example.org', message: 'Hello' }, 'quote');
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('write to রহিম@example.org.');
  const { replyTo } = await mailOf({ name: 'Rahim', email: 'info@দোকান.বাংলা', message: 'Hello' }, 'quote');
  expect(replyTo).toEqual([{ name: 'Rahim', address: 'info@xn--p5b7ah1gxc.xn--54b7fta0cc' }]);
});
