import type { CloudEvent } from '@lintel/contracts';
import { type EventComposer, type Outbox, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { UploadStore } from '../../application/uploads/upload-store.js';
import { isOver, takenOut, type Upload } from '../../domain/upload.js';
import type { UploadRecord } from './upload.schema.js';

const stays = { removingAt: null };

/** Uploads as documents, each with the event that is not yet published. */
export class UploadRepository implements UploadStore {
  constructor(
    private readonly model: Model<UploadRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async get(id: string): Promise<Upload | null> {
    const record = await this.model.findById(id).lean<UploadRecord>();
    return record && toUpload(record);
  }

  find(ids: readonly string[], agencyId: string): Promise<readonly Upload[]> {
    return this.ofAgency(ids, agencyId);
  }

  async ofAgency(ids: readonly string[], agencyId: string): Promise<readonly Upload[]> {
    if (ids.length === 0) return [];
    const found = await this.model
      .find({ _id: { $in: [...ids] }, agencyId, ...stays })
      .lean<UploadRecord[]>();
    return found.map(toUpload);
  }

  async all(ids: readonly string[]): Promise<ReadonlyMap<string, Upload>> {
    if (ids.length === 0) return new Map();
    const found = await this.model.find({ _id: { $in: [...ids] } }).lean<UploadRecord[]>();
    return new Map(found.map((record) => [record._id, toUpload(record)]));
  }

  async insert(upload: Upload): Promise<void> {
    await this.model.insertMany([{ ...this.toRecord(upload), outbox: [], outboxSince: null }], {
      lean: true,
    });
  }

  async replace(before: Upload, after: Upload): Promise<boolean> {
    const { _id, ...state } = this.toRecord(after);
    const event = this.eventFor(before, after);
    const { matchedCount } = await this.model.updateOne(
      { _id, version: before.version },
      {
        $set: { ...state, ...(event ? { outboxSince: after.updatedAt } : {}) },
        ...(event ? { $push: { outbox: event } } : {}),
      },
    );
    if (matchedCount === 0) return false;
    if (event) this.outbox.nudge();
    return true;
  }

  async remove({ id, version }: Upload): Promise<void> {
    await this.model.deleteOne({ _id: id, version });
  }

  async pending(state: 'awaiting' | 'processing', before: Date, first: number): Promise<readonly Upload[]> {
    const found = await this.model
      .find({ pendingSince: { $gt: new Date(0), $lt: before }, state })
      .sort({ pendingSince: 1 })
      .limit(first)
      .lean<UploadRecord[]>();
    return found.map(toUpload);
  }

  async dueForCheck(now: Date, first: number): Promise<readonly Upload[]> {
    const found = await this.model
      .find({ checkAt: { $lte: now } })
      .sort({ checkAt: 1 })
      .limit(first)
      .lean<UploadRecord[]>();
    return found.map(toUpload);
  }

  async takenOut(ids: readonly string[], now: Date): Promise<void> {
    await this.model.updateMany(
      { _id: { $in: [...ids] }, ...stays },
      { $set: takenOut(now), $inc: { version: 1 } },
    );
  }

  private toRecord({ id, ...state }: Upload): Omit<UploadRecord, 'outbox' | 'outboxSince' | 'outboxClaim'> {
    const over = isOver({ id, ...state });
    return { _id: id, ...state, pendingSince: over ? null : state.updatedAt };
  }

  private eventFor(before: Upload, after: Upload): CloudEvent | null {
    const { id, agencyId, kind, state, version } = after;
    if (before.state === state || (state !== 'ready' && state !== 'failed')) return null;
    return this.composer.compose('lintel.upload.processed.v1', {
      subject: id,
      sequence: version,
      data: { id, agencyId, kind, state },
    });
  }
}

function toUpload(record: UploadRecord): Upload {
  const { _id, pendingSince: _pending, ...state } = withoutOutbox(record);
  return { id: _id, ...state };
}
