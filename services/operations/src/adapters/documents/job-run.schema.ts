import { type Connection, type Model, Schema } from 'mongoose';
import type { JobRun } from '../../domain/job-run.js';

export type JobRunRecord = Omit<JobRun, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const moment = { type: Date, required: true } as const;

const schema = new Schema(
  {
    _id: text,
    queue: text,
    verb: text,
    matched: count,
    done: count,
    overtaken: count,
    startedAt: moment,
    heardAt: moment,
    endedAt: { type: Date, default: null },
    problem: { type: String, default: null },
  },
  { collection: 'jobRuns', versionKey: false },
);
// latest.
schema.index({ queue: 1, startedAt: -1 }, { name: 'queue' });
// forget.
schema.index({ startedAt: 1 }, { name: 'started' });

export const registerJobRuns = (connection: Connection): Model<JobRunRecord> =>
  connection.model('JobRun', schema) as unknown as Model<JobRunRecord>;
