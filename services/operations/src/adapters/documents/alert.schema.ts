import { type WithOutbox, outboxFields, outboxIndex } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Notice } from '../../application/alerts/alert-store.js';
import type { Alert } from '../../domain/alerts/alert.js';
import type { RuleSetting } from '../../domain/alerts/alert-rules.js';

export type AlertRecord = Omit<Alert, 'id'> &
  WithOutbox & {
    _id: string;
    /** Its rule and subject while it is not resolved: there is one open alert of each. */
    open: string | null;
    /** What is to be told by webhook, and from when on somebody may. */
    due: Notice[];
    dueAt: Date | null;
  };

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const moment = { type: Date, required: true } as const;
const later = { type: Date, default: null } as const;

const schema = new Schema(
  {
    _id: text,
    rule: text,
    subject: { type: String, default: '' },
    severity: text,
    title: text,
    state: text,
    value: count,
    reason: { type: String, default: null },
    since: moment,
    heldMs: count,
    clearMs: count,
    seenAt: moment,
    flaps: count,
    firedAt: later,
    acknowledged: { type: Schema.Types.Mixed, default: null },
    resolvedAt: later,
    toldAt: later,
    told: count,
    open: { type: String, default: null },
    due: { type: [Schema.Types.Mixed], default: [] },
    dueAt: later,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, collection: 'alerts' },
);
schema.index(...outboxIndex);
// insert, open.
schema.index({ open: 1 }, { name: 'open', unique: true, partialFilterExpression: { open: { $gt: '' } } });
// history, forget.
schema.index({ resolvedAt: -1, _id: -1 }, { name: 'resolved' });
// lastResolved.
schema.index({ rule: 1, subject: 1, resolvedAt: -1 }, { name: 'same' });
// due.
schema.index({ dueAt: 1 }, { name: 'due', partialFilterExpression: { dueAt: { $gt: new Date(0) } } });

export const registerAlerts = (connection: Connection): Model<AlertRecord> =>
  connection.model('Alert', schema) as unknown as Model<AlertRecord>;

/** A rule's by its name, under `targets` the e-mail addresses, and under `turn` when somebody looked last. */
export type AlertSettingRecord = Partial<RuleSetting> & { _id: string; emails?: string[]; at?: Date };

const settingSchema = new Schema(
  {
    _id: text,
    on: Boolean,
    threshold: Number,
    holdSeconds: Number,
    silence: Schema.Types.Mixed,
    emails: { type: [String], default: undefined },
    at: Date,
  },
  { versionKey: false, minimize: false, collection: 'alertSettings' },
);

export const registerAlertSettings = (connection: Connection): Model<AlertSettingRecord> =>
  connection.model('AlertSetting', settingSchema) as unknown as Model<AlertSettingRecord>;
