import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LintelClient, type LintelEvent, verifyWebhook } from '@lintel/client';
import { runScript } from '../bench/program.ts';
import { ask } from './asker.ts';
import type { Profile } from './profile.ts';
import type { ReadEvent } from './reading.ts';

/** What programs outside heard of homes, in the order in which they first heard it. */
export interface Heard {
  /** As often as each came, repeats included. */
  readonly events: readonly ReadEvent[];
  /** What could not be what the product sends. */
  readonly wrong: readonly string[];
}

export interface Outside {
  readonly stream: Heard;
  readonly webhook: Heard;
  stop(): Promise<void>;
}

const LISTENING = ['published', 'updated', 'status-changed', 'removed', 'restored'].map(
  (what) => `lintel.listing.${what}.v1`,
);
const CREATE =
  'mutation ($input: WebhookInput!) { outcome: createWebhook(input: $input) { webhook { id } secret } }';
/** Each event whose id ends like this is refused when it first comes: the next attempt is due after five seconds. */
const REFUSED_AT_FIRST = /00$/;

/** Two programs of somebody else's: one follows the stream, one has a webhook that is told in order, and refuses now and then. */
export async function startOutside({ origin, signing }: Profile): Promise<Outside> {
  const key = (
    await runScript(
      'deploy/all-in-one/bundle/key.js',
      ['--scope', 'events:read,webhooks:write', '--at', origin],
      signing,
    )
  ).trim();
  const webhook = await startTarget();
  const input = { url: webhook.url, eventTypes: LISTENING, ordered: true };
  const made = await ask<{ outcome: { secret: string } }>(origin, CREATE, { input }, { token: key });
  if (!made.data) throw new Error(`no webhook is made: ${made.message}`);
  webhook.expect(made.data.outcome.secret);
  const stream = follow(new LintelClient({ url: origin, key }));
  return {
    stream,
    webhook,
    stop: async () => void (await Promise.all([stream.stop(), webhook.stop()])),
  };
}

const partOf = ({ id, subject, sequence }: LintelEvent): ReadEvent => ({ id, subject, sequence });

function follow(lintel: LintelClient) {
  const [events, wrong]: [ReadEvent[], string[]] = [[], []];
  const ended = new AbortController();
  let last = 0;
  const following = (async () => {
    for await (const event of lintel.events({ after: 0, signal: ended.signal })) {
      if (event.position <= last) wrong.push(`position ${event.position} after ${last}`);
      last = event.position;
      if (event.type.startsWith('lintel.listing.')) events.push(partOf(event));
    }
  })().catch((error: unknown) => {
    if (!ended.signal.aborted) wrong.push(`the stream ended: ${String(error)}`);
  });
  return { events, wrong, stop: () => (ended.abort(), following) };
}

async function startTarget() {
  const [events, wrong, refused]: [ReadEvent[], string[], Set<string>] = [[], [], new Set()];
  let secret = '';
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    try {
      // Who sends may have a wrong clock in a run: this target asks who it was, not when.
      const now = Number(request.headers['webhook-timestamp']) * 1000;
      const event = await verifyWebhook(secret, request.headers, body, { now });
      const refuses = REFUSED_AT_FIRST.test(event.id) && !refused.has(event.id);
      if (refuses) refused.add(event.id);
      else events.push(partOf(event));
      response.writeHead(refuses ? 503 : 204).end();
    } catch (error) {
      // Whoever sends may be killed in the middle of it.
      if (request.complete) wrong.push(`what came is not signed: ${String(error)}`);
      response.writeHead(401).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    ...{ events, wrong },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`,
    expect: (given: string) => void (secret = given),
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
