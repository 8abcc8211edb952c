import { token } from '@lintel/platform/port';
import type { ListingContent } from '../domain/listing.js';
import type { ReadListing } from '../domain/listing-input.js';
import { type LocatePostcode, pinned } from '../domain/pin.js';
import { located, type MeasureTransport } from '../domain/transport.js';

/** What is known of places: where postcodes are, and the stops of public transport. */
export interface KnownPlaces {
  readonly locate: LocatePostcode;
  readonly measure: MeasureTransport;
}

/** The content with coordinates, where the agent gives none and the address tells them, and with the distances from there. */
export const placed = (
  { content, pinned: given }: Pick<ReadListing, 'content' | 'pinned'>,
  before: ListingContent | null,
  { locate, measure }: KnownPlaces,
): ListingContent => located(given ? content : pinned(content, before, locate), before, measure);

export const KNOWN_PLACES = token<KnownPlaces>('KnownPlaces');
