import type { MailAddress } from '@lintel/platform/mail';
import { platformConfigSchema } from '@lintel/service-kit';
import { z } from 'zod';

export const notificationsConfigSchema = platformConfigSchema.pick({ LINTEL_PUBLIC_URL: true }).extend({
  LINTEL_MAIL_FROM: z
    .string()
    .regex(/^[^<>@\p{Cc}]{1,60}<[^<>@\s]+@[^<>@\s]+>$/u, 'not of the form Name <address@domain>')
    .default('Lintel <no-reply@localhost>')
    .describe('Whom our e-mails come from'),
});

export type NotificationsConfig = z.output<typeof notificationsConfigSchema>;

/** Whom e-mails come from, taken apart. */
export function senderOf({ LINTEL_MAIL_FROM }: Pick<NotificationsConfig, 'LINTEL_MAIL_FROM'>): MailAddress {
  const [, name, address] = /^(.*?)\s*<(.*)>$/.exec(LINTEL_MAIL_FROM)!;
  return { name: name!, address: address! };
}
