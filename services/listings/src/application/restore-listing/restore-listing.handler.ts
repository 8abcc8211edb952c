import type { Identity } from '@lintel/service-kit';
import { restoreListing, restoreOwnListing } from '../../domain/listing.js';
import { anyListing } from '../caller.js';
import type { ChangeListing } from '../change-listing.js';

export class RestoreListingHandler {
  constructor(private readonly change: ChangeListing) {}

  handle(id: number, identity: Identity) {
    return identity.role === 'operations'
      ? this.change.handle(id, identity, restoreListing, anyListing)
      : this.change.handle(id, identity, restoreOwnListing);
  }
}
