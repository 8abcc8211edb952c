import { SmtpMail, type SmtpMailOptions } from './smtp-mail.js';

export { InvalidSmtpAddress } from './smtp-address.js';
export type { SmtpMail, SmtpMailOptions } from './smtp-mail.js';

/** Sends mail through an SMTP server, over a few connections that are kept. It connects when there is something to send. Rejects with `InvalidSmtpAddress`. */
export async function openSmtpMail(options: SmtpMailOptions): Promise<SmtpMail> {
  return new SmtpMail(options);
}
