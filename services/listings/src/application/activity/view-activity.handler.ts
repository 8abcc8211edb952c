import { type Clock, londonTimeOf } from '@lintel/kernel';
import { activityOver, firstOf, type ListingActivity } from '../../domain/activity.js';
import type { ActivityStore } from './activity-store.js';

/** What happened to listings on the last days, for many of them at once. Whether the caller may know is for the calling code to check. */
export class ViewActivityHandler {
  constructor(
    private readonly activity: ActivityStore,
    private readonly clock: Clock,
  ) {}

  async handle(listingIds: readonly number[], days: number): Promise<ReadonlyMap<number, ListingActivity>> {
    const today = londonTimeOf(this.clock.now()).date;
    const tallies = await this.activity.tallies(listingIds, firstOf(days, today));
    return new Map(listingIds.map((id) => [id, activityOver(days, today, tallies.get(id) ?? [])]));
  }
}
