import { digestSize, isOnOffer, type ListingSummary, wantedAddress } from '@lintel/contracts';
import { type Fits, fitsOf } from '../../domain/saved/fits.js';
import { toSummary } from '../../domain/saved/known-home.js';
import { idOfSavedHome } from '../../domain/saved/saved-home.js';
import { wantedOf } from '../../domain/saved/saved-search.js';
import type { Digest, DueSearch } from '../saved/digest-store.js';
import type { Match } from '../saved/match-store.js';
import type { HomeToTell } from './homes-to-tell.js';

/** What becomes of a match when it is to be told. */
export type Verdict = 'told' | 'no longer news' | 'not yet known';

/** The digests of some searches while their matches are read: the newest homes of each, and the number of the rest. */
export class DigestPage {
  private readonly drafts: Map<string, Draft>;

  constructor(begun: readonly DueSearch[]) {
    this.drafts = new Map(begun.map((due) => [due.search.id, new Draft(due)]));
  }

  /** @param hidden homes that owners of searches have hidden, as `idOfSavedHome` writes them */
  add(match: Match, home: HomeToTell | undefined, hidden: ReadonlySet<string>): Verdict {
    return this.drafts.get(match.searchId)!.add(match, home, hidden);
  }

  /** Of those with homes. */
  digests(): Digest[] {
    return [...this.drafts.values()].flatMap((draft) => draft.digest() ?? []);
  }
}

class Draft {
  private newest: HomeToTell[] = [];
  private total = 0;
  private readonly fits: Fits;

  constructor(private readonly due: DueSearch) {
    this.fits = fitsOf(wantedOf(due.search));
  }

  add(match: Match, home: HomeToTell | undefined, hidden: ReadonlySet<string>): Verdict {
    // Matches are written before what is known of the home.
    if (!home || home.known.sequence < match.sequence) return 'not yet known';
    const { known, subject } = home;
    if (hidden.has(idOfSavedHome(this.due.search.accountId, match.listingId))) return 'no longer news';
    if (match.foundAt <= this.due.search.alertsSince) return 'no longer news';
    if (known.removedAt || !isOnOffer(known.home) || !this.fits(subject)) return 'no longer news';
    this.total += 1;
    this.newest.push(home);
    if (this.newest.length >= 2 * digestSize) this.newest = sorted(this.newest);
    return 'told';
  }

  digest(): Digest | null {
    if (this.total === 0) return null;
    const homes: ListingSummary[] = sorted(this.newest).map(({ known }) => toSummary(known.home));
    const more = this.total - homes.length;
    return { due: this.due, homes, more, resultsPath: wantedAddress(wantedOf(this.due.search)) };
  }
}

const sorted = (homes: readonly HomeToTell[]): HomeToTell[] =>
  homes.toSorted((a, b) => b.publishedAt - a.publishedAt || b.known.id - a.known.id).slice(0, digestSize);
