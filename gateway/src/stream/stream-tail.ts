import type { Logger } from '@lintel/service-kit';
import type { StreamEntry, StreamSource } from './stream-source.js';

/** How often it is asked what is new, in milliseconds, while somebody listens. */
const EVERY_MS = 250;
const PAGE = 500;
/** Entries kept for those who are a little behind. */
const KEPT = 2000;

/** The end of the stream, read once for all who listen. */
export class StreamTail {
  /** In order and without a gap; the last one stands at `last`. */
  #recent: readonly StreamEntry[] = [];
  #last = 0;
  #timer: NodeJS.Timeout | undefined;
  #asking = false;
  #complained = false;

  constructor(
    private readonly source: StreamSource,
    /** Called when there is more. */
    private readonly grown: () => void,
    private readonly logger: Logger,
  ) {}

  get last(): number {
    return this.#last;
  }

  /** From where the end is now. */
  begin(last: number): void {
    if (this.#timer) return;
    this.#recent = [];
    this.#last = last;
    this.#timer = setInterval(() => void this.#ask(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** What stands after a position, at once where it is kept here; undefined where it has to be read. */
  after(position: number): readonly StreamEntry[] | undefined {
    const behind = this.#last - position;
    if (behind <= 0) return [];
    return behind <= this.#recent.length ? this.#recent.slice(-behind) : undefined;
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      for (;;) {
        const { entries } = await this.source.after(this.#last, PAGE);
        this.#complained = false;
        if (entries.length === 0 || !this.#timer) return;
        this.#recent = [...this.#recent, ...entries].slice(-KEPT);
        this.#last = entries.at(-1)!.position;
        this.grown();
        if (entries.length < PAGE) return;
      }
    } catch (error) {
      if (!this.#complained) this.logger.warn({ err: error }, 'the stream cannot be read; listeners wait');
      this.#complained = true;
    } finally {
      this.#asking = false;
    }
  }
}
