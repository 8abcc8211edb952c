import type { MailMessage } from '../mail.port.js';

/** A message with what it needs; each has a Message-ID of its own. */
export const aMessage = (given: Partial<MailMessage> = {}): MailMessage => ({
  messageId: `<${crypto.randomUUID()}@lintel.example>`,
  from: { name: 'Rookery & Vane', address: 'lettings@rookeryvane.example' },
  to: { name: 'Odile Farrant', address: 'odile@example.org' },
  subject: 'Your viewing is confirmed',
  html: '<p>See you on <b>Saturday</b> at 10:00.</p>',
  text: 'See you on Saturday at 10:00.',
  ...given,
});
