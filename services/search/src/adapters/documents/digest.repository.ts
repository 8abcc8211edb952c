import type { EventComposer, Outbox } from '@lintel/service-kit';
import type { Digest, DigestStore, DueSearch } from '../../application/saved/digest-store.js';
import type { Match } from '../../application/saved/match-store.js';
import type { ToldFrequency } from '../../domain/saved/alert-times.js';
import { idOfMatch } from './match.repository.js';
import type { MatchRecord, SavedModels, SavedSearchRecord } from './saved.schema.js';
import { toSavedSearch } from './saved-search.repository.js';

const PAGE = 1000;
const unordered = { ordered: false, timestamps: false } as const;

export class DigestRepository implements DigestStore {
  constructor(
    private readonly models: Pick<SavedModels, 'searches' | 'matches'>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async due(
    alertFrequency: ToldFrequency,
    until: Date,
    { first, after }: { readonly first: number; readonly after: string },
  ): Promise<DueSearch[]> {
    const found = await this.models.searches
      .find(
        { alertFrequency, _id: { $gt: after }, waitingSince: { $gt: new Date(0), $lte: until } },
        { outbox: 0 },
      )
      .sort({ _id: 1 })
      .limit(first)
      .lean<SavedSearchRecord[]>();
    return found.map(toDue);
  }

  async begin(due: readonly DueSearch[], by: string): Promise<DueSearch[]> {
    // One update per attempt number.
    const sameAttempt = Map.groupBy(due, ({ attempt }) => attempt);
    await this.models.searches.bulkWrite(
      Array.from(sameAttempt, ([attempt, same]) => ({
        updateMany: {
          filter: { _id: { $in: idsOf(same) }, attempt },
          update: { $set: { attempt: attempt + 1, attemptBy: by } },
        },
      })),
      unordered,
    );
    const mine = await this.models.searches
      .find({ _id: { $in: idsOf(due) }, attemptBy: by, state: 'kept' }, { outbox: 0 })
      .lean<SavedSearchRecord[]>();
    return mine.map(toDue);
  }

  async claim(begun: readonly DueSearch[]): Promise<void> {
    await this.models.matches.bulkWrite(
      begun.flatMap(({ search: { id: searchId }, attempt, lastDigest }) => [
        ...(lastDigest > 0
          ? [
              {
                updateMany: {
                  filter: { searchId, told: false, digest: lastDigest },
                  update: { $set: { told: true } },
                },
              },
            ]
          : []),
        {
          updateMany: {
            filter: { searchId, told: false, digest: { $lt: attempt } },
            update: { $set: { digest: attempt } },
          },
        },
      ]),
      { ordered: true, timestamps: false },
    );
  }

  async *claimed(begun: readonly DueSearch[]): AsyncIterable<readonly Match[]> {
    const attempts = new Map(begun.map(({ search, attempt }) => [search.id, attempt]));
    const cursor = this.models.matches
      .find({ searchId: { $in: idsOf(begun) }, told: false })
      .lean<MatchRecord[]>()
      .cursor({ batchSize: PAGE });
    let page: Match[] = [];
    for await (const each of cursor) {
      const match = each as unknown as MatchRecord;
      if (match.digest !== attempts.get(match.searchId)) continue;
      page.push(match);
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  }

  async putBack(begun: readonly DueSearch[], matches: readonly Match[]): Promise<void> {
    if (matches.length === 0) return;
    const attempts = new Map(begun.map(({ search, attempt }) => [search.id, attempt]));
    await this.models.matches.bulkWrite(
      matches.map((match) => ({
        updateOne: {
          filter: { _id: idOfMatch(match), digest: attempts.get(match.searchId)! },
          update: { $set: { digest: 0 } },
        },
      })),
      unordered,
    );
  }

  async forget(matches: readonly Match[]): Promise<void> {
    if (matches.length === 0) return;
    await this.models.matches.bulkWrite(
      matches.map((match) => ({
        deleteOne: { filter: { _id: idOfMatch(match), sequence: match.sequence, told: false } },
      })),
      { ordered: false },
    );
  }

  async publish(digests: readonly Digest[], by: string, now: Date): Promise<number> {
    if (digests.length === 0) return 0;
    const { matchedCount } = await this.models.searches.bulkWrite(
      digests.map((digest) => {
        const { search, attempt } = digest.due;
        const version = search.version + 1;
        return {
          updateOne: {
            filter: { _id: search.id, version: search.version, attempt, attemptBy: by },
            update: {
              $set: { version, lastDigest: attempt, outboxSince: now },
              $push: { outbox: this.eventOf(digest, version) },
            },
          },
        };
      }),
      unordered,
    );
    this.outbox.nudge();
    return matchedCount;
  }

  async settle(begun: readonly DueSearch[], published: ReadonlySet<string>): Promise<void> {
    if (begun.length === 0) return;
    const same = Map.groupBy(begun, ({ search, attempt, additions }) =>
      [attempt, additions, published.has(search.id)].join(),
    );
    await this.models.searches.bulkWrite(
      Array.from(same.values(), (alike) => {
        const { search, attempt, additions } = alike[0]!;
        const written = published.has(search.id) ? { lastDigest: attempt } : {};
        return {
          updateMany: {
            filter: { _id: { $in: idsOf(alike) }, attempt, additions, ...written },
            update: { $unset: { waitingSince: 1 } },
          },
        };
      }),
      unordered,
    );
  }

  private eventOf({ due: { search }, homes, more, resultsPath }: Digest, version: number) {
    const { id, accountId, name, alertFrequency } = search;
    if (alertFrequency === 'off') throw new Error(`saved search ${id} has no alerts`);
    return this.composer.compose('lintel.saved-search.matched.v1', {
      subject: id,
      sequence: version,
      data: { id, accountId, name, alertFrequency, homes: [...homes], more, resultsPath },
    });
  }
}

const idsOf = (due: readonly DueSearch[]): string[] => due.map(({ search }) => search.id);

const toDue = (record: SavedSearchRecord): DueSearch => ({
  search: toSavedSearch(record),
  attempt: record.attempt,
  lastDigest: record.lastDigest,
  additions: record.additions,
});
