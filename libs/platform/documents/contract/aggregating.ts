import { Schema, Types } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import type { Harness } from './harness.js';

export function aggregatingContract(harness: Harness): void {
  describe('aggregating', () => {
    const agency = new Types.ObjectId();
    const other = new Types.ObjectId();

    const filled = async () => {
      const schema = new Schema({
        agency: Schema.Types.ObjectId,
        town: String,
        price: Number,
        tags: [String],
        on: Date,
      });
      schema.index({ agency: 1, price: 1 });
      const Home = await harness.model(schema);
      await Home.insertMany([
        { agency, town: 'Bath', price: 3, tags: ['a', 'b'], on: new Date(1) },
        { agency, town: 'Bath', price: 5, tags: ['b'], on: new Date(2) },
        { agency, town: 'Wells', price: 4, tags: [], on: new Date(1) },
        { agency: other, town: 'Bath', price: 9, tags: ['a'], on: new Date(3) },
      ]);
      return Home;
    };

    it('matches, groups and sorts', async () => {
      const Home = await filled();
      const groups = await Home.aggregate([
        { $match: { agency } },
        {
          $group: {
            _id: '$town',
            n: { $sum: 1 },
            mean: { $avg: '$price' },
            top: { $max: '$price' },
            all: { $push: '$price' },
          },
        },
        { $sort: { _id: 1 } },
      ]);
      expect(groups).toEqual([
        { _id: 'Bath', n: 2, mean: 4, top: 5, all: [3, 5] },
        { _id: 'Wells', n: 1, mean: 4, top: 4, all: [4] },
      ]);
    });

    it('groups by object ids, dates and several fields', async () => {
      const Home = await filled();
      const byAgency = await Home.aggregate([
        { $group: { _id: '$agency', n: { $sum: 1 } } },
        { $sort: { n: -1 } },
      ]);
      expect(byAgency).toEqual([
        { _id: agency, n: 3 },
        { _id: other, n: 1 },
      ]);
      const byDate = await Home.aggregate([
        { $group: { _id: '$on', n: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ]);
      expect(byDate).toEqual([
        { _id: new Date(1), n: 2 },
        { _id: new Date(2), n: 1 },
        { _id: new Date(3), n: 1 },
      ]);
      const byTwo = await Home.aggregate([
        { $group: { _id: { agency: '$agency', town: '$town' }, n: { $sum: 1 } } },
        { $sort: { n: -1, '_id.town': 1 } },
        { $limit: 1 },
      ]);
      expect(byTwo).toEqual([{ _id: { agency, town: 'Bath' }, n: 2 }]);
    });

    it('sorts, skips, limits and projects', async () => {
      const Home = await filled();
      const rows = await Home.aggregate([
        { $match: { price: { $gt: 3 } } },
        { $sort: { price: -1 } },
        { $skip: 1 },
        { $limit: 1 },
        { $project: { _id: 0, town: 1, double: { $multiply: ['$price', 2] } } },
      ]);
      expect(rows).toEqual([{ town: 'Bath', double: 10 }]);
    });

    it('unwinds arrays', async () => {
      const Home = await filled();
      const rows = await Home.aggregate([
        { $unwind: '$tags' },
        { $group: { _id: '$tags', n: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ]);
      expect(rows).toEqual([
        { _id: 'a', n: 2 },
        { _id: 'b', n: 2 },
      ]);
    });

    it('counts and leaves the documents as they were', async () => {
      const Home = await filled();
      const before = await Home.find().sort({ _id: 1 }).lean();
      expect(
        await Home.aggregate([{ $set: { price: 0, 'x.y': 1 } }, { $match: { 'x.y': 1 } }, { $count: 'n' }]),
      ).toEqual([{ n: 4 }]);
      expect(await Home.find().sort({ _id: 1 }).lean()).toEqual(before);
    });
  });
}
