import type { PublicView } from '@lintel/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Place } from '../../domain/stream-entry.js';

/** `_id` is the position. */
export interface StreamRecord {
  readonly _id: number;
  readonly eventId: string;
  readonly subject: string;
  readonly sequence: number;
  readonly type: string;
  /** Whether it is the kind of which the last is kept. */
  readonly state: boolean;
  readonly event: PublicView;
  /** Not there in those that were added before it was kept. */
  readonly correlation?: string | null;
  readonly onlyFor: string | null;
  readonly agencies: readonly string[];
  readonly places: readonly Place[];
  /** The position of the next of its subject. */
  readonly supersededBy: number | null;
  /** When it may be forgotten begins to count: when it was added, or superseded where the last is kept; null while it is the last. */
  readonly endedAt: Date | null;
}

/** One document: how far the stream was forgotten. */
export interface HorizonRecord {
  readonly _id: 'horizon';
  readonly position: number;
}

const text = { type: String, required: true } as const;
const numberOrNull = { type: Number, default: null } as const;

const stream = new Schema(
  {
    _id: { type: Number, required: true },
    ...{ eventId: text, subject: text, type: text, sequence: { type: Number, required: true } },
    state: { type: Boolean, required: true },
    event: { type: Schema.Types.Mixed, required: true },
    correlation: { type: String, default: null },
    ...{ onlyFor: { type: String, default: null }, agencies: [String], supersededBy: numberOrNull },
    places: [
      new Schema(
        { outcode: { type: String, default: null }, latitude: numberOrNull, longitude: numberOrNull },
        { _id: false },
      ),
    ],
    endedAt: { type: Date, default: null },
  },
  { collection: 'stream', versionKey: false, minimize: false },
);
stream.index({ eventId: 1 }, { name: 'event', unique: true });
// With `supersededBy`, so that a home that changes all day is not read with all that it was before.
stream.index({ subject: 1, supersededBy: 1, _id: -1 }, { name: 'standing' });
stream.index({ endedAt: 1 }, { name: 'ended' });

const horizon = new Schema(
  { _id: text, position: { type: Number, required: true } },
  { collection: 'streamHorizon', versionKey: false },
);

export const registerStream = (connection: Connection) => ({
  entries: connection.model('StreamEntry', stream) as unknown as Model<StreamRecord>,
  horizon: connection.model('StreamHorizon', horizon) as unknown as Model<HorizonRecord>,
});
