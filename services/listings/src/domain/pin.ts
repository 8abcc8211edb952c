import type { Point } from '@lintel/geo';
import { findPostcode, formatPostcode, type Postcode } from '@lintel/kernel';
import type { ListingContent } from './listing.js';

/** The middle of a postcode: some fifteen homes. Undefined for one that is not known. */
export type LocatePostcode = (postcode: Postcode) => Point | undefined;

/** The middle of a part of a town that postcodes begin with, such as SW4; undefined for one that is not known. */
export type LocateOutcode = (outcode: string) => Point | undefined;

/** Where a home of an address stands, as exactly as it can be known. */
export interface AddressPin extends Point {
  readonly precision: 'postcode' | 'outcode';
}

export function pinOf(
  address: string,
  locate: { readonly postcode: LocatePostcode; readonly outcode: LocateOutcode },
): AddressPin | null {
  const postcode = findPostcode(address);
  if (!postcode) return null;
  const exact = locate.postcode(postcode);
  if (exact) return { ...exact, precision: 'postcode' };
  const about = locate.outcode(postcode.outcode);
  return about ? { latitude: about.latitude, longitude: about.longitude, precision: 'outcode' } : null;
}

/**
 * The content with the coordinates of its postcode, when it is new or has moved to another and the agent does not say where it stands. Where the postcode is not
 * known there are none: those of the old address would mislead, as would the middle of an outcode.
 */
export function pinned(
  content: ListingContent,
  before: ListingContent | null,
  locate: LocatePostcode,
): ListingContent {
  const postcode = findPostcode(content.address);
  const old = before && findPostcode(before.address);
  if (before && nameOf(postcode) === nameOf(old ?? undefined)) return content;
  const point = postcode && locate(postcode);
  return { ...content, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}

const nameOf = (postcode: Postcode | undefined): string => (postcode ? formatPostcode(postcode) : '');
