import { unlessDuplicate } from '@lintel/platform/documents';
import type { ActivityFact, ActivityStore } from '../../application/activity/activity-store.js';
import type { ActivityTally } from '../../domain/activity.js';
import type { ActivityModels, ViewsRecord } from './activity.schema.js';

interface Counted {
  readonly _id: Pick<ActivityFact, 'listingId' | 'kind'> & { readonly date: string };
  readonly count: number;
}

/** Two writes, of which the second minds the sequence: whichever order facts come in, the newest stays. */
const keeping = ({ key: _id, ...fact }: ActivityFact) => [
  { updateOne: { filter: { _id }, update: { $setOnInsert: fact }, upsert: true } },
  { updateOne: { filter: { _id, sequence: { $lt: fact.sequence } }, update: { $set: fact } } },
];

export class ActivityRepository implements ActivityStore {
  constructor(private readonly models: ActivityModels) {}

  async countView(listingId: number, date: string): Promise<void> {
    const count = () =>
      this.models.views.updateOne(
        { _id: `${listingId}:${date}` },
        { $inc: { views: 1 }, $setOnInsert: { listingId, date } },
        { upsert: true },
      );
    // The first two views of a day may come at once; the day is there for the second then.
    if (!(await unlessDuplicate(count)).ok) await count();
  }

  async keep(facts: readonly ActivityFact[]): Promise<void> {
    await this.models.facts.bulkWrite(facts.flatMap(keeping));
  }

  async tallies(
    listingIds: readonly number[],
    from: string,
  ): Promise<ReadonlyMap<number, readonly ActivityTally[]>> {
    const wanted = { listingId: { $in: [...new Set(listingIds)] }, date: { $gte: from } };
    const [views, facts] = await Promise.all([
      this.models.views.find(wanted).lean<ViewsRecord[]>(),
      this.models.facts.aggregate<Counted>([
        { $match: { ...wanted, counts: true } },
        { $group: { _id: { listingId: '$listingId', date: '$date', kind: '$kind' }, count: { $sum: 1 } } },
      ]),
    ]);
    const tallies = new Map<number, ActivityTally[]>();
    const add = (listingId: number, tally: ActivityTally) =>
      tallies.set(listingId, [...(tallies.get(listingId) ?? []), tally]);
    for (const { listingId, date, views: count } of views) add(listingId, { date, kind: 'views', count });
    for (const { _id, count } of facts) add(_id.listingId, { date: _id.date, kind: _id.kind, count });
    return tallies;
  }

  async deleteBefore(date: string): Promise<void> {
    await this.models.views.deleteMany({ date: { $lt: date } });
    await this.models.facts.deleteMany({ date: { $lt: date } });
  }
}
