import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thisVersion } from '@lintel/platform/data-version';
import { eventually as soon } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'yaml';
import { LintelProcess, run, tokenFor } from './lintel-process.js';
import { home } from './ownership/listings.js';

jest.setTimeout(120_000);

const folderOf = (release: string) =>
  fileURLToPath(new URL(`data-folders/lintel-${release}.tar.gz`, import.meta.url));
/** What the release before wrote, or this one did while it is being made. */
const earlier = folderOf('0.1.0');

const WRITERS = 4;
/** Acknowledged before the backup begins, and while it is made, at least. */
const ACKNOWLEDGED = 40;

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id version } }';
const CHANGE =
  'mutation ($id: Int!, $version: Int!, $input: ListingInput!) { updateListing(id: $id, version: $version, input: $input) { id } }';
const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }';
const STOCK =
  'query ($after: String) { agencyListings(first: 100, after: $after) { listings { id price } hasNextPage endCursor } }';
const FOUND = `query ($after: String) { searchListings(listingType: sale, first: 100, after: $after) {
  edges { node { id price } } pageInfo { hasNextPage endCursor } } }`;

/** On a busy machine. */
const eventually = (expectation: () => void | Promise<void>) => soon(expectation, { timeout: 30_000 });

let parent: string;
let lintel: LintelProcess;
let environment: Record<string, string>;
let token: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lintel-backup-'));
});
afterAll(async () => {
  await lintel?.kill();
  await rm(parent, { recursive: true, force: true });
});

/** Starts the product on a folder of this test, or what a backup has of one. */
async function start(name: string, backup?: string): Promise<void> {
  environment = {
    LINTEL_DATA: join(parent, name),
    LINTEL_DEMO: '0',
    LINTEL_PUBLIC_URL: 'http://localhost:3000',
  };
  if (backup) await run('restore.js', [backup], environment);
  lintel = await LintelProcess.start(environment);
  token = await tokenFor('example', environment);
}

async function ask(query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await lintel.ask(query, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const create = async (price: number): Promise<{ id: number; version: number }> =>
  (await ask(CREATE, { input: { ...home, price } })).createListing;

/** Prices by id, of all pages. */
async function prices(page: (after: string | null) => Promise<[readonly any[], string | null]>) {
  const found = new Map<number, number>();
  let after: string | null = null;
  do {
    const [homes, next]: [readonly any[], string | null] = await page(after);
    for (const { id, price } of homes) found.set(id, price);
    after = next;
  } while (after);
  return found;
}

const stock = () =>
  prices(async (after) => {
    const { agencyListings: page } = await ask(STOCK, { after });
    return [page.listings, page.hasNextPage ? page.endCursor : null];
  });

const found = () =>
  prices(async (after) => {
    const { edges, pageInfo } = (await ask(FOUND, { after })).searchListings;
    return [
      edges.map(({ node }: { node: unknown }) => node),
      pageInfo.hasNextPage ? pageInfo.endCursor : null,
    ];
  });

/** What was sent, by file. One that is sent again is in the file that it was in, with another date in it. */
const mails = () => {
  const folder = join(environment['LINTEL_DATA']!, 'mail');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
};

/** Asks for the newsletter, and waits for the e-mail. */
async function subscribe(email: string): Promise<void> {
  const before = Object.keys(mails()).length;
  await ask(SUBSCRIBE, { email });
  await eventually(() => expect(Object.keys(mails())).toHaveLength(before + 1));
}

describe('a data folder', () => {
  (process.env['LINTEL_WRITE'] === '1' ? it : it.skip)('is kept for later ones', async () => {
    await start('small');
    await create(450_000);
    const { id, version } = await create(500_000);
    await ask(CHANGE, { id, version, input: { price: 475_000 } });
    await subscribe('ada@example.org');
    await eventually(async () => expect([...(await found()).values()]).toContain(475_000));
    await lintel.kill('SIGTERM');
    const file = folderOf(thisVersion.product);
    rmSync(file, { force: true });
    await run('backup.js', [file], environment);
  });

  it('of the release before opens in this one', async () => {
    await start('earlier', earlier);
    await eventually(async () => {
      const homes = await stock();
      expect([...homes.values()].sort()).toEqual([450_000, 475_000]);
      expect(await found()).toEqual(homes);
    });
  });
});

describe('a backup of what runs and is written to', () => {
  const acknowledged = new Map<number, number>();
  let sent: Readonly<Record<string, string>>;
  let file: string;

  it('is made without stopping it', async () => {
    file = join(parent, 'kept.tar.gz');
    await subscribe('grace@example.org');
    sent = mails();
    let next = 600_000;
    let ended = false;
    const write = async (): Promise<void> => {
      while (!ended) {
        const price = next++;
        acknowledged.set((await create(price)).id, price);
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    await eventually(() => expect(acknowledged.size).toBeGreaterThan(ACKNOWLEDGED));
    const before = new Map(acknowledged);
    expect(await run('backup.js', [file], environment)).toMatch(/Writes waited for \d+ ms/);
    expect(acknowledged.size).toBeGreaterThan(before.size);
    ended = true;
    await Promise.all(writers);
    await lintel.kill();
    acknowledged.clear();
    for (const [id, price] of before) acknowledged.set(id, price);
  });

  it('has, where it is restored, all that was acknowledged before it, and search says what the listings say', async () => {
    await start('restored', file);
    const homes = await stock();
    for (const [id, price] of acknowledged) expect([id, homes.get(id)]).toEqual([id, price]);
    await eventually(async () => expect(await found()).toEqual(homes));
    const { id } = await create(700_000);
    expect(homes.has(id)).toBe(false);
    await eventually(async () => expect((await found()).get(id)).toBe(700_000));
  });

  it('sends no e-mail again that had been sent', async () => {
    await subscribe('joan@example.org');
    expect(Object.keys(mails())).toHaveLength(Object.keys(sent).length + 1);
    expect(mails()).toMatchObject(sent);
  });

  it('is refused where engines have the data', async () => {
    await expect(
      run('backup.js', [`${file}.2`], { ...environment, LINTEL_DOCUMENTS: 'mongo' }),
    ).rejects.toThrow(/LINTEL_DOCUMENTS: mongo has data of its own/);
    expect(existsSync(`${file}.2`)).toBe(false);
  });
});

it('rules and dashboard of deploy/monitoring name nothing that is not counted', async () => {
  // An answer with an error, which is counted too.
  await lintel.ask(CHANGE, { id: 2_000_000_000, version: 1, input: { price: 1 } }, token);
  const figures = await (await fetch(`${lintel.operations}/metrics`)).text();
  expect(figures).toMatch(/^lintel_graphql_errors_total\{code="\w+"\} 1$/m);
  const types = new Map(
    [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]),
  );
  const gauges = new Set([...figures.matchAll(/gauge="(\w+)"/g)].map(([, gauge]) => gauge!));
  const known = (name: string) =>
    types.has(name) || types.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
  const read = (file: string) => readFileSync(new URL(`../../monitoring/${file}`, import.meta.url), 'utf8');
  const { groups } = parse(read('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
  const named = [groups.flatMap(({ rules }) => rules), panels.flatMap(({ targets = [] }) => targets)].map(
    (asked) => asked.map(({ expr }) => expr).join('\n'),
  );
  for (const text of named) {
    const metrics = [...text.matchAll(/\b(?:lintel|process|nodejs)_\w+/g)].map(([name]) => name);
    expect(metrics.length).toBeGreaterThan(5);
    expect(metrics.filter((name) => !known(name))).toEqual([]);
    const wanted = [...text.matchAll(/gauge=~?"([\w|]+)"/g)].flatMap(([, gauge]) => gauge!.split('|'));
    expect(wanted.filter((gauge) => !gauges.has(gauge))).toEqual([]);
  }
});

it('a data folder of a later release stops the start, by its name', async () => {
  await lintel.kill();
  writeFileSync(join(environment['LINTEL_DATA']!, 'version.json'), '{"product":"9.0.0","data":99}');
  await expect(LintelProcess.start(environment)).rejects.toThrow(
    /LINTEL_DATA: .* was written by Lintel 9\.0\.0 \(data 99\); this is [\d.]+, which reads data up to \d+\./,
  );
});
