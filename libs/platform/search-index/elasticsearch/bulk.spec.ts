import type { Client } from '@elastic/elasticsearch';
import { describe, expect, it } from '@jest/globals';
import { writeAll } from './bulk.js';

/** An engine that answers each document with the next of its statuses, and 201 after the last. */
function engineAnswering(statuses: Readonly<Record<string, readonly number[]>>) {
  const left = new Map(Object.entries(statuses).map(([id, each]) => [id, [...each]]));
  const requests: string[][] = [];
  const bulk = async ({ operations }: { operations: unknown[] }) => {
    const ids = operations.flatMap((each) => (typeof each === 'object' ? [idOf(each)] : []));
    requests.push(ids);
    const items = ids.map((id) => {
      const status = left.get(id)?.shift() ?? 201;
      return { index: status < 300 ? { status } : { status, error: { type: 'error', reason: `${status}` } } };
    });
    return { errors: items.some(({ index }) => index.error), items };
  };
  const ask = <Answer>(request: (client: Client) => Promise<Answer>) =>
    request({ bulk } as unknown as Client);
  return { ask, requests };
}

const idOf = (operation: unknown) => (operation as { index: { _id: string } }).index._id;
const writes = (...ids: string[]) => ids.map((id) => ({ id, version: 1, body: '{}' }));
const NO_PAUSES = [0, 0];

describe('writing in bulk', () => {
  it('sends again what there was no room for, and only that', async () => {
    const engine = engineAnswering({ b: [429], c: [503, 429] });
    await writeAll(engine, 'alias', writes('a', 'b', 'c', 'd'), NO_PAUSES);
    expect(engine.requests).toEqual([['a', 'b', 'c', 'd'], ['b', 'c'], ['c']]);
  });

  it('gives up in the end', async () => {
    const engine = engineAnswering({ a: [429, 429, 429] });
    await expect(writeAll(engine, 'alias', writes('a'), NO_PAUSES)).rejects.toThrow('too busy');
    expect(engine.requests).toHaveLength(3);
  });

  it('is content with a version that is there already', async () => {
    const engine = engineAnswering({ a: [409] });
    await writeAll(engine, 'alias', writes('a', 'b'), NO_PAUSES);
    expect(engine.requests).toHaveLength(1);
  });

  it('tells which document was refused and why', async () => {
    const engine = engineAnswering({ b: [400] });
    await expect(writeAll(engine, 'alias', writes('a', 'b'), NO_PAUSES)).rejects.toThrow(
      'refuses b: error: 400',
    );
  });

  it('sends no more in one request than 1,000 documents or 4 million characters, in order', async () => {
    const engine = engineAnswering({});
    const many = writes(...Array.from({ length: 2_100 }, (_, at) => `${at}`));
    await writeAll(engine, 'alias', many);
    expect(engine.requests.map((ids) => ids.length)).toEqual([1_000, 1_000, 100]);
    expect(engine.requests.flat()).toEqual(many.map(({ id }) => id));

    const large = engineAnswering({});
    const body = JSON.stringify('x'.repeat(2_500_000));
    await writeAll(
      large,
      'alias',
      ['a', 'b', 'c'].map((id) => ({ id, version: 1, body })),
    );
    expect(large.requests).toEqual([['a', 'b'], ['c']]);
  });
});
