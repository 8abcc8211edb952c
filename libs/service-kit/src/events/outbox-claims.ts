import { randomUUID } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import type { OutboxRelayOptions } from './outbox-relay.js';
import { hasUnpublished, type OutboxClaim, type WithOutbox } from './outbox.js';

/** A document whose events are to be published, as it was when it was claimed. */
export type Waiting = Pick<WithOutbox, 'version' | 'outbox'> & { readonly _id: unknown };

/** How long documents stay claimed by a relay that died, by the clock of the documents. */
const CLAIM_MS = 10_000;
/** For how long of that they may be published: the rest is for what the clocks of old releases, and of the documents, may be off. */
const PUBLISH_MS = 8000;

const unordered = { ordered: false, timestamps: false } as const;

/** One relay's hold on documents: for as long as it publishes what they have, no other does. */
export class OutboxClaims {
  private readonly id = randomUUID();
  /** What marks a document as this relay's. */
  private readonly own: object;
  #goodUntil: number;

  /** @param sole whether it is the only relay there can be: what it holds is then written nowhere, and good for as long as it likes */
  constructor(
    private readonly model: OutboxRelayOptions['model'],
    private readonly clock: Clock,
    private readonly sole = false,
  ) {
    this.own = sole ? {} : { 'outboxClaim.by': this.id };
    this.#goodUntil = sole ? Infinity : 0;
  }

  /** Until when what was taken last may be published, by `performance.now()`: a process that stood still finds that it is over. */
  get goodUntil(): number {
    return this.#goodUntil;
  }

  /** The oldest documents with events that no other relay is publishing, at most so many. */
  async take(most: number): Promise<readonly Waiting[]> {
    const now = this.clock.now();
    const free = this.sole
      ? {}
      : { $or: [{ outboxClaim: null }, this.own, { 'outboxClaim.until': { $lt: now } }] };
    const found = await this.model
      .find({ ...hasUnpublished, ...free }, { version: 1, outbox: 1 })
      .sort({ outboxSince: 1 })
      .limit(most)
      .lean<Waiting[]>();
    if (found.length === 0 || this.sole) return found;
    this.#goodUntil = performance.now() + PUBLISH_MS;
    const taken = await this.updateAll(found, free, { outboxClaim: this.claimFrom(now) });
    if (taken === found.length) return found;
    // Another was quicker with some of them, or they have changed.
    return this.model
      .find({ ...idsOf(found), ...hasUnpublished, ...this.own }, { version: 1, outbox: 1 })
      .lean<Waiting[]>();
  }

  /** Renews the hold until what it returns is called. */
  keep(claimed: readonly Waiting[]): () => void {
    if (this.sole) return () => undefined;
    const renew = async () => {
      const goodUntil = performance.now() + PUBLISH_MS;
      const { matchedCount } = await this.model.updateMany(
        { ...idsOf(claimed), ...this.own },
        { $set: { outboxClaim: this.claimFrom(this.clock.now()) } },
        { timestamps: false },
      );
      if (matchedCount === claimed.length) this.#goodUntil = goodUntil;
    };
    // One that fails is followed by another, before the claim has run out.
    const timer = setInterval(() => void renew().catch(() => undefined), CLAIM_MS / 3).unref();
    return () => clearInterval(timer);
  }

  /** What was published is no longer in the outboxes. */
  async clear(published: readonly Waiting[]): Promise<void> {
    const cleared = await this.updateAll(published, this.own, {
      outbox: [],
      outboxSince: null,
      outboxClaim: null,
    });
    if (cleared === published.length) return;
    // Those that have changed since have more to publish, and stay this relay's.
    const changed = await this.model
      .find({ ...idsOf(published), ...this.own, ...hasUnpublished }, { _id: 1 })
      .lean<{ _id: unknown }[]>();
    const left = new Set(changed.map(({ _id }) => String(_id)));
    for (const { _id, outbox } of published)
      if (left.has(String(_id)))
        await this.model.updateOne(
          { _id, ...this.own },
          { $pull: { outbox: { id: { $in: outbox.map(({ id }) => id) } } } },
          { timestamps: false },
        );
  }

  /** Leaves them to whoever comes first. */
  async release(claimed: readonly Waiting[]): Promise<void> {
    if (this.sole) return;
    await this.model.updateMany(
      { ...idsOf(claimed), ...this.own },
      { $set: { outboxClaim: null } },
      { timestamps: false },
    );
  }

  /** Sets the same on documents that are as they were read: in one update for each version there is, as few as possible. Resolves with their number. */
  private async updateAll(documents: readonly Waiting[], filter: object, set: object): Promise<number> {
    const versions = Map.groupBy(documents, ({ version }) => version);
    const { matchedCount } = await this.model.bulkWrite(
      Array.from(versions, ([version, same]) => ({
        updateMany: { filter: { ...idsOf(same), version, ...filter }, update: { $set: set } },
      })),
      unordered,
    );
    return matchedCount;
  }

  private claimFrom(now: Date): OutboxClaim {
    return { by: this.id, until: new Date(now.getTime() + CLAIM_MS) };
  }
}

const idsOf = (documents: readonly Waiting[]) => ({ _id: { $in: documents.map(({ _id }) => _id) } });
