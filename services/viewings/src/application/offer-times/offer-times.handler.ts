import type { Clock } from '@lintel/kernel';
import { isDay, londonTimeOf, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuseField } from '@lintel/service-kit';
import { whyClosed } from '../../domain/home.js';
import { type TimesFor, timeOf } from '../../domain/slot.js';
import type { FreeTimes } from '../free-times.js';
import type { HomeStore } from '../viewing-store.js';

const USUAL_DAYS = 14;
const MOST_DAYS = 31;

export interface TimesWanted {
  readonly listingId: number;
  readonly from: string;
  readonly days?: number | null;
  readonly for?: TimesFor | null;
}

export interface OfferedDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** The times at which a home can still be viewed. */
export class OfferTimesHandler {
  constructor(
    private readonly homes: HomeStore,
    private readonly free: FreeTimes,
    private readonly clock: Clock,
  ) {}

  async handle(
    wanted: TimesWanted,
    caller: Identity | null,
  ): Promise<Result<readonly OfferedDay[], Refusal>> {
    const { listingId, from } = wanted;
    const days = wanted.days ?? USUAL_DAYS;
    if (!isDay(from)) return refuseField('from', 'This is not a date. Write it like 2026-03-30.');
    if (!(days >= 1 && days <= MOST_DAYS)) return refuseField('days', `days is 1 to ${MOST_DAYS}`);
    const home = await this.homes.find(listingId);
    // Its own agency moves and enters viewings of what is sold or let, too.
    if (!home || (whyClosed(home) && caller?.agencyId !== home.agent.agencyId)) return succeed([]);
    const today = londonTimeOf(this.clock.now()).date;
    if (from > '9900-01-01') return succeed([]);
    const offered = await this.free.on(listingId, from, days, wanted.for ?? 'booking');
    return succeed(
      offered
        .filter(({ date }) => date >= today)
        .map(({ date, starts }) => ({ date, times: starts.map(timeOf) })),
    );
  }
}
