import { LintelError } from './errors.js';

/**
 * Breaks off what takes too long to say its next word: of a connection that is dead nobody is told.
 *
 * @internal
 */
export class Watch {
  readonly #controller = new AbortController();
  readonly #stop = () => this.#controller.abort(this.outer?.reason);

  constructor(
    private readonly silenceMs: number,
    private readonly outer: AbortSignal | undefined,
  ) {
    if (outer?.aborted) this.#stop();
    outer?.addEventListener('abort', this.#stop);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  async over<Value>(word: Promise<Value>): Promise<Value> {
    const silent = () =>
      this.#controller.abort(new LintelError(`The portal said nothing for ${this.silenceMs} ms.`));
    const timer = setTimeout(silent, this.silenceMs);
    try {
      return await word;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets go of the connection. */
  end(): void {
    this.outer?.removeEventListener('abort', this.#stop);
    this.#controller.abort();
  }
}

/**
 * The lines of an answer's body, read as fast as they are asked for. What stands after the last line's end is no line: it was cut off.
 *
 * @internal
 */
export async function* linesOf({ body }: Response, watch: Watch): AsyncGenerator<string, void, undefined> {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await watch.over(reader.read());
      if (done) return;
      const lines = (text + decoder.decode(value, { stream: true })).split('\n');
      text = lines.pop()!;
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
  } catch (cause) {
    watch.signal.throwIfAborted();
    throw new LintelError('The answer broke off.', { cause });
  } finally {
    watch.end();
  }
}
