import type { IdSource } from '@lintel/kernel';
import type { Model } from 'mongoose';
import type { KeptRequest, RequestStore } from '../../application/traces/request-store.js';
import { type AnsweredRequest, isFailed } from '../../domain/answered-request.js';
import type { RequestRecord } from './request.schema.js';

/** After all hexadecimal digits. */
const LAST = 'g';

export class RequestRepository implements RequestStore {
  constructor(
    private readonly model: Model<RequestRecord>,
    private readonly ids: IdSource,
  ) {}

  async add(requests: readonly AnsweredRequest[]): Promise<void> {
    const records = requests.map((request) => ({
      _id: this.ids.next(),
      ...request,
      failed: isFailed(request),
    }));
    await this.model.insertMany(records, { lean: true });
  }

  async beginningWith(reference: string, first: number): Promise<readonly KeptRequest[]> {
    const records = await this.model
      .find({ correlation: { $gte: reference, $lt: `${reference}${LAST}` } })
      .sort({ at: -1 })
      .limit(first)
      .lean<RequestRecord[]>();
    return records.map(({ _id, failed: _, ...request }) => ({ id: _id, ...request }));
  }

  async forget(since: Date, most: number): Promise<void> {
    await this.model.deleteMany({ at: { $lt: since } });
    for (const failed of [true, false]) {
      const over = (await this.model.countDocuments({ failed })) - most;
      if (over <= 0) continue;
      const oldest = await this.model
        .find({ failed }, { at: 1 })
        .sort({ at: 1 })
        .limit(over)
        .lean<Pick<RequestRecord, 'at'>[]>();
      await this.model.deleteMany({ failed, at: { $lte: oldest.at(-1)!.at } });
    }
  }
}
