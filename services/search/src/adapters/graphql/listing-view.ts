import { toImageView } from '@lintel/service-kit';
import type { ListingCard } from '../../domain/listing-document.js';
import type * as schema from './schema.generated.js';

/** The fields that are not resolved apart. */
export type ListingView = Omit<schema.Listing, 'similar'>;

/** @param mediaUrl where pictures are served */
export const toListingView = (card: ListingCard, mediaUrl: string): ListingView => ({
  ...card,
  nearestStation: card.nearestStation?.name ?? null,
  nearestStationMiles: card.nearestStation?.miles ?? null,
  reducedFrom: card.reduction?.from ?? null,
  reducedAt: card.reduction?.at ?? null,
  // Only when they are asked for: each has several addresses.
  get images() {
    return card.images.map((image) => toImageView(mediaUrl, image));
  },
});
