import { type ActValues, type CloudEvent, type EventData, publicListingSchema } from '@lintel/contracts';
import { succeed } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import type { EventComposer, Outbox, Submission } from '@lintel/service-kit';
import type {
  ListingReplacement,
  ListingStore,
  PublicEntry,
  SubmittedListing,
} from '../../application/listing-store.js';
import type { TakenOutUploads } from '../../application/uploads/taken-out-uploads.js';
import {
  contactUnseen,
  eventOf,
  isHidden,
  type Listing,
  toPublicListing,
  withdrawnAt,
} from '../../domain/listing.js';
import { mediaIds } from '../../domain/media.js';
import { toListing, toState } from './listing.record.js';
import type { ListingModels, ListingRecord } from './listing.schema.js';
import type { ListingWords } from './listing.words.js';

const COUNTER = 'listing';
/** As `agencyStateOf` and `isPublic` have it. */
const publishedRecords = { publishedAt: { $ne: null }, archivedAt: null, removedAt: null };
const publicRecords = { ...publishedRecords, suspendedAt: null };

/** Listings as documents, each with the events that are not yet published. */
export class ListingRepository implements ListingStore {
  constructor(
    private readonly models: ListingModels,
    private readonly words: ListingWords,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
    private readonly takenOut: TakenOutUploads,
  ) {}

  async find(id: number): Promise<Listing | null> {
    const record = await this.models.listings.findById(id, { outbox: 0 }).lean<ListingRecord>();
    return record && toListing(record);
  }

  async findAll(ids: readonly number[]): Promise<readonly Listing[]> {
    const records = await this.models.listings
      .find({ _id: { $in: [...ids] } }, { outbox: 0 })
      .lean<ListingRecord[]>();
    return records.map(toListing);
  }

  async publicEntries(after: number, first: number): Promise<readonly PublicEntry[]> {
    const records = await this.models.listings
      .find({ _id: { $gt: after }, ...publicRecords }, { updatedAt: 1 })
      .sort({ _id: 1 })
      .limit(first)
      .lean<{ _id: number; updatedAt: Date }[]>();
    return records.map(({ _id, updatedAt }) => ({ id: _id, updatedAt }));
  }

  publicOf(agencyId: string): Promise<number> {
    return this.models.listings.countDocuments({ agencyId, ...publishedRecords });
  }

  async idsOfAgency(agencyId: string, after: number, first: number): Promise<readonly number[]> {
    const records = await this.models.listings
      .find({ agencyId, _id: { $gt: after } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(first)
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  async taken(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const records = await this.models.listings
      .find({ _id: { $in: [...ids] } }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return new Set(records.map(({ _id }) => _id));
  }

  async withUploads(uploadIds: readonly string[]): Promise<readonly number[]> {
    const records = await this.models.listings
      .find({ uploads: { $in: [...uploadIds] } }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  async reserveIds(count: number, above = 0): Promise<number> {
    const ofListings = { _id: COUNTER };
    if (above > 0)
      await this.models.counters.updateOne(ofListings, { $max: { next: above } }, { upsert: true });
    const counter = await this.models.counters
      .findOneAndUpdate(ofListings, { $inc: { next: count } }, { upsert: true, returnDocument: 'after' })
      .lean<{ next: number } | null>();
    // Of two processes that make the counter at the same moment, one may be answered nothing. It is there then.
    return counter ? counter.next - count + 1 : this.reserveIds(count);
  }

  async insert(listings: readonly Listing[], submission: Submission | null = null): Promise<boolean> {
    const records = listings.map((listing) => ({
      ...this.toRecord(null, listing),
      ...(submission && { submission }),
    }));
    // Words without a listing find nothing; a listing without words would not be found.
    await this.words.begin(listings);
    const insert = () => this.models.listings.insertMany(records, { lean: true, ordered: true });
    const inserted = submission ? await unlessDuplicate(insert) : succeed(await insert());
    this.outbox.nudge();
    return inserted.ok;
  }

  async submitted(key: string): Promise<SubmittedListing | null> {
    const record = await this.models.listings
      .findOne({ 'submission.key': key }, { outbox: 0 })
      .lean<ListingRecord>();
    return record && { listing: toListing(record), digest: record.submission!.digest };
  }

  async replace(before: Listing, after: Listing): Promise<boolean> {
    const { filter, update } = this.updateFor({ before, after });
    const reworded = this.words.differ(before, after);
    if (reworded) await this.words.add(after);
    const { matchedCount } = await this.models.listings.updateOne(filter, update);
    if (matchedCount === 0) return false;
    if (reworded) await this.words.keep([after]);
    this.outbox.nudge();
    const takenOut = takenOutBy({ before, after });
    if (takenOut.length > 0) await this.takenOut.note(takenOut);
    return true;
  }

  async replaceAll(changes: readonly ListingReplacement[]): Promise<boolean> {
    // What is to be done before and after a write is done about one at a time.
    const alone = changes.filter(
      (change) => this.words.differ(change.before, change.after) || takenOutBy(change).length > 0,
    );
    const together = changes.filter((change) => !alone.includes(change));
    const inOne = together.length === 0 || (await this.replaceInOne(together));
    const each = await Promise.all(alone.map(({ before, after }) => this.replace(before, after)));
    return inOne && !each.includes(false);
  }

  private async replaceInOne(changes: readonly ListingReplacement[]): Promise<boolean> {
    const updates = changes.map((change) => ({ updateOne: this.updateFor(change) }));
    try {
      const { matchedCount } = await this.models.listings.bulkWrite(updates as never, { ordered: false });
      return matchedCount === changes.length;
    } finally {
      // Of a write that fails, some may have been done.
      this.outbox.nudge();
    }
  }

  /** The listing and its events in one update of its document, unless it is another version by now. */
  private updateFor({ before, after }: ListingReplacement) {
    const { _id, outbox, outboxSince, ...state } = this.toRecord(before, after);
    return {
      filter: { _id, version: before.version },
      update: {
        $set: { ...state, ...(outboxSince ? { outboxSince } : {}) },
        ...(outbox.length > 0 ? { $push: { outbox: { $each: outbox } } } : {}),
      },
    };
  }

  private toRecord(before: Listing | null, after: Listing): ListingRecord {
    const event = this.eventFor(before, after);
    const unseen = !event || contactUnseen(before, after) !== null;
    const outbox = [
      ...(event ? [event] : []),
      ...(unseen ? this.actFor(before, after) : []),
      ...this.takeDownFor(before, after),
    ];
    return {
      _id: after.id,
      ...toState(after),
      outbox,
      outboxSince: outbox.length > 0 ? after.updatedAt : null,
    };
  }

  /** The act of a change that the public does not see, as no event tells of it. */
  private actFor(before: Listing | null, after: Listing): CloudEvent[] {
    return this.composer.composeAct(
      {
        act: before ? 'listing.changed-unseen' : 'listing.drafted',
        subjectType: 'listing',
        subjectId: String(after.id),
        agencyId: after.agencyId,
        values: worthOf(after),
      },
      { sequence: after.version, ...(before ? { previously: worthOf(before) } : {}) },
    );
  }

  /** The act of a take-down with its reason, which the event of a removal does not tell. */
  private takeDownFor(before: Listing | null, { id, version, agencyId, takenDown }: Listing): CloudEvent[] {
    if (!takenDown || takenDown.at.getTime() === before?.takenDown?.at.getTime()) return [];
    return this.composer.composeAct(
      {
        act: 'listing.taken-down',
        subjectType: 'listing',
        subjectId: String(id),
        agencyId,
        values: { reason: takenDown.reason },
      },
      { sequence: version },
    );
  }

  private eventFor(before: Listing | null, after: Listing): CloudEvent | null {
    const type = eventOf(before, after);
    if (!type) return null;
    const contact = contactUnseen(before, after);
    const data: EventData<typeof type> =
      type === 'lintel.listing.removed.v1'
        ? {
            id: after.id,
            agencyId: after.agencyId,
            removedAt: withdrawnAt(after).toISOString(),
            ...(isHidden(after) ? { agencySuspended: true as const } : {}),
            ...(contact ? { contact } : {}),
          }
        : // A fact that readers would refuse must not become one: this throws before anything is written.
          publicListingSchema.parse(toPublicListing(after));
    return this.composer.compose(type, {
      subject: String(after.id),
      sequence: after.version,
      data,
      ...(before ? { previously: worthOf(before) } : {}),
    });
  }
}

/** The files that a change leaves out. */
function takenOutBy({ before, after }: ListingReplacement): readonly string[] {
  const has = new Set(mediaIds(after));
  return mediaIds(before).filter((id) => !has.has(id));
}

/** The commercially relevant values of a listing. */
const worthOf = ({ status, content, archivedAt, removedAt }: Listing): ActValues => ({
  price: content.price,
  status,
  archived: archivedAt !== null,
  removed: removedAt !== null,
});
