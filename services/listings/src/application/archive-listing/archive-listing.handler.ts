import { fail, succeed } from '@lintel/kernel';
import type { Identity } from '@lintel/service-kit';
import { archiveListing, type Listing, unarchiveListing, wasRemoved } from '../../domain/listing.js';
import type { Edit } from '../../domain/listing-history.js';
import type { ChangeListing } from '../change-listing.js';

/** Puts a listing into the archive, or brings it back. */
export class ArchiveListingHandler {
  constructor(private readonly change: ChangeListing) {}

  archive(id: number, identity: Identity) {
    return this.change.handle(id, identity, unlessRemoved(archiveListing));
  }

  unarchive(id: number, identity: Identity) {
    return this.change.handle(id, identity, unlessRemoved(unarchiveListing));
  }
}

const unlessRemoved =
  (decide: (listing: Listing, edit: Edit) => Listing) => (listing: Listing, edit: Edit) =>
    listing.removedAt ? fail([wasRemoved]) : succeed(decide(listing, edit));
