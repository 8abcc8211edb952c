import { setImmediate as turn } from 'node:timers/promises';
import type { ListingActivity } from '../../domain/activity.js';

type Read = (listingIds: readonly number[], days: number) => Promise<ReadonlyMap<number, ListingActivity>>;

interface Batch {
  readonly ids: Set<number>;
  readonly activity: Promise<ReadonlyMap<number, ListingActivity>>;
}

/** Reads for all listings of a request at once what each of them asks for by itself. */
export class ActivityBatches {
  private readonly open = new WeakMap<object, Map<number, Batch>>();

  constructor(private readonly read: Read) {}

  /** @param request the same object for all fields of a request */
  async of(listingId: number, days: number, request: object): Promise<ListingActivity> {
    const batches = this.open.get(request) ?? new Map<number, Batch>();
    this.open.set(request, batches);
    const batch = batches.get(days) ?? this.begin(days, batches);
    batch.ids.add(listingId);
    return (await batch.activity).get(listingId)!;
  }

  private begin(days: number, batches: Map<number, Batch>): Batch {
    const ids = new Set<number>();
    const activity = turn().then(() => {
      // Whoever asks later, such as for another page of the same request, begins another.
      batches.delete(days);
      return this.read([...ids], days);
    });
    const batch = { ids, activity };
    batches.set(days, batch);
    return batch;
  }
}
