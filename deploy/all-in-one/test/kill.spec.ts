import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LintelProcess, tokenFor } from './lintel-process.js';

const WRITES = 1000;
const WRITERS = 8;
/** Killed each time this many more writes were acknowledged, in the middle of those under way. */
const KILL_AFTER = [70, 240, 410, 690, 930];

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const PAGE = `query ($after: String) { searchListings(listingType: sale, first: 100, after: $after) {
  total edges { node { id title price } } pageInfo { hasNextPage endCursor } } }`;

interface Card {
  readonly id: number;
  readonly title: string;
  readonly price: number;
}

const home = (n: number) => ({
  title: `Home ${n}`,
  description: 'A home.',
  address: `${n} Example Road, Clapham, London SW4 7AA`,
  price: 100_000 + n,
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    agency: 'Example',
    name: 'Sam Example',
    position: '',
    phone: '020 7946 0000',
    email: 'a@example.org',
  },
});

let environment: Record<string, string>;
let lintel: LintelProcess;

beforeAll(async () => {
  environment = { LINTEL_DATA: await mkdtemp(join(tmpdir(), 'lintel-kill-')), LINTEL_DEMO: '0' };
  lintel = await LintelProcess.start(environment);
}, 60_000);

afterAll(async () => {
  await lintel.kill();
  await rm(environment['LINTEL_DATA']!, { recursive: true, force: true });
});

/** Every result, page by page, once these have had the time to arrive; the test's own time ends the wait for one that is lost. */
async function results(awaited: Iterable<number>): Promise<Card[]> {
  const ids = [...awaited];
  for (;;) {
    const found: Card[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await lintel.ask(PAGE, { after });
      expect(errors).toBeUndefined();
      found.push(...data.searchListings.edges.map((edge: { node: Card }) => edge.node));
      after = data.searchListings.pageInfo.hasNextPage ? data.searchListings.pageInfo.endCursor : null;
    } while (after);
    const there = new Set(found.map(({ id }) => id));
    if (ids.every((id) => there.has(id))) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a process that is killed during 1,000 writes and started again', () => {
  const acknowledged = new Map<number, number>();

  it('has every acknowledged write in the results', async () => {
    const token = await tokenFor('example', environment);
    let next = 0;
    const write = async (): Promise<void> => {
      while (acknowledged.size < WRITES) {
        const n = next++;
        const writing = lintel;
        // A connection that breaks acknowledges nothing: the write may be there or not.
        const answer = await writing.ask(CREATE, { input: home(n) }, token).catch(() => null);
        if (answer?.data?.createListing) acknowledged.set(answer.data.createListing.id, n);
        else if (writing === lintel) await restarted;
      }
    };
    let restarted: Promise<void> = Promise.resolve();
    const killer = async (): Promise<void> => {
      for (const count of KILL_AFTER) {
        while (acknowledged.size < count) await new Promise((resolve) => setImmediate(resolve));
        let done!: () => void;
        restarted = new Promise((resolve) => (done = resolve));
        await lintel.kill('SIGKILL');
        lintel = await LintelProcess.start(environment);
        done();
      }
    };
    await Promise.all([killer(), ...Array.from({ length: WRITERS }, write)]);

    const found = new Map((await results(acknowledged.keys())).map((card) => [card.id, card]));
    for (const [id, n] of acknowledged)
      expect(found.get(id)).toMatchObject({ title: `Home ${n}`, price: 100_000 + n });
    // At most the writes that were under way at each kill are there without an acknowledgement.
    expect(found.size).toBeLessThanOrEqual(acknowledged.size + KILL_AFTER.length * WRITERS);
  }, 180_000);

  it('gives the same answers after its search projection was rebuilt from the topic', async () => {
    const before = await results(acknowledged.keys());
    expect(await lintel.kill('SIGTERM')).toBe(0);
    await rm(join(environment['LINTEL_DATA']!, 'search'), { recursive: true });
    lintel = await LintelProcess.start(environment);
    expect(await results(before.map(({ id }) => id))).toEqual(before);
  }, 60_000);

  it('keeps its data folder to itself', async () => {
    await expect(LintelProcess.start(environment)).rejects.toThrow(
      /LINTEL_DATA: .* is in use by another Lintel/,
    );
  }, 60_000);
});

describe('a wrong setting', () => {
  it.each([
    [{ LINTEL_PORT: 'http' }, /LINTEL_PORT: .*"http"/],
    [
      { LINTEL_EVENT_BUS: 'rabbit' },
      /LINTEL_EVENT_BUS: there is no adapter "rabbit"; there is embedded, kafka/,
    ],
    [
      { NODE_ENV: 'production' },
      /"embedded" keeps data on this machine alone, .* unless LINTEL_ALLOW_EMBEDDED=1/,
    ],
  ])(
    '%j stops the start, naming it',
    async (wrong, message) => {
      await lintel.kill();
      await expect(LintelProcess.start({ ...environment, ...wrong })).rejects.toThrow(message);
    },
    60_000,
  );
});
