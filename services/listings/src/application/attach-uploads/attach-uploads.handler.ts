import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { attachUploads } from '../../domain/listing.js';
import { mediaIds } from '../../domain/media.js';
import type { ListingStore } from '../listing-store.js';
import type { UploadLookup } from '../upload-lookup.js';

/** Shows the public the files that have become ready, and no longer those that could not be. */
export class AttachUploadsHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly uploads: UploadLookup,
    private readonly clock: Clock,
  ) {}

  /**
   * To be called when these uploads are ready, failed or gone, and that is already stored. Calling it again does no harm.
   *
   * @throws when a listing could not be changed; calling it again then finishes.
   */
  async handle(uploadIds: readonly string[]): Promise<void> {
    for (const id of await this.store.withUploads(uploadIds)) await this.attach(id);
  }

  private async attach(listingId: number): Promise<void> {
    // Somebody may save the listing at the same moment; what loses against that many in a row is tried again by the job.
    await untilWritten(`listing ${listingId}`, { attempts: 10 }, async () => {
      const listing = await this.store.find(listingId);
      if (!listing) return;
      // All of them, and not only those that were named: what the public sees is derived as a whole.
      const uploads = await this.uploads.find(mediaIds(listing), listing.agencyId);
      const attached = attachUploads(listing, uploads, this.clock.now());
      return attached === listing || (await this.store.replace(listing, attached)) || overtaken;
    });
  }
}
