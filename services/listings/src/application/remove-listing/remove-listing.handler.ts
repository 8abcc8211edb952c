import { succeed } from '@lintel/kernel';
import type { Identity } from '@lintel/service-kit';
import { removeListing } from '../../domain/listing.js';
import type { ChangeListing } from '../change-listing.js';

export class RemoveListingHandler {
  constructor(private readonly change: ChangeListing) {}

  handle(id: number, identity: Identity) {
    return this.change.handle(id, identity, (listing, edit) => succeed(removeListing(listing, edit)));
  }
}
