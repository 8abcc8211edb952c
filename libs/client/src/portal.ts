import { LintelError, refusalOf } from './errors.js';
import { linesOf, Watch } from './lines.js';

export interface LintelClientOptions {
  /** Where the portal is, such as `https://lintel.example`. */
  readonly url: string | URL;
  /** A key that the portal gave out, `lintel_...`. Keep it on a server: whoever has it may do all that it may. */
  readonly key: string;
  /** After so many milliseconds without a word a stream is opened anew; the portal says that it lives every 15 seconds. 45,000 unless given. */
  readonly silenceMs?: number;
  /** Between attempts it waits a random part of so many milliseconds, doubled each time up to a minute. 1,000 unless given. */
  readonly retryMs?: number;
  /** In place of the global one. */
  readonly fetch?: typeof fetch;
}

/** How often an answer is asked for that the portal cannot give at the moment. A stream never gives up. */
const ATTEMPTS = 5;
const LONGEST_WAIT_MS = 60_000;

/**
 * One portal, asked in the name of a key.
 *
 * @internal
 */
export class Portal {
  readonly #silenceMs: number;
  readonly #retryMs: number;
  readonly #url: string;
  readonly #key: string;
  readonly #fetch: typeof fetch;

  constructor(options: LintelClientOptions) {
    const { url, key, silenceMs = 45_000, retryMs = 1000 } = options;
    if (!URL.canParse(String(url)))
      throw new LintelError('url: where the portal is, such as https://lintel.example', { field: 'url' });
    if (!/^[\x21-\x7e]+$/.test(key))
      throw new LintelError('key: a key of the portal, such as lintel_...', { field: 'key' });
    this.#url = String(url).replace(/\/+$/, '');
    this.#key = key;
    this.#silenceMs = silenceMs;
    this.#retryMs = retryMs;
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
  }

  /** One attempt. @throws LintelError for any answer but 2xx. */
  async ask(path: string, { headers = {}, ...init }: PortalRequest): Promise<Response> {
    const { signal } = init;
    let response: Response;
    try {
      response = await this.#fetch(this.#url + path, {
        ...init,
        headers: { authorization: `Bearer ${this.#key}`, ...headers },
        signal: signal ?? null,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new LintelError(`${this.#url} does not answer.`, { cause });
    }
    if (!response.ok) throw await refusalOf(response);
    return response;
  }

  /** An answer that is read as it comes, line by line; broken off after a silence. */
  async open(path: string, { headers, signal }: PortalRequest): Promise<OpenAnswer> {
    const watch = new Watch(this.#silenceMs, signal);
    try {
      const response = await watch.over(this.ask(path, { headers, signal: watch.signal }));
      return { headers: response.headers, lines: linesOf(response, watch) };
    } catch (error) {
      watch.end();
      throw error;
    }
  }

  /** Asks again where that may help: for what changes nothing. */
  async patiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
    for (let failed = 0; ;) {
      try {
        return await ask();
      } catch (error) {
        if (!mayPass(error) || ++failed === ATTEMPTS) throw error;
        await this.pause(failed, error, signal);
      }
    }
  }

  /** Waits before attempt number `failed` + 1: as long as the portal said, else a random while, so that those whom it lost do not come back all at once. */
  async pause(failed: number, error: unknown, signal: AbortSignal | undefined): Promise<void> {
    const most = Math.min(LONGEST_WAIT_MS, this.#retryMs * 2 ** (failed - 1));
    const said = error instanceof LintelError ? error.retryAfter : undefined;
    const wait = Math.random() * most + (said ?? 0) * 1000;
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => done(), wait);
      const stop = () => done(signal?.reason);
      signal?.addEventListener('abort', stop);
      function done(reason?: unknown) {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        if (reason === undefined) resolve();
        else reject(reason);
      }
    });
  }
}

/** @internal */
export interface PortalRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

/** @internal */
export interface OpenAnswer {
  readonly headers: Headers;
  readonly lines: AsyncGenerator<string, void, undefined>;
}

/**
 * Whether asking again may be answered otherwise.
 *
 * @internal
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof LintelError &&
  (error.status === undefined || error.status === 408 || error.status === 429 || error.status >= 500);
