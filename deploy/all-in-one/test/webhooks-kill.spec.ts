import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LintelProcess, run, tokenFor } from './lintel-process.js';

/** Of each side; a hundred take eight minutes. */
const KILLS = Number(process.env['LINTEL_KILLS'] ?? 2);
const WRITES_BETWEEN = 12;
const WRITERS = 4;

const consumerFile = fileURLToPath(new URL('webhook-consumer.fixture.ts', import.meta.url));

/** A program of somebody else's, which a test can kill; started again it listens where it did. */
async function startConsumer(port: string, ledger: string) {
  const child: ChildProcess = spawn(process.execPath, [consumerFile, port, ledger], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) return { child, port: line };
  throw new Error('the consumer did not start');
}

let folder: string;
let ledger: string;
let environment: Record<string, string>;
let lintel: LintelProcess;
let consumer: Awaited<ReturnType<typeof startConsumer>>;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-webhooks-kill-'));
  ledger = join(folder, 'ledger.ndjson');
  environment = {
    ...{ LINTEL_DATA: join(folder, 'data'), LINTEL_DEMO: '0', LINTEL_WEBHOOKS_LOOPBACK: '1' },
    ...{ LINTEL_PUBLIC_URL: 'http://lintel.example', LINTEL_READ_LIMIT: '0' },
    ...{ LINTEL_IDENTITY_SECRET: 'a secret of this installation alone' },
  };
  lintel = await LintelProcess.start(environment);
  consumer = await startConsumer('0', ledger);
  key = await run('key.js', ['--scope', 'events:read,webhooks:write', '--at', lintel.address], environment);
}, 90_000);

afterAll(async () => {
  await lintel?.kill();
  consumer?.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const home = (n: number) => ({
  ...{ title: `Home ${n}`, description: 'A home.', address: `${n} Example Road, Clapham, London SW4 7AA` },
  ...{ price: 100_000 + n, bedrooms: 2, bathrooms: 1 },
  agent: {
    ...{ agency: 'Example', name: 'Sam Example', position: '', phone: '020 7946 0000' },
    email: 'a@example.org',
  },
});

interface Told {
  readonly id: string;
  readonly body: string;
}
const told = async (): Promise<readonly Told[]> =>
  (await readFile(ledger, 'utf8').catch(() => ''))
    .split('\n')
    // The last may be what a kill cut short: it was not acknowledged.
    .filter((line) => line.endsWith('"}'))
    .map((line) => JSON.parse(line) as Told);

/** Everything that the stream has. */
async function happened(): Promise<readonly { readonly id: string; readonly subject: string }[]> {
  const events = [];
  for (let next = 0; ;) {
    const page = await fetch(`${lintel.address}/events?after=${next}&limit=1000`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    });
    const { events: some, next: place, last } = (await page.json()) as any;
    events.push(...some);
    next = place;
    if (next >= last) return events;
  }
}

/** What is answered, or all that was wrong with the question. One that has just started on a busy machine may not have each of its parts yet. */
async function asked(query: string, variables: object): Promise<any> {
  for (;;) {
    const { data, errors } = await lintel.ask(query, variables, key);
    if (!errors) return data;
    if (!errors.every(({ message }) => /again|just now/i.test(message)))
      throw new Error(JSON.stringify(errors));
    await after(100);
  }
}

async function createWebhook(): Promise<string> {
  const url = `http://127.0.0.1:${consumer.port}/`;
  const eventTypes = ['lintel.listing.published.v1', 'lintel.listing.updated.v1'];
  const { createWebhook } = await asked(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { url, eventTypes } },
  );
  return createWebhook.webhook.id;
}

const WAITING = `query ($webhook: ID!) {
  webhookDeliveries(webhook: $webhook, state: waiting, first: 100) { deliveries { id nextAttemptAt attempts { error } } }
}`;
const AGAIN =
  'mutation ($webhook: ID!, $delivery: ID!) { redeliver(webhook: $webhook, delivery: $delivery) { count } }';

/** What was not taken twice is tried again minutes later, by itself; whoever does not wait for that sends it. */
async function sendWhatWaitsLong(webhook: string): Promise<void> {
  const { webhookDeliveries } = await asked(WAITING, { webhook });
  for (const { id, nextAttemptAt, attempts } of webhookDeliveries.deliveries) {
    expect(Date.parse(nextAttemptAt)).not.toBeNaN();
    if (attempts.filter(({ error }: { error: string | null }) => error).length < 2) continue;
    expect(await asked(AGAIN, { webhook, delivery: id })).toEqual({ redeliver: { count: 1 } });
  }
}

describe(`a webhook whose two sides are killed ${KILLS} times each`, () => {
  it(
    'has told everything that happened in the end, and nothing twice by another id',
    async () => {
      const webhook = await createWebhook();
      const token = await tokenFor('example', environment);
      const acknowledged = new Set<string>();
      let restarted: Promise<void> = Promise.resolve();
      let [next, over] = [0, false];
      const write = async (): Promise<void> => {
        while (!over) {
          const writing = lintel;
          const answer = await writing.ask(CREATE, { input: home(next++) }, token).catch(() => null);
          if (answer?.data?.createListing) acknowledged.add(String(answer.data.createListing.id));
          else if (writing === lintel) await restarted;
        }
      };
      const kill = async (): Promise<void> => {
        for (let kills = 1; kills <= KILLS; kills++) {
          while (acknowledged.size < kills * WRITES_BETWEEN) await after(5);
          let done!: () => void;
          restarted = new Promise((resolve) => (done = resolve));
          await lintel.kill('SIGKILL');
          const gone = once(consumer.child, 'exit');
          consumer.child.kill('SIGKILL');
          await gone;
          [consumer, lintel] = await Promise.all([
            startConsumer(consumer.port, ledger),
            LintelProcess.start(environment),
          ]);
          done();
        }
        over = true;
      };
      await Promise.all([kill(), ...Array.from({ length: WRITERS }, write)]);

      // A claim of one that was killed lasts twenty seconds; an attempt that came while nobody listened is made again.
      for (;;) {
        const [events, received] = [await happened(), await told()];
        const ids = new Set(received.map(({ id }) => id));
        const subjects = new Set(events.map(({ subject }) => subject));
        const isWhole = [...acknowledged].every((id) => subjects.has(id));
        if (isWhole && events.every(({ id }) => ids.has(id))) break;
        await sendWhatWaitsLong(webhook);
        await after(250);
      }
      const [events, received] = [await happened(), await told()];
      expect([...new Set(received.map(({ id }) => id))].sort()).toEqual(events.map(({ id }) => id).sort());
      const bodies = new Map(events.map((event) => [event.id, event]));
      for (const { id, body } of received) expect(JSON.parse(body)).toEqual(bodies.get(id));
    },
    120_000 + KILLS * 15_000,
  );
});
