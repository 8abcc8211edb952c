import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LintelClient } from '@lintel/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from './free-port.js';
import { LintelProcess, run, tokenFor } from './lintel-process.js';

/** Of the consumer; the product is killed a quarter as often. */
const KILLS = Number(process.env['LINTEL_STREAM_KILLS'] ?? 8);
const WRITERS = 3;
const consumer = fileURLToPath(new URL('stream-consumer.ts', import.meta.url));

/** What the consumer kept of an event. */
interface Kept {
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly price: number | null;
}

let folder: string;
let environment: Record<string, string>;
let lintel: LintelProcess;
let key: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-stream-kill-'));
  environment = {
    ...{ LINTEL_DATA: join(folder, 'data'), LINTEL_DEMO: '0', LINTEL_READ_LIMIT: '0' },
    // Where it was, as a consumer knows no other address.
    ...{ LINTEL_PORT: String(await freePort()), LINTEL_OPERATIONS_PORT: '0' },
  };
  lintel = await LintelProcess.start(environment);
  key = await run('key.js', ['--at', lintel.address, '--scope', 'events:read'], environment);
}, 60_000);
afterAll(async () => {
  await lintel.kill();
  await rm(folder, { recursive: true, force: true });
});

const between = (least: number, most: number) => least + Math.random() * (most - least);
const within = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a consumer of the stream that is killed at any moment, while the product is too', () => {
  /** By home, the price that each acknowledged write gave it, in order; null: it was removed. */
  const ledger = new Map<string, (number | null)[]>();
  let acknowledged = 0;
  let over = false;

  it(
    `has after ${KILLS} kills exactly what was acknowledged, in order, each event once`,
    async () => {
      const file = join(folder, 'kept');
      await writeFile(file, '');
      const token = await tokenFor('example', environment);
      const kills = Promise.all([killProduct(Math.ceil(KILLS / 4)), killConsumer(file, KILLS)]);
      const writers = Array.from({ length: WRITERS }, (_, index) => write(token, index + 1));
      await Promise.all([kills.finally(() => (over = true)), ...writers]);

      const wanted = await told();
      const last = await startConsumer(file);
      let kept: Kept[] = [];
      while (kept.length < wanted.length) {
        expect(last.exitCode).toBeNull();
        await within(20);
        kept = await keptIn(file);
      }
      last.kill('SIGKILL');

      // Nothing but homes is written here, and a key of the portal hears of all of them: a position that is missing is a gap.
      expect(kept.map(({ position }) => position)).toEqual(kept.map((_, index) => index + 1));
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      expect(kept.map(({ id }) => id)).toEqual(wanted);
      const heard = Map.groupBy(kept, ({ subject }) => subject);
      for (const [id, prices] of ledger) {
        const found = (heard.get(id) ?? []).map(({ price }) => price);
        // A write whose answer was lost may be there, and is the last that its home had.
        expect([id, found.slice(0, prices.length)]).toEqual([id, prices]);
        expect(found.length).toBeLessThanOrEqual(prices.length + 1);
      }
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    60_000 + KILLS * 6000,
  );

  /** Makes homes, changes their price twice, and removes every other; leaves one alone whose answer was lost. */
  async function write(token: string, writer: number): Promise<void> {
    let price = writer * 1_000_000;
    const ask = async (mutation: string, variables: object) => {
      const answer = await lintel.ask(mutation, variables, token).catch(() => null);
      if (answer?.errors) expect(answer.errors[0]!.message).toMatch(/Ask again|try again/);
      if (!answer?.data) await within(20);
      return answer?.data?.outcome as { readonly id: number; readonly version: number } | undefined;
    };
    for (let n = 0; !over; n++) {
      let home = await ask(CREATE, { input: homeFor(++price) });
      if (!home) continue;
      const prices: (number | null)[] = [];
      ledger.set(String(home.id), prices);
      const acknowledge = (now: number | null) => {
        prices.push(now);
        acknowledged++;
      };
      acknowledge(price);
      for (let change = 0; home && change < 2; change++) {
        home = await ask(UPDATE, { id: home.id, version: home.version, input: { price: ++price } });
        if (home) acknowledge(price);
      }
      if (home && n % 2 === 0 && (await ask(REMOVE, { id: home.id }))) acknowledge(null);
    }
  }

  async function killProduct(times: number): Promise<void> {
    for (; times > 0; times--) {
      const enough = acknowledged + between(20, 120);
      while (acknowledged < enough) await within(5);
      await lintel.kill('SIGKILL');
      lintel = await LintelProcess.start(environment);
    }
  }

  async function killConsumer(file: string, times: number): Promise<void> {
    for (; times > 0; times--) {
      const running = await startConsumer(file);
      await within(between(0, 800));
      // One that ended by itself gave up on what would have passed.
      expect(running.exitCode).toBeNull();
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    }
  }

  async function startConsumer(file: string): Promise<ChildProcess> {
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', consumer, file], {
      env: { ...process.env, LINTEL_URL: lintel.address, LINTEL_KEY: key },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(running.stdout!, 'data');
    return running;
  }

  /** The ids of all that the stream has, once it has all that was acknowledged. */
  async function told(): Promise<string[]> {
    const client = new LintelClient({ url: lintel.address, key });
    for (;;) {
      const events: { id: string; type: string; subject: string }[] = [];
      for await (const page of client.pages({ limit: 1000 })) events.push(...page.events);
      const heard = Map.groupBy(events, ({ subject }) => subject);
      const behind = [...ledger].filter(([id, prices]) => (heard.get(id)?.length ?? 0) < prices.length);
      if (behind.length === 0) return events.map(({ id }) => id);
      await within(50);
    }
  }
});

const keptIn = async (file: string): Promise<Kept[]> => {
  const text = await readFile(file, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Kept);
};

const CREATE = 'mutation ($input: ListingInput!) { outcome: createListing(input: $input) { id version } }';
const UPDATE = `mutation ($id: Int!, $version: Int!, $input: ListingInput!) {
  outcome: updateListing(id: $id, version: $version, input: $input) { id version } }`;
const REMOVE = 'mutation ($id: Int!) { outcome: removeListing(id: $id) { id version } }';

const homeFor = (price: number) => ({
  title: 'A home',
  description: 'A home.',
  address: '12 Example Road, Clapham, London SW4 7AA',
  price,
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
