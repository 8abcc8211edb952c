import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailAddress, MailMessage } from './mail.port.js';

/** The message as nodemailer takes it, for every adapter the same, and plain data. It fetches nothing, and the envelope is ours. */
export function toNodemailer(message: MailMessage, date: Date): SendMailOptions {
  const { messageId, from, to, replyTo, subject, html, text, headers, calendar, attachments = [] } = message;
  return {
    messageId,
    date,
    from: named(from),
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    subject,
    html,
    text,
    ...(headers && { headers: { ...headers } }),
    ...(calendar && {
      icalEvent: { method: calendar.method, content: calendar.content, filename: 'invitation.ics' },
    }),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
    envelope: { from: from.address, to: [to.address] },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
    newline: 'win',
  };
}

/** The whole message as RFC 5322 has it, lines ending in CRLF. */
export const compose = (message: MailMessage, date: Date): Promise<Buffer> =>
  new MailComposer(toNodemailer(message, date)).compile().build();

const named = ({ name = '', address }: MailAddress) => ({ name, address });
