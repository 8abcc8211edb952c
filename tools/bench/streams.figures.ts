import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleOf, findPublicEvent } from '@lintel/contracts';
import { apiAudience, IdentityKey } from '@lintel/service-kit';
import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row, sizeInWords } from './figures.ts';
import { askerOf } from './load.ts';
import { type Program, residentMiB, startProgram } from './program.ts';

export interface StreamsPlan {
  readonly streams: number;
  readonly rounds: number;
  /** Between opening and looking at the memory. */
  readonly settleSeconds: number;
}

/** Of one key, with room for those that come again. */
const STREAMS_A_KEY = 450;
/** Opened at a time. */
const AT_ONCE = 100;
const LONGEST_MS = 60_000;
const secret = 'a secret for figures alone, and nothing else';

/** What open streams cost, and how long an event takes to all of them: of the product, and of a server that does nothing else. */
export async function streamFigures(folders: DataFolders, plan: StreamsPlan): Promise<Row[]> {
  const { streams } = plan;
  const what = `${sizeInWords(streams)} open streams`;
  const most = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (most < streams + 1000) return [{ what, skipped: `only ${most} files may be open: ulimit -n` }];
  const plain = await measure(await plainServer(), plan);
  const ours = await measure(await product(await folders.empty(), streams), plan);
  const to = (value: number, unit: string) => `a plain Fastify server, ${inWords(value, unit)}`;
  return [
    {
      what: `${what}: memory above idle`,
      ...{ value: ours.mib, unit: 'MiB', ratio: ours.mib / plain.mib, to: to(plain.mib, 'MiB') },
      toReach: '≤ 300 MiB',
    },
    {
      what: `${what}: from saving a home to all of them`,
      ...{ value: ours.ms, unit: 'ms', ratio: ours.ms / plain.ms, to: to(plain.ms, 'ms') },
      toReach: '≤ 2,000 ms',
    },
  ];
}

interface Subject {
  readonly program: Program;
  /** The head of the request of stream `n`. */
  ask(n: number): string;
  /** Sees to it that all are told something. */
  tell(): Promise<unknown>;
}

async function measure(subject: Subject, { streams, rounds, settleSeconds }: StreamsPlan) {
  const { program } = subject;
  const listeners: Listener[] = [];
  const open = async (n: number) => {
    for (const last = listeners.length + n; listeners.length < last;) {
      const next = Array.from({ length: Math.min(AT_ONCE, last - listeners.length) }, (_, index) =>
        Listener.open(program, subject.ask(listeners.length + index)),
      );
      listeners.push(...(await Promise.all(next)));
    }
  };
  try {
    // What is there once, however many they are, is there: compiled, and warm.
    await open(AT_ONCE);
    await reached(subject, listeners);
    for (const listener of listeners.splice(0)) listener.close();
    await wait(settleSeconds * 1000);
    const idle = residentMiB(program.pid);
    await open(streams);
    await wait(settleSeconds * 1000);
    const mib = residentMiB(program.pid) - idle;
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) took.push(await reached(subject, listeners));
    return { mib, ms: median(took) };
  } finally {
    for (const listener of listeners) listener.close();
    await program.stop();
  }
}

/** Milliseconds until the last has heard. */
async function reached(subject: Subject, listeners: readonly Listener[]): Promise<number> {
  const began = performance.now();
  const heard = Promise.all(listeners.map((listener) => listener.hears()));
  await subject.tell();
  await Promise.race([
    heard,
    wait(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error('not all streams were told within a minute');
    }),
  ]);
  return performance.now() - began;
}

/** One stream, as bytes: thousands of clients that read more would be what is measured. */
class Listener {
  readonly #socket: Socket;
  #heard: (() => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part: Buffer) => {
      if (part.includes('data: ')) this.#heard?.();
    });
  }

  static async open({ origin }: Program, head: string): Promise<Listener> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay().write(`GET /events HTTP/1.1\r\nhost: ${host}\r\n${head}\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    if (!first.includes(' 200 ')) throw new Error(first.toString());
    return new Listener(socket);
  }

  hears(): Promise<void> {
    return new Promise((resolve) => (this.#heard = resolve));
  }

  close(): void {
    this.#socket.destroy();
  }
}

async function plainServer(): Promise<Subject> {
  const program = await startProgram('tools/bench/plain-streams.ts', {});
  const body = JSON.stringify(
    exampleOf(findPublicEvent('lintel.listing.published.v1')!, 'https://lintel.example'),
  );
  const headers = { 'content-type': 'application/json' };
  return {
    program,
    ask: () => 'accept: text/event-stream\r\n',
    tell: () => fetch(`${program.origin}/events`, { method: 'POST', headers, body }),
  };
}

async function product(folder: string, streams: number): Promise<Subject> {
  const program = await startProgram('deploy/all-in-one/bundle/main.js', {
    ...{ LINTEL_DATA: folder, LINTEL_DEMO: '0', LINTEL_IDENTITY_SECRET: secret },
  });
  const tokenOf = (identity: { readonly role: 'operations' | 'agent'; readonly agencyId?: string }) =>
    new IdentityKey(secret).sign(
      { subject: 'token:bench', ...identity },
      { now: new Date(), audience: apiAudience, seconds: 3600 },
    );
  const staff = askerOf(program.graphql, await tokenOf({ role: 'operations' }));
  const keys: string[] = [];
  while (keys.length < Math.ceil(streams / STREAMS_A_KEY)) {
    const input = { name: `Streams ${keys.length}`, scopes: ['events:read'] };
    const query = 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { secret } }';
    const text = await staff.askForText(JSON.stringify({ query, variables: { input } }));
    keys.push((JSON.parse(text) as { data: { createApiKey: { secret: string } } }).data.createApiKey.secret);
  }
  staff.close();
  const agent = askerOf(program.graphql, await tokenOf({ role: 'agent', agencyId: 'example' }));
  const query = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
  return {
    program,
    ask: (n) => `accept: text/event-stream\r\nauthorization: Bearer ${keys[n % keys.length]}\r\n`,
    tell: () => agent.askForText(JSON.stringify({ query, variables: { input: home } })),
  };
}

const home = {
  title: 'Garden flat near the common',
  description: 'A bright flat on a quiet street, close to shops and a park. '.repeat(8),
  address: '12 Example Road, Clapham, London SW4 7AA',
  price: 500_000,
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    ...{ agency: 'Example', name: 'Sam Example', position: '' },
    ...{ phone: '020 7946 0000', email: 'a@example.org' },
  },
};
