import type { StreamReader } from '@lintel/contracts';
import type { Logger } from '@lintel/service-kit';
import { StreamListener } from './stream-listener.js';
import type { StreamSource } from './stream-source.js';
import { StreamTail } from './stream-tail.js';

export const streamLimits = {
  /** Open at once, of one key. */
  perCaller: 500,
  overall: 20_000,
  beatMs: 15_000,
  /** How often it is asked whether those who listen still may. */
  askedAgainMs: 5000,
} as const;

/** Some of them wait for each reader that is slow. */
const PAGE = 50;

export interface StreamCaller extends StreamReader {
  readonly name: string;
  /** Asked again and again while it listens. */
  readonly isGood: () => Promise<boolean>;
}

/** Who listens to the stream. Each goes on from where it is, whether that is kept here or has to be read. */
export class StreamHub {
  readonly #tail: StreamTail;
  readonly #callers = new Map<StreamListener, StreamCaller>();
  /** How many each caller has open. */
  readonly #open = new Map<string, number>();
  readonly #reading = new Set<StreamListener>();
  readonly #timers: readonly NodeJS.Timeout[];
  #ended = false;

  constructor(
    private readonly source: StreamSource,
    private readonly logger: Logger,
  ) {
    this.#tail = new StreamTail(source, () => this.#all((listener) => this.#feed(listener)), logger);
    this.#timers = [
      setInterval(() => this.#all((listener) => listener.beat()), streamLimits.beatMs).unref(),
      setInterval(() => void this.#askAgain(), streamLimits.askedAgainMs).unref(),
    ];
  }

  get size(): number {
    return this.#callers.size;
  }

  hasRoomFor({ name }: StreamCaller): boolean {
    if (this.#ended || this.size >= streamLimits.overall) return false;
    return (this.#open.get(name) ?? 0) < streamLimits.perCaller;
  }

  /** @param last where the stream ends now */
  open(caller: StreamCaller, after: number, last: number): StreamListener {
    this.#tail.begin(last);
    const listener = new StreamListener(caller, after, (one) => this.#feed(one));
    this.#callers.set(listener, caller);
    this.#open.set(caller.name, (this.#open.get(caller.name) ?? 0) + 1);
    listener.once('close', () => this.#leave(listener));
    // So that whoever waits for the answer's head has it.
    listener.beat();
    this.#feed(listener);
    return listener;
  }

  stop(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#tail.stop();
    this.#all((listener) => listener.end());
  }

  #feed(listener: StreamListener): void {
    if (this.#reading.has(listener) || !listener.hasRoom) return;
    const entries = this.#tail.after(listener.position);
    if (entries) listener.hear(entries);
    else void this.#catchUp(listener);
  }

  /** Reads what is kept here no more, page by page, until the rest is. */
  async #catchUp(listener: StreamListener): Promise<void> {
    this.#reading.add(listener);
    try {
      while (listener.hasRoom && !this.#tail.after(listener.position)) {
        const { entries } = await this.source.after(listener.position, PAGE);
        if (entries.length === 0) break;
        listener.hear(entries);
      }
    } catch (error) {
      // It comes again, with the last id that it was told.
      this.logger.warn({ err: error }, 'a stream ends: it cannot be read');
      listener.end();
    } finally {
      this.#reading.delete(listener);
    }
    if (listener.hasRoom && listener.position < this.#tail.last) this.#feed(listener);
  }

  /** Ends the streams of those who may listen no more: one question for each caller. */
  async #askAgain(): Promise<void> {
    const asked = new Map<string, Promise<boolean>>();
    for (const { name, isGood } of this.#callers.values()) if (!asked.has(name)) asked.set(name, isGood());
    for (const [listener, { name }] of this.#callers) if (!(await asked.get(name))) listener.end();
  }

  #leave(listener: StreamListener): void {
    const { name } = this.#callers.get(listener)!;
    this.#callers.delete(listener);
    const left = this.#open.get(name)! - 1;
    if (left > 0) this.#open.set(name, left);
    else this.#open.delete(name);
    if (this.size === 0) this.#tail.stop();
  }

  #all(act: (listener: StreamListener) => void): void {
    for (const listener of this.#callers.keys()) act(listener);
  }
}
