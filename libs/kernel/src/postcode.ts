/**
 * A UK postcode taken apart. Form: British Standard BS 7666 (area, district, sector, unit), without the special cases of the armed
 * forces and overseas territories.
 */
export interface Postcode {
  /** `SE1` */
  readonly outcode: string;
  /** `9SG` */
  readonly incode: string;
}

const FORM = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[ABD-HJLNP-UW-Z]{2})\b/i;

/** The first postcode in a text such as an address, or undefined when there is none. */
export function findPostcode(text: string): Postcode | undefined {
  const found = FORM.exec(text);
  return found ? { outcode: found[1]!.toUpperCase(), incode: found[2]!.toUpperCase() } : undefined;
}

export const formatPostcode = ({ outcode, incode }: Postcode): string => `${outcode} ${incode}`;
