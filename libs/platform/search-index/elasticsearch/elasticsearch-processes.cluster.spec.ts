import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lintel/platform/eventually';
import { document, engineOf, everything, indexOf, suite, total, url } from './engine.fixture.js';
import { openProxy } from './proxy.fixture.js';

const HOUR = 3_600_000;

(!url ? describe.skip : describe)(suite('an elasticsearch index of several processes'), () => {
  const engine = engineOf();
  const { client } = engine;
  const { alias, deleteAll, indexes, open } = indexOf(engine);

  it('never makes an index of the name of a missing alias', async () => {
    const index = await open();
    await deleteAll();
    await expect(index.put([document('a')])).rejects.toThrow('require_alias');
    await expect(index.search({ first: 1 })).rejects.toThrow('index_not_found');
    expect(await indexes()).toEqual([]);
  });

  it('is made anew, to be filled, once it is found to be lost under its process', async () => {
    const [index, other] = [await open(), await open()];
    await (await index.startRebuild()).promote();
    expect(await index.reopenIfLost!()).toBe(false);
    await deleteAll();
    await expect(index.health()).rejects.toThrow('index_not_found');
    expect(await index.reopenIfLost!()).toBe(true);
    expect(await other.reopenIfLost!()).toBe(false);
    expect(await index.isComplete()).toBe(false);
    await other.put([document('a')]);
    expect(await everything(index)).toEqual(['a']);
  });

  it('is one index for several processes that open it at once', async () => {
    const all = await Promise.all([open(), open(), open()]);
    expect(await indexes()).toEqual([`${alias}.1`]);
    await Promise.all(
      all.map((index, at) => index.put([document(`${at}`), document('all', { beds: at }, at)])),
    );
    for (const index of all) {
      expect(await everything(index)).toEqual(['0', '1', '2', 'all']);
      expect(await total(index, { field: 'beds', equals: 2 })).toBe(1);
    }
    await all[0]!.remove([{ id: '1', version: 2 }]);
    await all[1]!.put([document('1')]);
    expect(await everything(all[2]!)).toEqual(['0', '2', 'all']);
  });

  it('is rebuilt by one process at a time, for all of them', async () => {
    const [one, other] = [await open(), await open()];
    await one.put([document('old')]);
    const rebuild = await one.startRebuild();
    await expect(other.startRebuild()).rejects.toThrow('under way');
    await rebuild.put([document('new')]);
    await rebuild.promote();
    expect(await everything(other)).toEqual(['new']);
    await other.put([document('newer')]);
    expect(await everything(one)).toEqual(['new', 'newer']);
    expect(await indexes()).toEqual([`${alias}.2`]);
    await (await other.startRebuild()).abandon();
    expect(await indexes()).toEqual([`${alias}.2`]);
  });

  it('leaves a rebuild to its creator until that is not heard of any more', async () => {
    const creator = await open();
    const rebuild = await creator.startRebuild();
    await rebuild.put([document('half')]);
    await open();
    expect(await indexes()).toHaveLength(2);
    const later = await open({ now: () => Date.now() + HOUR });
    expect(await indexes()).toEqual([`${alias}.1`]);

    const next = await later.startRebuild();
    await next.put([document('whole')]);
    // It was only slow; what it has begun is no longer its own, nor is what came in its place.
    await expect(rebuild.put([document('late')])).rejects.toThrow();
    await expect(rebuild.promote()).rejects.toThrow();
    await rebuild.abandon();
    await next.promote();
    expect(await everything(creator)).toEqual(['whole']);
  });

  it('lets no other begin while a promoted rebuild catches up, nor count as complete what an ended process left', async () => {
    const [creator, other] = [await open(), await open()];
    const rebuild = await creator.startRebuild();
    const { promise: never, reject } = Promise.withResolvers<void>();
    const promoted = rebuild.promote(() => never);
    await eventually(async () => expect(await indexes()).toEqual([`${alias}.2`]));
    await expect(other.startRebuild()).rejects.toMatchObject({ name: 'RebuildUnderWay' });
    expect(await other.isComplete()).toBe(false);
    const later = await open({ now: () => Date.now() + HOUR });
    await (await later.startRebuild()).promote();
    expect(await other.isComplete()).toBe(true);
    // What comes too late says nothing of the one that has taken its place.
    reject(new Error('ended'));
    await expect(promoted).rejects.toThrow('ended');
    expect(await indexes()).toEqual([`${alias}.3`]);
    expect(await other.isComplete()).toBe(true);
  });

  it('sweeps a first generation that a slow process made after another was promoted', async () => {
    const index = await open();
    const rebuild = await index.startRebuild();
    await rebuild.put([document('kept')]);
    await rebuild.promote();
    // Between looking and making it was away for as long as all that took.
    const { [`${alias}.2`]: live } = await client.indices.get({ index: `${alias}.2` });
    await client.indices.create({
      index: `${alias}.1`,
      aliases: { [alias]: {} },
      mappings: live!.mappings!,
      settings: {
        number_of_replicas: 0,
        analysis: live!.settings!.index!.analysis!,
        max_regex_length: 10_000,
      },
    });
    await open();
    expect(await indexes()).toEqual([`${alias}.2`]);
    await index.put([document('more')]);
    expect(await everything(index)).toEqual(['kept', 'more']);
  });

  it('renews a rebuild while it is under way', async () => {
    const creator = await open({ rebuildLeaseMs: 60 });
    const started = Date.now();
    const rebuild = await creator.startRebuild();
    const renewed = async () => {
      const index = `${alias}.2`;
      const { [index]: found } = await client.indices.getMapping({ index });
      return found!.mappings._meta!.renewed as number;
    };
    await eventually(async () => expect(await renewed()).toBeGreaterThan(started + 60), { timeout: 10_000 });
    await rebuild.abandon();
  });

  it('shows the old or the new to searches that run while it is replaced', async () => {
    const [writer, reader] = [await open(), await open()];
    const many = (type: string) =>
      Array.from({ length: 100 }, (_, at) => document(`${type} ${at}`, { type }));
    await writer.put(many('0'));
    await writer.flush();
    let isDone = false;
    const seen = new Set<unknown>();
    const read = async () => {
      while (!isDone) {
        const { hits, facets, total: found } = await reader.search({ first: 200, facets: ['type'] });
        const types = new Set(hits.map((hit) => hit.id.split(' ')[0]));
        expect([found, hits.length, types.size, facets.type!.length]).toEqual([100, 100, 1, 1]);
        seen.add(facets.type![0]!.value);
        expect(await reader.get([...seen].map((type) => `${type as string} 7`))).not.toHaveLength(2);
      }
    };
    const replace = async () => {
      for (let turn = 1; turn <= 8 && !isDone; turn++) {
        const rebuild = await writer.startRebuild();
        await rebuild.put(many(`${turn}`));
        await rebuild.promote();
        const { facets } = await reader.search({ first: 0, facets: ['type'] });
        expect(facets.type).toEqual([{ value: `${turn}`, count: 100 }]);
      }
    };
    const untilDone = (work: Promise<void>) => work.finally(() => (isDone = true));
    await Promise.all([untilDone(replace()), ...Array.from({ length: 4 }, () => untilDone(read()))]);
    expect(seen.size).toBeGreaterThan(3);
  });

  it('refuses while its engine is away, in time, and works again when that is back', async () => {
    const proxy = await openProxy(url, 18_760);
    try {
      const index = await open({ url: proxy.url, requestTimeoutMs: 3_000 });
      await index.put([document('a')]);
      await index.flush();
      for (const [fail, message] of [
        [proxy.cut, 'cannot be reached'],
        [proxy.stall, 'no answer in time'],
      ] as const) {
        await fail();
        await expect(index.search({ first: 1 })).rejects.toThrow(message);
        await expect(index.put([document('b', {}, 2)])).rejects.toThrow(message);
        await expect(index.health()).rejects.toThrow(message);
        await proxy.restore();
        expect(await everything(index)).toContain('a');
        await index.put([document('b', {}, 3)]);
        expect(await everything(index)).toEqual(['a', 'b']);
      }
      expect((await index.health()).gauges.request_failures).toBeGreaterThanOrEqual(6);
    } finally {
      await proxy.close();
    }
  });

  it('can be opened before its engine', async () => {
    const proxy = await openProxy(url, 18_761);
    try {
      await proxy.cut();
      const warnings: string[] = [];
      const logger = { warn: (_: object, message: string) => void warnings.push(message) };
      const index = await open({ url: proxy.url, logger });
      expect(warnings).toEqual(['the search index is opened without its engine']);
      await expect(index.search({ first: 1 })).rejects.toThrow('cannot be reached');
      await expect(index.health()).rejects.toThrow('cannot be reached');
      await proxy.restore();
      await index.put([document('a')]);
      expect(await everything(index)).toEqual(['a']);
    } finally {
      await proxy.close();
    }
  });

  it('goes on with a rebuild whose promotion met an engine that was away', async () => {
    const proxy = await openProxy(url, 18_762);
    try {
      const index = await open({ url: proxy.url });
      await index.put([document('old')]);
      const rebuild = await index.startRebuild();
      await rebuild.put([document('new')]);
      await proxy.cut();
      await expect(rebuild.promote()).rejects.toThrow('cannot be reached');
      await proxy.restore();
      expect(await everything(index)).toEqual(['old']);
      await rebuild.promote();
      expect(await everything(index)).toEqual(['new']);
    } finally {
      await proxy.close();
    }
  });
});
