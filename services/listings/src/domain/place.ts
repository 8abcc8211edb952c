import { findOutcode } from '@lintel/kernel';

/** The last two parts of an address without its postcode: `14a Example Crescent, Clapham, London SW4 7AA` is in `Clapham, London`. */
export function locationFromAddress(address: string): string {
  const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi;
  const parts = address
    .replace(postcode, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const place = (parts.length > 1 ? parts.slice(1).slice(-2) : parts).join(', ');
  return (place || address.trim()).slice(0, 120);
}

/** An address that does not say keeps what was known of it. */
export const outcodeOf = (
  address: string,
  before: { readonly address: string; readonly outcode: string | null } | null,
): string | null => findOutcode(address) ?? (before?.address === address ? before.outcode : null);
