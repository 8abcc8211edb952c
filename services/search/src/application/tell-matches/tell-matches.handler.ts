import type { Clock, IdSource } from '@lintel/kernel';
import type { ToldFrequency } from '../../domain/saved/alert-times.js';
import type { DigestStore, DueSearch } from '../saved/digest-store.js';
import type { Match, MatchStore } from '../saved/match-store.js';
import type { HomeMarkStore } from '../saved/home-mark-store.js';
import { DigestPage } from './digest-page.js';
import { type HomeToTell, HomesToTell } from './homes-to-tell.js';

/** Searches that are told of at once. */
const PAGE = 200;

/** Tells the owners of saved searches of the homes found for them: an event for each search that has any. */
export class TellMatchesHandler {
  constructor(
    private readonly digests: DigestStore,
    private readonly matches: Pick<MatchStore, 'knownHomes'>,
    private readonly marks: Pick<HomeMarkStore, 'hiddenAmong'>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param until searches with a match that has waited since then or longer are told, of all their waiting matches
   * @returns how many were told
   */
  async handle(frequency: ToldFrequency, until: Date): Promise<number> {
    const by = this.ids.next();
    let told = 0;
    for (let after = ''; ;) {
      const due = await this.digests.due(frequency, until, { first: PAGE, after });
      if (due.length === 0) return told;
      after = due.at(-1)!.search.id;
      told += await this.tell(due, by);
    }
  }

  private async tell(due: readonly DueSearch[], by: string): Promise<number> {
    const begun = await this.digests.begin(due, by);
    if (begun.length === 0) return 0;
    await this.digests.claim(begun);
    const page = new DigestPage(begun);
    const homesToTell = new HomesToTell(this.matches);
    const owners = [...new Set(begun.map(({ search }) => search.accountId))];
    const unfinished = new Set<string>();
    for await (const claimed of this.digests.claimed(begun)) {
      const [homes, hidden] = await Promise.all([
        homesToTell.of(claimed),
        this.marks.hiddenAmong(owners, [...new Set(claimed.map(({ listingId }) => listingId))]),
      ]);
      const { early, over } = this.judge(page, claimed, { homes, hidden });
      await this.digests.forget(over);
      // Of `over` too: what an event of this moment has made news again was not forgotten.
      await this.digests.putBack(begun, [...early, ...over]);
      for (const { searchId } of early) unfinished.add(searchId);
    }
    const digests = page.digests();
    const told = await this.digests.publish(digests, by, this.clock.now());
    await this.digests.settle(
      begun.filter(({ search }) => !unfinished.has(search.id)),
      new Set(digests.map(({ due: { search } }) => search.id)),
    );
    return told;
  }

  private judge(
    page: DigestPage,
    claimed: readonly Match[],
    about: {
      readonly homes: ReadonlyMap<number, HomeToTell>;
      readonly hidden: ReadonlySet<string>;
    },
  ): { readonly early: Match[]; readonly over: Match[] } {
    const [early, over]: [Match[], Match[]] = [[], []];
    for (const match of claimed) {
      const verdict = page.add(match, about.homes.get(match.listingId), about.hidden);
      if (verdict === 'not yet known') early.push(match);
      if (verdict === 'no longer news') over.push(match);
    }
    return { early, over };
  }
}
