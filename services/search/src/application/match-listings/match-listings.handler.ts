import { setImmediate as turn } from 'node:timers/promises';
import { type CloudEvent, isOnOffer } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { subjectOf } from '../../domain/saved/fits.js';
import { afterEvent, type Change, isNews, type KnownHome } from '../../domain/saved/known-home.js';
import type { Match, MatchStore } from '../saved/match-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';
import type { SearchBook } from './search-book.js';

/** Comparisons before the event loop gets a turn, so that requests need not wait for a long batch. */
const COMPARISONS = 50_000;
/** Matches held before they are written, some ten megabytes: each time, every search that they are of is written too. */
const HELD = 100_000;

/**
 * Keeps the homes that listing events make news for saved searches. What is known of a home is written last: should this stop before, the
 * events come again and find the same.
 */
export class MatchListingsHandler {
  constructor(
    private readonly book: SearchBook,
    private readonly matches: MatchStore,
    private readonly searches: SavedSearchStore,
    private readonly clock: Clock,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    await this.book.lookAgain();
    const known = await this.matches.knownHomes([...new Set(events.map(({ subject }) => Number(subject)))]);
    const learnt = new Map<number, KnownHome>();
    let found: Match[] = [];
    let compared = 0;
    for (const event of events) {
      const before = known.get(Number(event.subject));
      const after = afterEvent(before, event);
      if (!after) continue;
      known.set(after.id, after);
      learnt.set(after.id, after);
      compared += this.find(event, before, after, found);
      if (found.length >= HELD) {
        await this.keep(found);
        found = [];
      }
      if (compared < COMPARISONS) continue;
      compared = 0;
      await turn();
    }
    await this.keep(found);
    await this.matches.keepKnown([...learnt.values()]);
  }

  private find(event: CloudEvent, before: KnownHome | undefined, after: KnownHome, found: Match[]): number {
    if (after.removedAt || !isOnOffer(after.home)) return 0;
    const change: Change = {
      event,
      before: before && { known: before, subject: subjectOf(before.home, after.home) },
      after: { known: after, subject: subjectOf(after.home) },
    };
    const foundAt = new Date(event.time);
    let compared = 0;
    for (const search of this.book.of(after.home.listingType)) {
      compared += 1;
      if (search.fits(change.after.subject) && isNews(change, search))
        found.push({ searchId: search.id, listingId: after.id, sequence: after.sequence, foundAt });
    }
    return compared;
  }

  /** The matches first: a search that is noted too early has nothing to tell, one that is noted too late would tell nothing. */
  private async keep(found: readonly Match[]): Promise<void> {
    if (found.length === 0) return;
    await this.matches.add(found);
    const gone = await this.searches.noteMatches(
      [...new Set(found.map(({ searchId }) => searchId))],
      this.clock.now(),
    );
    for (const id of gone) this.book.drop(id);
  }
}
