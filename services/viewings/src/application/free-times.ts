import type { Clock } from '@lintel/kernel';
import { addDays, londonInstant } from '@lintel/kernel';
import { dayOf, freeStarts, gridOf, type TimesFor } from '../domain/slot.js';
import type { ViewingStore } from './viewing-store.js';

/** Which times of a home are taken, and which free. */
export class FreeTimes {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly clock: Clock,
  ) {}

  /** Of `days` days from `from` on; days without a free time are left out. */
  async on(listingId: number, from: string, days: number, kind: TimesFor, except?: string) {
    const taken = await this.taken(listingId, from, days, except);
    const now = this.clock.now();
    return Array.from({ length: days }, (_, index) => addDays(from, index))
      .map((date) => ({ date, starts: freeStarts(date, kind, taken, now) }))
      .filter(({ starts }) => starts.length > 0);
  }

  /** What else is free on the day of a start. */
  async beside(listingId: number, start: Date, except?: string): Promise<readonly Date[]> {
    const [day] = await this.on(listingId, dayOf(start), 1, gridOf(start), except);
    return day?.starts ?? [];
  }

  async taken(listingId: number, from: string, days: number, except?: string): Promise<readonly Date[]> {
    const noon = (date: string) => londonInstant({ date, time: '12:00' })!;
    // From noon of the day before to noon of the day after: no viewing overlaps the days from farther away.
    return this.viewings.taken(listingId, noon(addDays(from, -1)), noon(addDays(from, days)), except);
  }
}
