import { Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Documents } from '../documents.port.js';
import { openInDatabase } from './database.fixture.js';
import { assertDurable } from './durability.js';
import { keepVersion, type MongoMeasure, openMongoDocuments } from './index.js';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.fixture.js';

const uri = process.env['LINTEL_TEST_MONGO'];
const unset = uri ? '' : ': skipped, LINTEL_TEST_MONGO is not set';

(!uri ? describe.skip : describe)(`documents: mongo, as servers are${unset}`, () => {
  let direct: Awaited<ReturnType<typeof openInDatabase>>;
  let proxy: TcpProxy;
  let documents: Documents;
  const measures: MongoMeasure[] = [];
  const limits = { selectionMs: 1000, answerMs: 1500, patienceMs: 0 };
  /** A retry is made once, after the first limit. */
  const within = 2 * (limits.selectionMs + limits.answerMs) + 1000;
  const proxied = () => `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;

  beforeEach(async () => {
    const { host } = new URL(uri!);
    const [hostname, port] = host.split(':') as [string, string | undefined];
    proxy = await startTcpProxy({ host: hostname, port: Number(port ?? 27017) });
    direct = await openInDatabase(uri!);
    const options = { uri: proxied(), database: direct.database, ...limits };
    documents = await openMongoDocuments({ ...options, onMeasure: (measure) => measures.push(measure) });
  });
  afterEach(async () => {
    await proxy.comeBack();
    await documents.close();
    await direct.dispose();
    await proxy.end();
  });

  const things = (of: Documents) =>
    of.connection.model('things', new Schema({ _id: Number, n: Number }, { versionKey: false }));

  /** The error that it ends with, and that it ends in time. */
  const fails = async (work: Promise<unknown>) => {
    const begun = performance.now();
    const error = await work.then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(performance.now() - begun).toBeLessThan(within);
    return error!;
  };

  it('rejects in time what is asked while the server is away, says so, and goes on when it is back', async () => {
    const Thing = things(documents);
    await Thing.create({ _id: 1, n: 1 });
    for (const goAway of [() => proxy.leave(), async () => proxy.stall()]) {
      await goAway();
      await fails(Thing.create({ _id: 2, n: 2 }));
      await fails(Thing.findById(1).exec());
      expect((await fails(documents.health())).message).toMatch(
        /^documents: MongoDB at 127\.0\.0\.1:\d+ does not answer/,
      );
      await proxy.comeBack();
      expect(await Thing.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }).lean()).toMatchObject({ _id: 1 });
      expect((await documents.health()).gauges.documents).toBeGreaterThan(0);
    }
    expect(await things(direct.documents).findById(1).lean()).toEqual({ _id: 1, n: 3 });
  });

  it('opens when the server comes within its patience, saying what it waits for; and not without', async () => {
    await proxy.leave();
    const options = { uri: proxied(), database: direct.database, ...limits };
    expect((await fails(openMongoDocuments(options))).message).toMatch(
      /^documents: cannot open MongoDB at 127\.0\.0\.1:\d+/,
    );
    const waits: [object, string][] = [];
    const logger = {
      warn(details: object, message: string) {
        waits.push([details, message]);
        void proxy.comeBack();
      },
    };
    const patient = await openMongoDocuments({ ...options, patienceMs: 30_000, logger });
    expect(waits).toEqual([
      [
        { hosts: `127.0.0.1:${proxy.port}`, reason: expect.stringContaining('ECONNREFUSED') },
        'waiting for MongoDB',
      ],
    ]);
    expect((await patient.health()).gauges.documents).toBe(0);
    await patient.close();
  });

  it('asks for the majority and the journal with every write, and refuses to go on without', async () => {
    const client = documents.connection.getClient();
    const asked: unknown[] = [];
    client.on('commandStarted', ({ command }) => asked.push(command));
    const Thing = things(documents);
    await Thing.create({ _id: 1, n: 1 });
    await Thing.updateOne({ _id: 1 }, { $inc: { n: 1 } });
    await Thing.bulkWrite([{ deleteOne: { filter: { _id: 1 } } }]);
    await Thing.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true });
    await Thing.find();
    const durably = { writeConcern: expect.objectContaining({ w: 'majority', j: true }) };
    expect(asked).toEqual([
      expect.objectContaining({ insert: 'things', ...durably }),
      expect.objectContaining({ update: 'things', ...durably }),
      expect.objectContaining({ delete: 'things', ...durably }),
      expect.objectContaining({ findAndModify: 'things', ...durably }),
      expect.objectContaining({ find: 'things', readConcern: { level: 'majority' } }),
    ]);
    await assertDurable(client, direct.database);
    Object.assign(client.options, { writeConcern: undefined });
    await expect(assertDurable(client, direct.database)).rejects.toThrow('w=majority');
  });

  it('refuses a model whose schema asks for less', async () => {
    const hasty = new Schema({ n: Number }, { writeConcern: { w: 1, j: false } });
    documents.connection.model('hasty', hasty);
    await expect(documents.syncIndexes()).rejects.toThrow(/hasty.*w.*1/);
  });

  it('tells how many commands it ran, how long they took and how many failed', async () => {
    const Thing = things(documents);
    await Thing.create({ _id: 1, n: 1 });
    const before = (await documents.health()).gauges;
    measures.length = 0;
    await Thing.find();
    await documents.connection
      .collection('things')
      .updateOne({}, { $set: { n: 1 }, $inc: { n: 1 } })
      .catch(() => undefined);
    const { gauges } = await documents.health();
    expect(measures).toEqual([
      { command: 'find', seconds: expect.any(Number), failed: false },
      { command: 'update', seconds: expect.any(Number), failed: expect.any(Boolean) },
    ]);
    expect(gauges.commands! - before.commands!).toBe(2);
    expect(gauges.under_way).toBe(0);
    expect(gauges.latency_seconds).toBeGreaterThan(0);
    expect(gauges.answer_seconds).toBeGreaterThan(0);
  });

  it('finishes what is under way when it closes', async () => {
    const closing = await direct.reopen();
    const Thing = things(closing);
    await Thing.createCollection();
    const writes = Array.from({ length: 300 }, (_, _id) =>
      Thing.collection.insertOne({ _id, n: 1 } as never),
    );
    const results = Promise.allSettled(writes);
    await writes[0];
    expect((await closing.health()).gauges.under_way).toBeGreaterThan(0);
    await closing.close();
    expect((await results).map(({ status }) => status)).toEqual(writes.map(() => 'fulfilled'));
    expect(await things(direct.documents).countDocuments()).toBe(300);
  });

  it('is asked how it is as often as anybody likes, and measures its size seldom', async () => {
    const asked: string[] = [];
    documents.connection.getClient().on('commandStarted', ({ commandName }) => asked.push(commandName));
    const first = await documents.health();
    const next = await documents.health();
    expect(asked).toEqual(['ping', 'dbStats', 'ping']);
    expect(next.gauges.documents).toBe(first.gauges.documents);
  });

  it('says which release wrote a database, and refuses one of a later release by name', async () => {
    await Promise.all([1, 2, 3].map(() => keepVersion(direct.documents, 'lintel-things')));
    await keepVersion(direct.documents, 'lintel-things', { product: '0.3.0', data: 7 });
    await expect(
      keepVersion(direct.documents, 'lintel-things', { product: '0.2.0', data: 5 }),
    ).rejects.toThrow(
      'LINTEL_MONGO_URL: lintel-things was written by Lintel 0.3.0 (data 7); this is 0.2.0, which reads data up to 5.',
    );
    const versions = direct.documents.connection.db!.collection('lintel');
    expect(await versions.find().toArray()).toEqual([{ _id: 'version', product: '0.3.0', data: 7 }]);
  });
});
