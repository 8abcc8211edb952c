import { Agent, request } from 'node:http';
import { percentile } from './figures.ts';

export interface Latencies {
  /** Milliseconds from the moment a request was due, so that one that waits for others counts its waiting. */
  readonly ms: readonly number[];
  readonly failed: number;
  /** Requests a second that were answered. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

export interface OpenLoop {
  readonly perSecond: number;
  readonly seconds: number;
  /** Asks question `n`; a rejection counts as failed. */
  ask(n: number): Promise<unknown>;
}

/** Beyond this many under way the other side is not keeping up, and no more are sent. */
const MOST_UNDER_WAY = 1000;

const until = (at: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));

/** Sends at fixed moments of the clock, whether or not earlier requests were answered. */
export async function openLoop({ perSecond, seconds, ask }: OpenLoop): Promise<Latencies> {
  const ms: number[] = [];
  let failed = 0;
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1000) / perSecond;
    if (due > performance.now()) await until(due);
    if (underWay.size >= MOST_UNDER_WAY) {
      failed += perSecond * seconds - n;
      break;
    }
    const asked = ask(n).then(
      () => void ms.push(performance.now() - due),
      () => void failed++,
    );
    underWay.add(asked);
    void asked.finally(() => underWay.delete(asked));
  }
  await Promise.all(underWay);
  const took = (performance.now() - began) / 1000;
  return { ms, failed, perSecond: ms.length / took, p50: percentile(ms, 0.5), p95: percentile(ms, 0.95) };
}

/** The most requests a second with a 95th percentile of at most `p95` milliseconds: doubled while it holds, then halved in between. */
export async function highestRate(
  ask: OpenLoop['ask'],
  { p95, seconds, from }: { readonly p95: number; readonly seconds: number; readonly from: number },
): Promise<number> {
  const heldOnce = async (perSecond: number) => {
    const { p95: found, failed } = await openLoop({ perSecond, seconds, ask });
    return failed === 0 && found <= p95;
  };
  // A second try: what fails once may be the machine's other work.
  const holds = async (perSecond: number) => (await heldOnce(perSecond)) || (await heldOnce(perSecond));
  let good = 0;
  let bad = from;
  while (await holds(bad)) {
    good = bad;
    bad *= 2;
  }
  for (let step = 0; step < 3; step++) {
    const middle = Math.round((good + bad) / 2);
    if (await holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

export interface Answer {
  readonly data: { readonly searchListings: { readonly total: number } };
}

export interface Asker {
  /** Rejects for anything but an answer without errors. */
  ask(query: string, variables: object): Promise<Answer>;
  /** As `ask`, but reads the answer as text only, to spare the machine the load is on. */
  askForText(body: string): Promise<string>;
  close(): void;
}

/** Asks one GraphQL address over kept connections. */
export function askerOf(address: string, token?: string, more: Readonly<Record<string, string>> = {}): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...more,
  };
  const askForText = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        address,
        { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200 && !text.includes('"errors":[')) resolve(text);
            else reject(new Error(`${response.statusCode}: ${text.slice(0, 500)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    askForText,
    ask: async (query, variables) =>
      JSON.parse(await askForText(JSON.stringify({ query, variables }))) as Answer,
    close: () => agent.destroy(),
  };
}
