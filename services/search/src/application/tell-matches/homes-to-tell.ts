import { type Subject, subjectOf } from '../../domain/saved/fits.js';
import type { KnownHome } from '../../domain/saved/known-home.js';
import type { Match, MatchStore } from '../saved/match-store.js';

export interface HomeToTell {
  readonly known: KnownHome;
  readonly subject: Subject;
  /** In milliseconds, as homes are put in order by it many times. */
  readonly publishedAt: number;
}

/** Homes held at once, some kilobytes each. */
const HELD = 5000;

/** The homes of matches that are told together: what is new is new for many, and is read and prepared once for all of them. */
export class HomesToTell {
  private readonly homes = new Map<number, HomeToTell>();

  constructor(private readonly matches: Pick<MatchStore, 'knownHomes'>) {}

  /** Those that are known, as of the events of these matches or later. */
  async of(matches: readonly Match[]): Promise<ReadonlyMap<number, HomeToTell>> {
    if (this.homes.size > HELD) this.homes.clear();
    const unread = new Set<number>();
    for (const { listingId, sequence } of matches) {
      const home = this.homes.get(listingId);
      if (!home || home.known.sequence < sequence) unread.add(listingId);
    }
    if (unread.size > 0)
      for (const [id, known] of await this.matches.knownHomes([...unread])) this.homes.set(id, toTell(known));
    return this.homes;
  }
}

const toTell = (known: KnownHome): HomeToTell => ({
  known,
  subject: subjectOf(known.home),
  publishedAt: Date.parse(known.home.publishedAt),
});
