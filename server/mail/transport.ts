/** Hands one e-mail to the mail server, and says what the answer means for the queue. */
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import { z } from 'zod';
import type { MailSettings } from '../config.ts';
import { reasonOf } from '../errors.ts';
import { singleLine } from '../safe-text.ts';

export type SendResult =
  /** The mail server has it. `rejected` are those of several recipients that it does not take it for at the moment, or ever. */
  | { kind: 'delivered'; rejected: readonly SendError[] }
  /** It does not want this message, and may want others. */
  | { kind: 'refused'; error: SendError }
  /** It takes no message at the moment: it is away, or it refuses the login, the sender or every recipient. */
  | { kind: 'unavailable'; error: SendError };

/** What nodemailer adds to its errors. */
const Details = z.object({
  /** Of nodemailer or the operating system. */
  code: z.string().default(''),
  /** The command of the mail protocol that failed. */
  command: z.string().default(''),
  /** Of the mail server; 0 when it has not answered. */
  responseCode: z.number().default(0),
  /** Who was refused. */
  recipient: z.string().default(''),
});
type SendError = z.infer<typeof Details> & { message: string };

/** Never rejects. */
export type Send = (mail: SendMailOptions) => Promise<SendResult>;

/** In ms. `total` is shorter than the lease of a message (server/mail/queue.ts). */
const defaultTimeouts = { connect: 15_000, idle: 30_000, total: 120_000 };

export function createSend({ host, port, secure, requireTLS, auth, name }: MailSettings, timeouts = defaultTimeouts): Send {
  return async (mail) => {
    const sent = { data: false };
    const options: SMTPTransportOptions = {
      host,
      port,
      secure,
      requireTLS,
      name,
      ...(auth && { auth }),
      // A connection for each message: no old connection to find dead, and a repeat is never sent behind our back.
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      socketTimeout: timeouts.idle,
      dnsTimeout: timeouts.connect,
      disableFileAccess: true,
      disableUrlAccess: true,
      // The error of a connection that breaks off does not say how far it was, so this reads the lines that the library logs.
      // queue.test.ts holds it to them: a message at which the connection ends waits alone, with the real library.
      transactionLog: true,
      logger: { debug: (entry: { tnx?: string }, line: string) => (sent.data ||= entry.tnx === 'client' && line === 'DATA') },
    };
    try {
      const { rejectedErrors = [] } = await createTransport(options).sendMail({ ...mail, signal: AbortSignal.timeout(timeouts.total) });
      return { kind: 'delivered', rejected: rejectedErrors.map(sendErrorOf) };
    } catch (thrown) {
      const error = sendErrorOf(thrown);
      // Sender and recipients are refused by name, also where DATA was sent at once with them. Without a code the fault is in the
      // message itself.
      const isAboutEnvelope = error.command === 'MAIL FROM' || error.command === 'RCPT TO';
      const isAboutMessage = !error.code || error.code === 'EMESSAGE' || (sent.data && !isAboutEnvelope);
      return { kind: isAboutMessage ? 'refused' : 'unavailable', error };
    }
  };
}

function sendErrorOf(thrown: unknown): SendError {
  return { message: reasonOf(thrown), ...Details.parse(thrown) };
}

/** Why an e-mail could not be sent, for the owner: what is wrong, which setting to look at, then the mail server's own words. */
export function explain(error: SendError, { host, port, secure, auth, from, to, name }: MailSettings): string {
  const { message, code, command, responseCode } = error;
  const own = ` (${singleLine(message)})`;
  const server = `the mail server ${host}`;
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) {
    return `No mail server named ${host} was found. Is the name in SMTP_URL right, and has this machine a connection?${own}`;
  }
  if (message.includes('ECONNREFUSED')) {
    return `On ${host} nothing accepts mail at port ${port}. Usual are smtp:// with port 587 and smtps:// with port 465.${own}`;
  }
  if (/certificate|self.signed|altnames/i.test(message)) {
    return `The certificate of ${server} cannot be trusted. Use the name in SMTP_URL that the certificate is made for, or make this machine trust it (NODE_EXTRA_CA_CERTS).${own}`;
  }
  if (code === 'ETLS' || /wrong version number|ssl|tls/i.test(message)) {
    return `No encrypted connection to ${server} came about. Port 465 needs smtps:// in SMTP_URL, port 587 needs smtp://.${own}`;
  }
  if (message.includes('Greeting never received') && !secure) {
    return `${capital(server)} says nothing at port ${port}. If the port speaks TLS at once, as 465 does, SMTP_URL begins with smtps://.${own}`;
  }
  if (code === 'ETIMEDOUT' || code === 'EABORT') {
    return `Port ${port} of ${host} does not answer in time. Many hosting companies block the ports of mail, most often 25: ask them, or try 587 or 465.${own}`;
  }
  if (message.includes('SmtpClientAuthentication is disabled')) {
    return `Microsoft 365 takes no password from programs for ${auth?.user}, whatever the password: its administrator has to switch on "Authenticated SMTP" for the mailbox, and for the organisation where that is switched off.${own}`;
  }
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530 || responseCode === 535) {
    return auth
      ? `${capital(server)} does not accept the user ${auth.user} with this password. Many providers want a password made for programs ("app password").${own}`
      : `${capital(server)} wants a user and a password: smtp://user:password@${host}:${port} in SMTP_URL.${own}`;
  }
  if (responseCode && /^(?:EHLO|HELO)$/.test(command)) {
    return `${capital(server)} does not take the name ${name} (at ${command}). Set SMTP_NAME to this server's name on the internet.${own}`;
  }
  if (responseCode && command === 'CONN') {
    return `${capital(server)} turns this server away at its greeting, perhaps for its address.${own}`;
  }
  if (responseCode >= 400 && responseCode < 500) return `${capital(server)} asks to try again later, which happens by itself.${own}`;
  if (command === 'MAIL FROM') return `${capital(server)} does not send for ${from}. Set MAIL_FROM to an address of its own.${own}`;
  if (command === 'RCPT TO') return `${capital(server)} does not deliver to ${to.join(', ')}. Is MAIL_TO right?${own}`;
  if (!code) return `The e-mail could not be made.${own}`;
  if (code === 'EMESSAGE') return `${capital(server)} refuses this message, perhaps as too large or as spam.${own}`;
  return `The connection to ${server} broke off.${own}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
