const greatest = 2_147_483_647;

/** The id in `/property/{id}`; null when no listing can have it: text, zero, negative, a fraction, more than 32 bits. */
export function parseListingId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= greatest ? id : null;
}
