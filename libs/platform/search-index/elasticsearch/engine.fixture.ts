import { randomUUID } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { afterAll, afterEach } from '@jest/globals';
import type { FieldType, IndexDefinition, SearchIndex } from '../search-index.port.js';
import { type ElasticsearchIndexOptions, openElasticsearchIndex } from './index.js';

/** The engine of the suites; none without `LINTEL_TEST_ELASTICSEARCH`. */
export const url = process.env.LINTEL_TEST_ELASTICSEARCH ?? '';
export const suite = (name: string) =>
  url ? name : `${name}: skipped, LINTEL_TEST_ELASTICSEARCH is not set`;

export const definition: IndexDefinition = {
  name: 'listings',
  fields: { beds: 'number', type: 'keyword', location: 'text', place: 'geo' },
};

/** Names that no other run uses, and a client that deletes what has them. */
export function engineOf() {
  const run = `test-${randomUUID().slice(0, 8)}-`;
  const client = new Client({ node: url || 'http://127.0.0.1:9' });
  const indexesOf = async (prefix: string) =>
    Object.keys(await client.indices.get({ index: `${prefix}*` })).sort();
  const deleteAll = async (prefix: string) => {
    const index = await indexesOf(prefix);
    if (index.length > 0) await client.indices.delete({ index });
  };
  afterAll(async () => {
    if (url) await deleteAll(run);
    await client.close();
  });
  return { run, client, indexesOf, deleteAll };
}

/** Opens one index as often as a test wants; afterwards nothing is left of it. */
export function indexOf({ run, indexesOf, deleteAll }: ReturnType<typeof engineOf>) {
  const prefix = `${run}own-`;
  const opened: SearchIndex[] = [];
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.close();
    await deleteAll(prefix);
  });
  return {
    alias: `${prefix}listings`,
    deleteAll: () => deleteAll(prefix),
    indexes: () => indexesOf(prefix),
    async open(options: Partial<ElasticsearchIndexOptions> = {}) {
      const settings = { url, definition, prefix, refreshIntervalMs: 60_000, requestTimeoutMs: 30_000 };
      const index = await openElasticsearchIndex({ ...settings, ...options });
      opened.push(index);
      return index;
    },
  };
}

export const withFields = (fields: Record<string, FieldType>) => ({ definition: { ...definition, fields } });

export const document = (id: string, fields: Record<string, string | number> = {}, version = 1) => ({
  id,
  version,
  fields,
  source: id,
});

export async function total(index: SearchIndex, filter: object): Promise<number> {
  await index.flush();
  return (await index.search({ first: 0, filters: [filter as never] })).total;
}

export async function everything(index: SearchIndex): Promise<readonly string[]> {
  await index.flush();
  return (await index.search({ first: 1000 })).hits.map((hit) => hit.id);
}
