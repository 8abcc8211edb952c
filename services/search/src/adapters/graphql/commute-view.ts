import { homeCommute } from '../../domain/commute.js';
import type { ListingCard } from '../../domain/listing-document.js';
import type { Wanted } from '../../domain/wanted.js';
import type * as schema from './schema.generated.js';

/** Null where no commute is wished for. */
export function commuteView(home: ListingCard, { wishes }: Wanted): schema.Commute | null {
  const commute = wishes?.commute && homeCommute(home, wishes.commute);
  if (!commute) return null;
  const { minutes, rideMinutes, summary, legs } = commute;
  return {
    minutes,
    rideMinutes,
    summary,
    legs: legs.map((leg) => ({
      mode: leg.mode,
      line: leg.mode === 'ride' ? leg.line : null,
      from: leg.from || null,
      to: leg.to,
      minutes: leg.minutes,
      wait: leg.mode === 'ride' ? leg.wait : null,
      stops: leg.mode === 'ride' ? leg.stops : null,
    })),
  };
}
