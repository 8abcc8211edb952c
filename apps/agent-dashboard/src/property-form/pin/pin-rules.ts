import { findPostcode, formatPostcode } from '@lintel/kernel';
import type { PinOfAddress } from '../property-form-queries.js';
import type { Pin } from '../form/property-values.js';

/** The complete postcode of an address, `SW4 7AA`; undefined while it is not. */
export function postcodeOf(address: string): string | undefined {
  const found = findPostcode(address);
  return found && formatPostcode(found);
}

/** What becomes of the pin when an address has been found. */
export type PinMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'move'; readonly pin: Pin }
  /** The agent has placed the pin, so the place that was found is only offered. */
  | { readonly kind: 'offer'; readonly pin: Pin };

/**
 * @param known the postcode that the pin stands for already, such as that of the address the listing was saved with.
 */
export function pinMove(
  found: PinOfAddress,
  postcode: string,
  pin: Pin | null,
  known: string | undefined,
): PinMove {
  if (!found) return { kind: 'stay' };
  const there: Pin = { latitude: found.latitude, longitude: found.longitude, from: found.precision };
  if (pin === null) return { kind: 'move', pin: there };
  if (postcode === known) return { kind: 'stay' };
  return { kind: pin.from === 'agent' ? 'offer' : 'move', pin: there };
}

/** Six decimals of a degree are about 10 cm. */
const tidy = (degrees: number): number => Number(degrees.toFixed(6));

export const placedAt = (latitude: number, longitude: number): Pin => ({
  latitude: tidy(Math.min(90, Math.max(-90, latitude))),
  longitude: tidy(Math.min(180, Math.max(-180, longitude))),
  from: 'agent',
});

const metresPerDegree = 111_320;

/** One press of an arrow key: 5 metres, with Shift 50. Undefined for any other key. */
export function nudged(pin: Pin, key: string, far: boolean): Pin | undefined {
  const metres = far ? 50 : 5;
  const north = { ArrowUp: 1, ArrowDown: -1 }[key];
  const east = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (north === undefined && east === undefined) return undefined;
  const degrees = metres / metresPerDegree;
  return placedAt(
    pin.latitude + (north ?? 0) * degrees,
    pin.longitude + ((east ?? 0) * degrees) / Math.cos((pin.latitude * Math.PI) / 180),
  );
}

/** What is known of the place, for people. */
export const pinWords: Readonly<Record<Pin['from'], string>> = {
  listing: 'As it was saved. Drag the pin, or move it with the arrow keys, to correct it.',
  postcode:
    'The middle of the postcode, some fifteen homes. Drag the pin, or move it with the arrow keys, onto the home.',
  outcode:
    'This is approximate: the postcode is not in our data, so the pin stands in the middle of its district and is not saved. Move it onto the home.',
  agent: 'Placed by you.',
};
