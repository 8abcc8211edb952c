import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { retryAfterMs } from '@lintel/kernel';
import type { SentAnswer, WebhookSender } from '../../application/webhooks/webhook-sender.js';
import { type Resolve, resolveName, resolveTarget, type Target } from './resolve-target.js';

const LIMIT_MS = 15_000;
const MOST_READ = 16 * 1024;
const MOST_KEPT = 1024;

type Request = Parameters<WebhookSender['send']>[1];

export interface HttpSenderOptions {
  /** Whether this machine itself may be sent to. */
  readonly loopback: boolean;
  readonly resolve?: Resolve;
  /** Milliseconds for a whole exchange; 15 s unless given. */
  readonly limitMs?: number;
}

/**
 * Sends by HTTP to where it has looked: names are resolved anew for each exchange, every address is checked, and it connects to those alone, by none of
 * the machine's proxies. Redirects are not followed.
 */
export class HttpSender implements WebhookSender {
  readonly #where: { readonly loopback: boolean; readonly resolve: Resolve };
  readonly #limitMs: number;

  constructor({ loopback, resolve = resolveName, limitMs = LIMIT_MS }: HttpSenderOptions) {
    this.#where = { loopback, resolve };
    this.#limitMs = limitMs;
  }

  async refusalOf(url: string): Promise<string | null> {
    const target = await resolveTarget(url, this.#where, AbortSignal.timeout(this.#limitMs));
    return target.ok ? null : target.failure;
  }

  async send(url: string, request: Request, ended: AbortSignal): Promise<SentAnswer> {
    const late = AbortSignal.timeout(this.#limitMs);
    const signal = AbortSignal.any([late, ended]);
    try {
      const target = await resolveTarget(url, this.#where, signal);
      return target.ok ? await exchange(target.value, request, signal) : without(target.failure);
    } catch (error) {
      ended.throwIfAborted();
      return without(late.aborted ? `no whole answer within ${this.#limitMs / 1000} s` : reasonOf(error));
    }
  }
}

const without = (error: string): SentAnswer => ({ status: null, error, answer: null, retryAfterMs: null });

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return (code ?? message ?? 'failed').slice(0, 200);
};

/** Resolves when the answer has ended, or as much of it was read as is. */
function exchange({ url, addresses }: Target, { headers, body }: Request, signal: AbortSignal) {
  const bytes = Buffer.from(body);
  // Node asks it for a name only: an address in numbers is what was checked.
  const lookup: LookupFunction = (_host, { all }, done) =>
    all
      ? done(
          null,
          addresses.map((each) => ({ ...each })),
        )
      : done(null, addresses[0]!.address, addresses[0]!.family);
  return new Promise<SentAnswer>((resolve, reject) => {
    const open = url.protocol === 'https:' ? https.request : http.request;
    const request: ClientRequest = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
      // A connection of its own, so that none is taken over that led elsewhere.
      agent: false,
      lookup,
      signal,
    });
    request.on('error', reject);
    request.on('response', (response) =>
      read(response)
        .then(resolve, reject)
        .finally(() => request.destroy()),
    );
    request.end(bytes);
  });
}

async function read(response: IncomingMessage): Promise<SentAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= MOST_READ) break;
  }
  const { statusCode: status = null } = response;
  return {
    status,
    error: null,
    answer: Buffer.concat(parts).subarray(0, MOST_KEPT).toString('utf8'),
    retryAfterMs: retryAfterMs(response.headers['retry-after'], new Date()) ?? null,
  };
}
