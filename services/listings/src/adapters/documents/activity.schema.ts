import { type Connection, type Model, Schema } from 'mongoose';
import type { ActivityFact } from '../../application/activity/activity-store.js';

export type FactRecord = Omit<ActivityFact, 'key'> & { _id: string };

/** How often a listing was looked at on a day; many are, so that no view has a document of its own. */
export interface ViewsRecord {
  _id: string;
  listingId: number;
  date: string;
  views: number;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const options = { versionKey: false, minimize: false } as const;

const facts = new Schema(
  {
    _id: text,
    kind: text,
    listingId: number,
    date: text,
    counts: { type: Boolean, required: true },
    sequence: number,
  },
  { ...options, collection: 'activity-facts' },
);
// tallies.
facts.index({ listingId: 1, date: 1 }, { name: 'listing' });
// deleteBefore.
facts.index({ date: 1 }, { name: 'age' });

const views = new Schema(
  { _id: text, listingId: number, date: text, views: number },
  { ...options, collection: 'activity-views' },
);
// tallies.
views.index({ listingId: 1, date: 1 }, { name: 'listing' });
// deleteBefore.
views.index({ date: 1 }, { name: 'age' });

export interface ActivityModels {
  readonly facts: Model<FactRecord>;
  readonly views: Model<ViewsRecord>;
}

export const registerActivity = (connection: Connection): ActivityModels => ({
  facts: connection.model('ActivityFact', facts) as unknown as Model<FactRecord>,
  views: connection.model('ActivityViews', views) as unknown as Model<ViewsRecord>,
});
