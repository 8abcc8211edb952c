import { afterAll, beforeAll } from '@jest/globals';
import type {
  FieldValue,
  Filter,
  IndexDefinition,
  IndexedDocument,
  SearchIndex,
  SearchRequest,
} from '../search-index.port.js';

/** Anything that is JSON; the suite wants it back unchanged. */
export type ContractSource = unknown;

export interface OpenedIndex {
  readonly index: SearchIndex<ContractSource>;
  /** Closes the index and opens what it left behind, with another definition if one is given; `dispose` then closes that one. */
  reopen(definition?: IndexDefinition): Promise<SearchIndex<ContractSource>>;
  /** Closes the index and deletes all of it. */
  dispose(): Promise<void>;
}

export type OpenIndex = (definition: IndexDefinition) => Promise<OpenedIndex>;

export const LISTINGS: IndexDefinition = {
  name: 'listings',
  fields: {
    type: 'keyword',
    features: 'keyword',
    price: 'number',
    beds: 'number',
    newBuild: 'boolean',
    location: 'text',
    description: 'text',
    place: 'geo',
  },
};

export function listing(
  id: string,
  fields: Readonly<Record<string, FieldValue>> = {},
  version = 1,
): IndexedDocument<ContractSource> {
  return { id, version, fields, source: { listing: id, version } };
}

/** One index for the tests of a `describe` that only read. */
export function indexOf(
  open: OpenIndex,
  documents: readonly IndexedDocument<ContractSource>[],
  definition = LISTINGS,
) {
  let opened: OpenedIndex;
  beforeAll(async () => {
    opened = await open(definition);
    await opened.index.put(documents);
    await opened.index.flush();
  });
  afterAll(() => opened.dispose());
  return {
    get index() {
      return opened.index;
    },
    ids: (...filters: readonly Filter[]) => idsOf(opened.index, { filters }),
  };
}

/** An index for one test, disposed of whatever comes. */
export async function withIndex(
  open: OpenIndex,
  use: (index: SearchIndex<ContractSource>, opened: OpenedIndex) => Promise<void>,
  definition = LISTINGS,
): Promise<void> {
  const opened = await open(definition);
  try {
    await use(opened.index, opened);
  } finally {
    await opened.dispose();
  }
}

/** The ids of the first 1,000 matches, in the order of the sort. */
export async function idsOf(
  index: SearchIndex<ContractSource>,
  request: Partial<SearchRequest> = {},
): Promise<readonly string[]> {
  await index.flush();
  const { hits } = await index.search({ first: 1000, ...request });
  return hits.map((hit) => hit.id);
}

/** All matches by walking pages; `between` runs after each page. */
export async function walk(
  index: SearchIndex<ContractSource>,
  request: SearchRequest,
  between: (page: number) => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  for (let page = 0; ; page++) {
    const { hits, hasMore } = await index.search({ ...request, after });
    ids.push(...hits.map((hit) => hit.id));
    if (!hasMore) return ids;
    after = hits.at(-1)!.cursor;
    await between(page);
  }
}
