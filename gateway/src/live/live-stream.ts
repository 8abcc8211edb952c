import { Readable } from 'node:stream';
import type { LiveReader } from './live-hub.js';

/** Bytes buffered for a browser that does not read; beyond them its stream ends, and it reconnects and catches up. */
const MOST_WAITING = 64 * 1024;

/** The body of an answer that goes on. */
export class LiveStream extends Readable implements LiveReader {
  override _read(): void {}

  send(text: string): void {
    if (this.destroyed || this.readableEnded) return;
    this.push(text);
    if (this.readableLength > MOST_WAITING) this.destroy();
  }

  end(): void {
    if (!this.destroyed) this.push(null);
  }
}
