import type { ListingStatus } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import { changeStatus } from '../../domain/listing.js';
import type { ChangeListing } from '../change-listing.js';

export class ChangeListingStatusHandler {
  constructor(private readonly change: ChangeListing) {}

  handle(id: number, status: ListingStatus, identity: Identity) {
    return this.change.handle(id, identity, (listing, edit) => changeStatus(listing, status, edit));
  }
}
