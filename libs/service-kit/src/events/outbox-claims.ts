import { randomUUID } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import type { OutboxRelayOptions } from './outbox-relay.js';
import { hasUnpublished, type OutboxClaim, type WithOutbox } from './outbox.js';

/** A document whose events are to be published, as it was when it was claimed. */
export type Waiting = Pick<WithOutbox, 'version' | 'outbox'> & { readonly _id: unknown };
/** The same as it was found. */
type Found = Waiting & Pick<WithOutbox, 'outboxClaim'>;

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
  /** Whether documents may have stayed this relay's: where something failed in between, or they changed meanwhile. */
  #left = false;
  /** Whether some of those may not have been among the last that were taken. */
  #leftBehind = false;
  #overtaken = false;

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

  /** Whether some of what was found last had changed, or was another's, before it was taken: there may be more to take already. */
  get overtaken(): boolean {
    return this.#overtaken;
  }

  /** The oldest documents with events that no other relay is publishing, at most so many. */
  async take(most: number): Promise<readonly Waiting[]> {
    const now = this.clock.now();
    // Nobody's as well.
    const over = { 'outboxClaim.until': { $not: { $gte: now } } };
    const free = this.sole ? {} : this.#left ? { $or: [this.own, over] } : over;
    const found = await this.model
      .find({ ...hasUnpublished, ...free }, { version: 1, outbox: 1, outboxClaim: 1 })
      .sort({ outboxSince: 1 })
      .limit(most)
      .lean<Found[]>();
    this.#overtaken = false;
    if (found.length === 0 || this.sole) return found;
    this.#goodUntil = performance.now() + PUBLISH_MS;
    const hadLeft = this.#left;
    this.#left = true;
    const outboxClaim = this.claimFrom(now);
    const taken = await this.updateAll(found, asClaimed, { outboxClaim });
    this.#overtaken = taken < found.length;
    this.#leftBehind = hadLeft && (found.length === most || this.#overtaken);
    if (!this.#overtaken) return found;
    // Another was quicker with some of them, or they have changed. What is this relay's by an older claim alone may be another's in a moment.
    const byThis = { 'outboxClaim.by': this.id, 'outboxClaim.until': outboxClaim.until };
    return this.model
      .find({ ...idsOf(found), ...hasUnpublished, ...byThis }, { version: 1, outbox: 1 })
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
    const cleared = await this.updateAll(published, () => this.own, {
      outbox: [],
      outboxSince: null,
      outboxClaim: null,
    });
    if (cleared === published.length) {
      this.#left = this.#leftBehind;
      return;
    }
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
    this.#left = this.#leftBehind;
  }

  /** Leaves to the others whatever is this relay's. */
  async end(): Promise<void> {
    if (!this.#left) return;
    await this.model.updateMany(
      { ...hasUnpublished, ...this.own },
      { $set: { outboxClaim: null } },
      { timestamps: false },
    );
    this.#left = false;
  }

  /** Sets the same on documents that are as they were read: in few updates, each of those that are alike. Resolves with their number. */
  private async updateAll<Read extends Waiting>(
    documents: readonly Read[],
    held: (document: Read) => object,
    set: object,
  ): Promise<number> {
    const asRead = (document: Read) => ({ version: document.version, ...held(document) });
    const alike = Map.groupBy(documents, (document) => JSON.stringify(asRead(document)));
    const { matchedCount } = await this.model.bulkWrite(
      [...alike.values()].flatMap(inParts).map((part) => ({
        updateMany: { filter: { ...idsOf(part), ...asRead(part[0]!) }, update: { $set: set } },
      })),
      unordered,
    );
    return matchedCount;
  }

  private claimFrom(now: Date): OutboxClaim {
    return { by: this.id, until: new Date(now.getTime() + CLAIM_MS) };
  }
}

/** Whose a document is, if anybody's. */
const asClaimed = ({ outboxClaim }: Found): object =>
  outboxClaim
    ? { 'outboxClaim.by': outboxClaim.by, 'outboxClaim.until': outboxClaim.until }
    : { outboxClaim: null };

/** A list of ids is looked through for each document of an update: short lists cost less. */
const PART = 50;
const inParts = <Item>(items: readonly Item[]): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, n) => items.slice(n * PART, (n + 1) * PART));

const idsOf = (documents: readonly Waiting[]) => ({ _id: { $in: documents.map(({ _id }) => _id) } });
