import { setTimeout as pause } from 'node:timers/promises';
import { type Dispatcher, errors, Pool } from 'undici';

/** A question to a service over HTTP, as GraphQL in JSON. */
export interface Asked {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null | undefined;
}

/** What came back. */
export interface Told {
  readonly status: number;
  /** As it came. */
  readonly body: Buffer;
}

/** When a question may be asked a second time. */
export interface Repeating {
  /** Whether it may have been answered before without harm: a query, or a change that is made once however often it comes. */
  readonly harmless: boolean;
  /** Whether one that says nothing is waited for, as what it is at work on is not to be done by two at once. */
  readonly patient?: boolean;
  /** Whether an answer of this status is that of a replica which is in no state to answer. */
  isRefusal(status: number): boolean;
}

/** For all attempts together. */
const ANSWER_WITHIN_MS = 5000;
/** One that says nothing for so long may hang: another is asked, while there is time for it. */
const SILENT_MS = 1500;
/** So many questions at once are asked of another because one was slow. When all are slow, asking twice would make it worse: the others wait on, and look again. */
const MOST_IMPATIENT = 16;
const LOOK_AGAIN_MS = 25;
const CONNECT_WITHIN_MS = 1000;
/** Connections that are kept to each address. */
const CONNECTIONS = 64;
/** Before the last round, so that a balancer may have noticed. */
const NOTICE_MS = 100;

/** The pools of an address: of connections that are kept, and of those that are made for one question. */
interface Ways {
  readonly kept: Pool;
  readonly fresh: Pool;
}

/**
 * The replicas of a service: several addresses, or one with a balancer behind it. Addresses take turns. What could not be asked of one, or was left
 * unanswered by it and is harmless, is asked of the next, and at last by new connections: a balancer leads those to a replica that lives, while the kept
 * ones may end at the one that died.
 */
export class Replicas {
  readonly #ways: readonly Ways[];
  #turn = 0;
  #impatient = 0;

  /** @param answerWithinMs for all attempts together @param connections that are kept to each address */
  constructor(
    addresses: readonly [string, ...string[]],
    private readonly answerWithinMs = ANSWER_WITHIN_MS,
    connections = CONNECTIONS,
  ) {
    this.#ways = addresses.map((address) => {
      const { origin } = new URL(address);
      const connect = { timeout: CONNECT_WITHIN_MS };
      return {
        kept: new Pool(origin, { connections, connect }),
        fresh: new Pool(origin, { connections, pipelining: 0, connect }),
      };
    });
  }

  /** @throws the last failure, when nobody answered */
  async ask(asked: Asked, { harmless, patient = !harmless, isRefusal }: Repeating): Promise<Told> {
    const until = performance.now() + this.answerWithinMs;
    const attempts = this.#inTurn();
    let failure: unknown;
    for (const [n, pool] of attempts.entries()) {
      if (n > 0 && n === attempts.length - 1) await pause(NOTICE_MS);
      const leftMs = until - performance.now();
      if (leftMs <= 0) break;
      let impatient = false;
      const mayGiveUp = () => (impatient = this.#impatient < MOST_IMPATIENT) && ++this.#impatient > 0;
      const another = harmless && !patient ? attempts[n + 1] : undefined;
      try {
        const told = await send(pool, asked, leftMs, another && mayGiveUp);
        if (!isRefusal(told.status)) return told;
        failure = new Error(`it answered with status ${told.status}`);
      } catch (error) {
        if (impatient) return await this.#impatiently(another!, asked, until, isRefusal);
        if (asked.signal?.aborted || !(harmless || neverConnected(error))) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  /** Once more, after somebody said nothing for too long, and then no more. Counted already. */
  async #impatiently(
    pool: Pool,
    asked: Asked,
    until: number,
    isRefusal: Repeating['isRefusal'],
  ): Promise<Told> {
    try {
      const told = await send(pool, asked, Math.max(1, until - performance.now()));
      if (isRefusal(told.status)) throw new Error(`it answered with status ${told.status}`);
      return told;
    } finally {
      this.#impatient--;
    }
  }

  #inTurn(): Pool[] {
    const ways = this.#ways;
    this.#turn = (this.#turn + 1) % ways.length;
    const order = [...ways.slice(this.#turn), ...ways.slice(0, this.#turn)];
    const again = ways.length === 1 ? [...order, ...order] : order;
    return [...order.map(({ kept }) => kept), ...again.map(({ fresh }) => fresh)];
  }
}

/**
 * By undici's own events: a stream for each answer costs more than the answer. The time counts from now on, also while no connection is free: what nobody
 * waits for any more is not asked, so that those who ask too much for a while do not keep everybody after them waiting.
 *
 * @param mayGiveUp asked again and again, after `SILENT_MS`, whether to stop waiting
 */
function send(
  pool: Pool,
  { body, headers, signal }: Asked,
  withinMs: number,
  mayGiveUp?: () => boolean,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let sent: Dispatcher.DispatchController | undefined;
    let given: Error | undefined;
    const giveUp = (reason: Error) => {
      given = reason;
      sent?.abort(reason);
      fail(reason);
    };
    const abort = () => giveUp(signal!.reason as Error);
    const until = performance.now() + withinMs;
    const look = () => {
      const leftMs = until - performance.now();
      if (leftMs <= 0 || mayGiveUp?.()) return giveUp(new errors.HeadersTimeoutError());
      timer = setTimeout(look, mayGiveUp ? Math.min(LOOK_AGAIN_MS, leftMs) : leftMs);
    };
    let timer = setTimeout(look, mayGiveUp ? Math.min(SILENT_MS, withinMs) : withinMs);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (error: Error) => {
      settle();
      reject(error);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    pool.dispatch(
      {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(controller) {
          sent = controller;
          if (given) controller.abort(given);
        },
        onResponseStart(_controller, code) {
          status = code;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          settle();
          resolve({ status, body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) });
        },
        onResponseError(_controller, error) {
          fail(error);
        },
      },
    );
  });
}

/** Whether nothing of the question was sent. */
const neverConnected = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === 'UND_ERR_CONNECT_TIMEOUT' ||
    (cause !== undefined && neverConnected(cause))
  );
};
