import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LintelProcess, tokenFor } from './lintel-process.js';
import { home } from './ownership/listings.js';

const LISTINGS = 200;
const WRITERS = 8;
/** So many listings are to be done before the process is killed in the middle of the others. */
const KILL_AT = [60];

const PROGRESS = 'id state total done failed { message }';
let environment: Record<string, string>;
let lintel: LintelProcess;
let token: string;

beforeAll(async () => {
  environment = { LINTEL_DATA: await mkdtemp(join(tmpdir(), 'lintel-bulk-')), LINTEL_DEMO: '0' };
  lintel = await LintelProcess.start(environment);
  token = await tokenFor('example', environment);
}, 60_000);
afterAll(async () => {
  await lintel.kill();
  await rm(environment['LINTEL_DATA']!, { recursive: true, force: true });
});

async function ask(query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await lintel.ask(query, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const progress = async (id: string) =>
  (await ask(`query ($id: ID!) { bulkChange(id: $id) { ${PROGRESS} } }`, { id })).bulkChange;

/** A change in a state, after the process was killed now and then on the way. */
async function survive(id: string, end: string) {
  for (const count of KILL_AT) {
    while ((await progress(id)).done < count);
    await lintel.kill('SIGKILL');
    lintel = await LintelProcess.start(environment);
  }
  for (;;) {
    const change = await progress(id);
    if (change.state === end) return change;
  }
}

/** Each price by its listing, drafts and all. */
async function prices(): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  let after: string | null = null;
  do {
    const { agencyListings } = await ask(
      'query ($after: String) { agencyListings(first: 100, after: $after) { listings { id price } hasNextPage endCursor } }',
      { after },
    );
    for (const { id, price } of agencyListings.listings) found.set(id, price);
    after = agencyListings.hasNextPage ? agencyListings.endCursor : null;
  } while (after);
  return found;
}

describe('a change of 200 prices, whose process is killed in the middle', () => {
  const given = new Map<number, number>();
  let change: string;

  it('multiplies each price once', async () => {
    let next = 0;
    const write = async () => {
      while (next < LISTINGS) {
        const price = 100_000 + 1000 * next++;
        const { createListing } = await ask(
          'mutation ($input: ListingInput!) { createListing(input: $input) { id } }',
          { input: { ...home, price } },
        );
        given.set(createListing.id, price);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    const { startBulkChange } = await ask(
      `mutation ($ids: [Int!]!) { startBulkChange(input: { ids: $ids, pricePercent: -10 }) { ${PROGRESS} } }`,
      { ids: [...given.keys()] },
    );
    change = startBulkChange.id;
    expect(await survive(change, 'done')).toMatchObject({ total: LISTINGS, done: LISTINGS, failed: [] });
    const found = await prices();
    for (const [id, price] of given) expect(found.get(id)).toBe(Math.round(price * 0.9));
  }, 180_000);

  it('gives each back when it is undone, killed once more', async () => {
    await ask(`mutation ($id: ID!) { undoBulkChange(id: $id) { ${PROGRESS} } }`, { id: change });
    expect(await survive(change, 'undone')).toMatchObject({ total: LISTINGS, done: LISTINGS, failed: [] });
    expect(await prices()).toEqual(given);
  }, 180_000);
});
