import type { Clock } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import type { Model } from 'mongoose';
import type { StreamBounds, StreamStore } from '../../application/stream/stream-store.js';
import {
  GONE,
  isState,
  saysMore,
  standing,
  type StreamDraft,
  type StreamEntry,
} from '../../domain/stream-entry.js';
import type { HorizonRecord, StreamRecord } from './stream.schema.js';

/**
 * Positions are ids. Whoever adds takes the ids after the last that it sees, in order, and begins again where another was faster: so what is there has all
 * before it, and a reader never meets a position whose elder comes later.
 */
export class StreamRepository implements StreamStore {
  constructor(
    private readonly entries: Model<StreamRecord>,
    private readonly horizon: Model<HorizonRecord>,
    private readonly clock: Clock,
  ) {}

  async append(drafts: readonly StreamDraft[]): Promise<void> {
    for (;;) {
      const { last } = await this.bounds();
      const records = (await this.#new(drafts)).map((record, index) => ({
        _id: last + 1 + index,
        ...record,
      }));
      const written = await unlessDuplicate(async () => {
        if (records.length > 0) await this.entries.insertMany(records, { ordered: true, lean: true });
      });
      if (written.ok) break;
    }
    await this.#supersede(drafts);
  }

  async bounds(): Promise<StreamBounds> {
    const last = await this.#last();
    const horizon = await this.horizon.findById('horizon').lean<HorizonRecord>();
    return { first: (horizon?.position ?? 0) + 1, last: Math.max(last, horizon?.position ?? 0) };
  }

  async after(position: number, first: number): Promise<readonly StreamEntry[]> {
    return (await this.#page({ _id: { $gt: position } }, first)).map(entryOf);
  }

  async homesAt(at: number, after: number, first: number): Promise<readonly StreamEntry[]> {
    const filter = {
      _id: { $gt: after, $lte: at },
      state: true,
      type: { $ne: GONE },
      $or: [{ supersededBy: null }, { supersededBy: { $gt: at } }],
    };
    return (await this.#page(filter, first)).map(entryOf);
  }

  async forget(before: Date): Promise<void> {
    const [furthest] = await this.entries
      .find({ endedAt: { $lt: before } })
      .sort({ _id: -1 })
      .limit(1)
      .select({ _id: 1 })
      .lean<Pick<StreamRecord, '_id'>[]>();
    if (!furthest) return;
    // First, so that no reader is told of a history that has holes.
    await this.horizon.updateOne({ _id: 'horizon' }, { $max: { position: furthest._id } }, { upsert: true });
    await this.entries.deleteMany({ endedAt: { $lt: before }, _id: { $lte: furthest._id } });
  }

  /** Those that say more than what the stream has of their subjects. */
  async #new(drafts: readonly StreamDraft[]): Promise<readonly Omit<StreamRecord, '_id'>[]> {
    const subjects = [...new Set(drafts.map(({ event }) => event.subject))];
    const lasts = new Map<string, Omit<StreamRecord, '_id'>>();
    await Promise.all(
      subjects.map(async (subject) => {
        // It has none after it, so the index that `#supersede` needs serves here as well.
        const last = await this.entries
          .findOne({ subject, supersededBy: null })
          .sort({ _id: -1 })
          .lean<StreamRecord>();
        if (last) lasts.set(subject, last);
      }),
    );
    const records: Omit<StreamRecord, '_id'>[] = [];
    for (const draft of drafts) {
      const last = lasts.get(draft.event.subject);
      if (!saysMore(draft.event, last)) continue;
      const record = recordOf(draft, last, this.clock.now());
      lasts.set(draft.event.subject, record);
      records.push(record);
    }
    return records;
  }

  /** Also what a process that died in between left behind: the same events are given again. */
  async #supersede(drafts: readonly StreamDraft[]): Promise<void> {
    const subjects = [
      ...new Set(drafts.filter(({ event }) => isState(event)).map(({ event }) => event.subject)),
    ];
    if (subjects.length === 0) return;
    const standing = await this.entries
      .find({ subject: { $in: subjects }, supersededBy: null })
      .sort({ _id: 1 })
      .select({ _id: 1, subject: 1 })
      .lean<Pick<StreamRecord, '_id' | 'subject'>[]>();
    const nextOf = new Map<string, number>();
    const endedAt = this.clock.now();
    const updates = standing.toReversed().flatMap(({ _id, subject }) => {
      const supersededBy = nextOf.get(subject);
      nextOf.set(subject, _id);
      if (supersededBy === undefined) return [];
      return {
        updateOne: { filter: { _id, supersededBy: null }, update: { $set: { supersededBy, endedAt } } },
      };
    });
    if (updates.length > 0) await this.entries.bulkWrite(updates, { ordered: false });
  }

  #page(filter: object, first: number): Promise<StreamRecord[]> {
    return this.entries.find(filter).sort({ _id: 1 }).limit(first).lean<StreamRecord[]>();
  }

  async #last(): Promise<number> {
    const [last] = await this.entries
      .find({})
      .sort({ _id: -1 })
      .limit(1)
      .select({ _id: 1 })
      .lean<Pick<StreamRecord, '_id'>[]>();
    return last?._id ?? 0;
  }
}

/** A state that is the last of its subject has not ended; all else ends as it begins. */
function recordOf(
  draft: StreamDraft,
  last: Pick<StreamRecord, 'agencies' | 'places'> | undefined,
  now: Date,
): Omit<StreamRecord, '_id'> {
  const { event, correlation, onlyFor } = draft;
  const { id: eventId, subject, sequence, type } = event;
  const state = isState(event);
  return {
    ...{ eventId, subject, sequence, type, state, event, correlation, onlyFor },
    ...standing(draft, last),
    ...{ supersededBy: null, endedAt: state ? null : now },
  };
}

const entryOf = ({ _id, event, correlation, onlyFor, agencies, places }: StreamRecord): StreamEntry => ({
  ...{ position: _id, event, correlation: correlation ?? null, onlyFor, agencies, places },
});
