/** Opens a new e-mail to somebody, in the visitor's own mail program. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Dials a number as people write it; undefined when there is none in it. */
export function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : undefined;
}
