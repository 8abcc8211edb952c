import { Readable } from 'node:stream';
import { mayHear, type StreamReader } from '@lintel/contracts';
import type { StreamEntry } from './stream-source.js';

/** Bytes buffered for one that does not read; then it is left behind, and goes on from there when it reads again. */
const MOST_WAITING = 64 * 1024;

/** One open stream: the body of its answer, and how far it is. */
export class StreamListener extends Readable {
  #hasRoom = true;
  #given: readonly StreamEntry[] = [];
  /** Nothing as yet: the first word says where it begins, so that one who is lost before the first event goes on from there. */
  #told = -1;

  constructor(
    readonly reader: StreamReader,
    /** The last position that it is told of, or that is not for it. */
    public position: number,
    private readonly wants: (listener: StreamListener) => void,
  ) {
    super({ highWaterMark: MOST_WAITING });
  }

  /** Whether it can be told more: it reads, and has been told what it was given. */
  get hasRoom(): boolean {
    return this.#hasRoom && this.#given.length === 0 && !this.destroyed && !this.readableEnded;
  }

  override _read(): void {
    if (this.#hasRoom) return;
    this.#hasRoom = true;
    this.#tell();
    if (this.hasRoom) this.wants(this);
  }

  /** Is given what stands after its position, in order, and told of it as it reads. */
  hear(entries: readonly StreamEntry[]): void {
    this.#given = entries;
    this.#tell();
  }

  #tell(): void {
    let told = 0;
    for (; told < this.#given.length && this.#hasRoom && !this.destroyed; told++) {
      const entry = this.#given[told]!;
      this.position = entry.position;
      if (!mayHear(this.reader, entry)) continue;
      this.#told = entry.position;
      this.#send(`id: ${entry.position}\ndata: ${entry.text}\n\n`);
    }
    this.#given = this.#given.slice(told);
  }

  /** Says that it lives, and how far it is: an id without data moves where a reader goes on from and tells it nothing else. */
  beat(): void {
    if (!this.hasRoom) return;
    this.#send(this.position > this.#told ? `id: ${this.position}\n\n` : ':\n\n');
    this.#told = this.position;
  }

  /** One that does not read is not waited for: it comes again with the last id that it had. */
  end(): void {
    if (!this.#hasRoom) this.destroy();
    else if (!this.destroyed) this.push(null);
  }

  #send(text: string): void {
    this.#hasRoom = this.push(text);
  }
}
