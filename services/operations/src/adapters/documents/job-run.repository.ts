import type { Model } from 'mongoose';
import type { JobRunStore } from '../../application/queues/job-run-store.js';
import type { JobRun } from '../../domain/job-run.js';
import type { JobRunRecord } from './job-run.schema.js';

export class JobRunRepository implements JobRunStore {
  constructor(private readonly model: Model<JobRunRecord>) {}

  async insert({ id, ...run }: JobRun): Promise<void> {
    await this.model.insertMany([{ _id: id, ...run }], { lean: true });
  }

  async change(id: string, change: Partial<Omit<JobRun, 'id'>>): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: change });
  }

  async find(id: string): Promise<JobRun | null> {
    const record = await this.model.findById(id).lean<JobRunRecord>();
    return record && runOf(record);
  }

  async latest(queue: string, first: number): Promise<readonly JobRun[]> {
    const records = await this.model
      .find({ queue })
      .sort({ startedAt: -1 })
      .limit(first)
      .lean<JobRunRecord[]>();
    return records.map(runOf);
  }

  async forget(startedBefore: Date): Promise<void> {
    await this.model.deleteMany({ startedAt: { $lt: startedBefore } });
  }
}

const runOf = ({ _id, ...run }: JobRunRecord): JobRun => ({ id: _id, ...run });
