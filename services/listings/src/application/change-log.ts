import type { Listing } from '../domain/listing.js';
import { type ChangedField, changesSince, type ListingChange } from '../domain/listing-history.js';
import type { Colleagues } from './colleagues.js';

/** A change as people read it. */
export interface NamedChange {
  readonly version: number;
  readonly at: string;
  /** Null for what Lintel did, and for whoever is not known any more. */
  readonly by: string | null;
  readonly fields: readonly ChangedField[];
}

/** Tells who changed a listing by name: the listing knows ids, so that a name goes when its account goes. */
export class ChangeLog {
  constructor(private readonly colleagues: Pick<Colleagues, 'names'>) {}

  /** Latest first. */
  async of(listing: Listing): Promise<readonly NamedChange[]> {
    return (await this.named(listing.changes)).toReversed();
  }

  /** What was changed after a version, oldest first. */
  since(listing: Listing, version: number): Promise<readonly NamedChange[]> {
    return this.named(changesSince(listing, version));
  }

  private async named(changes: readonly ListingChange[]): Promise<readonly NamedChange[]> {
    const ids = new Set(changes.flatMap(({ by }) => by ?? []));
    const names = ids.size > 0 ? await this.colleagues.names([...ids]) : new Map<string, string>();
    return changes.map(({ version, at, by, fields }) => ({
      version,
      at: at.toISOString(),
      by: (by && names.get(by)) ?? null,
      fields,
    }));
  }
}
