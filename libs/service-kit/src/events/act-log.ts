import type { EventData } from '@lintel/contracts';
import type { Clock, IdSource } from '@lintel/kernel';
import { type Connection, type Model, Schema } from 'mongoose';
import { type EventComposer, type Outbox, outboxFields, outboxIndex, type WithOutbox } from './outbox.js';

export type ActRecord = WithOutbox & { _id: string };

const schema = new Schema(
  { _id: { type: String, required: true }, ...outboxFields },
  { versionKey: false, minimize: false, collection: 'acts' },
);
schema.index(...outboxIndex);

/** Acts that change no document with an outbox: each has one here until it is published. */
export const registerActs = (connection: Connection): Model<ActRecord> =>
  connection.model('Act', schema) as unknown as Model<ActRecord>;

/** For a use case: what is about to be done is told to the audit trail, in the name of whoever asked. */
export interface Acts {
  /** Resolves when it is sure to be told. */
  record(data: EventData<'lintel.audit.act-recorded.v1'>): Promise<void>;
}

export class ActLog implements Acts {
  constructor(
    private readonly model: Model<ActRecord>,
    private readonly composer: EventComposer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async record(data: EventData<'lintel.audit.act-recorded.v1'>): Promise<void> {
    const events = this.composer.composeAct(data, { sequence: 1 });
    if (events.length === 0) return;
    const record = { _id: this.ids.next(), version: 1, outbox: events, outboxSince: this.clock.now() };
    await this.model.insertMany([record], { lean: true });
    this.outbox.nudge();
    await this.model.deleteMany({ outboxSince: null });
  }
}
