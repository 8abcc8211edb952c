import { Schema } from 'mongoose';
import { openEmbeddedDocuments } from './index.js';

/**
 * A process that writes until it is killed or has made so many rounds, and prints the number of each write once that is acknowledged.
 * Arguments: the file, the first number, and how many rounds of ten writes.
 */
const [file, first, rounds] = process.argv.slice(2);
const documents = await openEmbeddedDocuments({ file: file! });
const schema = new Schema({ _id: Number, code: String, tags: [String], n: Number });
schema.index({ code: 1 }, { unique: true });
const Fact = documents.connection.model('facts', schema);
await documents.syncIndexes();

for (let round = 0; round < Number(rounds); round += 1) {
  const numbers = Array.from({ length: 10 }, (_, i) => Number(first) + round * 10 + i);
  await Promise.all(
    numbers.map(async (_id) => {
      await Fact.create({ _id, code: `c${_id}`, tags: ['new'], n: 0 });
      await Fact.updateOne({ _id }, { $push: { tags: 'told' } });
      await Fact.updateOne(
        { _id: -1 },
        { $inc: { n: 1 }, $setOnInsert: { code: 'total' } },
        { upsert: true },
      );
      process.stdout.write(`${_id}\n`);
    }),
  );
}
await documents.close();
