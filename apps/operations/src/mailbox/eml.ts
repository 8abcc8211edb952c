import type { MailboxMail } from './mailbox-queries.js';

/** `2026-11-21-confirm-your-lintel-newsletter.eml`; the subject is somebody's text, so only letters and digits of it are used. */
export function emlName({ subject, arrivedAt }: Pick<MailboxMail, 'subject' | 'arrivedAt'>): string {
  const words = subject
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${arrivedAt.slice(0, 10)}-${words || 'message'}.eml`;
}

/** Has the browser save a message as it was sent. */
export function downloadEml(mail: MailboxMail): void {
  const address = URL.createObjectURL(new Blob([mail.source], { type: 'message/rfc822' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = emlName(mail);
  link.click();
  URL.revokeObjectURL(address);
}
