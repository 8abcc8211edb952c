import type { MailAddress } from '@lintel/platform/mail';
import { token } from '@lintel/platform/port';
import { type Brand, platformConfigSchema } from '@lintel/service-kit';
import { z } from 'zod';

export const notificationsConfigSchema = platformConfigSchema
  .pick({ LINTEL_PUBLIC_URL: true, LINTEL_MEDIA_URL: true, NODE_ENV: true })
  .extend({
    LINTEL_MAIL_FROM: z
      .string()
      .regex(/^[^<>@\p{Cc}\p{Cf}]{1,60}<[^<>@\s]+@[^<>@\s]+>$/u, 'not of the form Name <address@domain>')
      .optional()
      .describe('Whom our e-mails come from, as Name <address@domain>; without it, the sender of the brand'),
    LINTEL_MAIL_FIRST_RETRY: z.coerce
      .number()
      .int()
      .min(1)
      .max(3600)
      .default(30)
      .describe(
        'Seconds before an e-mail that was refused for the moment is tried again; each further wait is twice as long',
      ),
  });

export type NotificationsConfig = z.output<typeof notificationsConfigSchema>;

/** Whom e-mails come from. */
export function senderOf(
  { LINTEL_MAIL_FROM }: Pick<NotificationsConfig, 'LINTEL_MAIL_FROM'>,
  { sender }: Pick<Brand, 'sender'>,
): MailAddress {
  if (LINTEL_MAIL_FROM === undefined) return sender;
  const [, name, address] = /^(.*?)\s*<(.*)>$/.exec(LINTEL_MAIL_FROM)!;
  return { name: name!, address: address! };
}

/** Whether everybody may read what was sent. In production that would give each reset link to everybody: the start is refused. */
export function mailboxMayBeOpen(
  wanted: boolean,
  { NODE_ENV }: Pick<NotificationsConfig, 'NODE_ENV'>,
): boolean {
  if (wanted && NODE_ENV === 'production')
    throw new Error('mailboxOpenToAll: the mailbox is for operations staff alone in production');
  return wanted;
}

/** Whether the mailbox is open to all. */
export const MAILBOX_OPEN = token<boolean>('MailboxOpen');
