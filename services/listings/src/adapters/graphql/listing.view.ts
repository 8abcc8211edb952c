import type { ListingDocument, ListingImage, MaterialInformation } from '@lintel/contracts';
import { toImageView } from '@lintel/service-kit';
import { featuresOf, type Listing } from '../../domain/listing.js';
import type * as schema from './schema.generated.js';

/** What an agent was not asked for yet is not there: the same as not said. */
export type MaterialInformationView = Partial<schema.MaterialInformation>;
export type TransportDistancesView = Partial<schema.TransportDistances>;

export const toDocumentView = (mediaUrl: string, document: ListingDocument | null) =>
  document && {
    url: `${mediaUrl}/${document.key}`,
    contentType: document.contentType,
    width: document.width,
    height: document.height,
  };

/** A listing in the shape of the GraphQL schema. */
export function toListingView(listing: Listing, mediaUrl: string) {
  const { content } = listing;
  return {
    ...content,
    id: listing.id,
    status: listing.status,
    version: listing.version,
    // These two only when they are asked for.
    get images() {
      return content.images.map((image: ListingImage) => toImageView(mediaUrl, image));
    },
    floorplan: toDocumentView(mediaUrl, content.floorplan),
    epc: toDocumentView(mediaUrl, content.epc),
    agent: { ...content.agent, agencyId: listing.agencyId },
    materialInformation: content.materialInformation as MaterialInformation | null,
    get features() {
      return featuresOf(content);
    },
    publishedAt: (listing.publishedAt ?? listing.createdAt).toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
  };
}
