import { toImageView } from '@lintel/service-kit';
import type { ChangeLog } from '../../application/change-log.js';
import type { UploadFacts, UploadLookup } from '../../application/upload-lookup.js';
import { completenessOf } from '../../domain/completeness.js';
import {
  agencyStateOf,
  featuresOf,
  type Listing,
  missingForPublication,
  restorableUntil,
} from '../../domain/listing.js';
import { type GalleryItem, mediaIds } from '../../domain/media.js';
import { type MaterialInformationView, toDocumentView, type TransportDistancesView } from './listing.view.js';
import type * as schema from './schema.generated.js';

type Later = 'features' | 'images' | 'floorplan' | 'epc' | 'completeness' | 'changes';
type Said = 'transportDistances' | 'materialInformation';

/** What the fields of a listing are worked out from: some only when they are asked for. */
export type AgencyListingView = Omit<schema.AgencyListing, Later | Said | 'activity'> & {
  readonly [Field in Later]: () => schema.AgencyListing[Field] | Promise<schema.AgencyListing[Field]>;
} & {
  readonly transportDistances: TransportDistancesView | null;
  readonly materialInformation: MaterialInformationView | null;
};

type FindUpload = (listing: Listing, id: string) => Promise<UploadFacts | undefined>;

const gone = { state: 'failed', problem: 'This file is not there any more.' } as const;
const ready = { state: 'ready', problem: null } as const;

/** Listings as their agency sees them. What is not asked for is not looked up. */
export class AgencyListingViews {
  constructor(
    private readonly mediaUrl: string,
    private readonly uploads: UploadLookup,
    private readonly log: ChangeLog,
  ) {}

  /** Of one agency. */
  of(listings: readonly Listing[]) {
    const upload = this.finder(listings);
    return listings.map((listing) => this.view(listing, upload));
  }

  private view(listing: Listing, upload: FindUpload): AgencyListingView {
    const { content, floorplanId, epcId } = listing;
    const iso = (date: Date | null) => date?.toISOString() ?? null;
    return {
      ...content,
      id: listing.id,
      version: listing.version,
      state: agencyStateOf(listing),
      status: listing.status,
      images: () => Promise.all(listing.gallery.map((item) => this.image(listing, item, upload))),
      floorplan: () => this.document(listing, floorplanId, content.floorplan, upload),
      epc: () => this.document(listing, epcId, content.epc, upload),
      missing: missingForPublication(content),
      features: () => featuresOf(content),
      featureCorrections: [...(content.featureCorrections ?? [])],
      completeness: () => completenessOf(listing),
      priceHistory: listing.priceHistory.map(({ price, at }) => ({ price, at: at.toISOString() })),
      changes: () => this.log.of(listing),
      createdAt: listing.createdAt.toISOString(),
      updatedAt: listing.updatedAt.toISOString(),
      publishedAt: iso(listing.publishedAt),
      removedAt: iso(listing.removedAt),
      restorableUntil: iso(restorableUntil(listing)),
    };
  }

  private async image(listing: Listing, { id, alt }: GalleryItem, upload: FindUpload) {
    const imported = listing.content.images.find(({ key }) => key === id);
    if (imported) return { id, alt, ...ready, image: toImageView(this.mediaUrl, imported) };
    const found = await upload(listing, id);
    if (!found) return { id, alt, ...gone, image: null };
    const { state, problem, image } = found;
    return { id, alt, state, problem, image: image && toImageView(this.mediaUrl, { ...image, alt }) };
  }

  private async document(
    listing: Listing,
    id: string | null,
    shown: Listing['content']['floorplan'],
    upload: FindUpload,
  ) {
    if (id === null) return null;
    if (shown?.key === id) return { id, ...ready, document: toDocumentView(this.mediaUrl, shown) };
    const found = await upload(listing, id);
    if (!found) return { id, ...gone, document: null };
    const { state, problem, document } = found;
    return { id, state, problem, document: toDocumentView(this.mediaUrl, document) };
  }

  /** Asks once for the uploads of all these listings, when the first is wanted. */
  private finder(listings: readonly Listing[]): FindUpload {
    let looking: Promise<ReadonlyMap<string, UploadFacts>> | undefined;
    const look = async ({ agencyId }: Listing) => {
      const ids = [...new Set(listings.flatMap(mediaIds))];
      const found = await this.uploads.find(ids, agencyId);
      return new Map(found.map((facts) => [facts.id, facts]));
    };
    return async (listing, id) => (await (looking ??= look(listing))).get(id);
  }
}
