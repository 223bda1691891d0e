/** Why an e-mail could not be sent, in words that the owner of the site can act on. */
import { singleLine } from '../inbox/plain-text.ts';
import type { MailSettings } from '../config.ts';
import type { SendError } from './transport.ts';

/** One or two sentences: what is wrong and which setting to look at, then the mail server's own words. */
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
