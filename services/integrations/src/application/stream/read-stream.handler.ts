import type { StreamEntry } from '../../domain/stream-entry.js';
import type { StreamBounds, StreamStore } from './stream-store.js';

const MOST = 1000;

export interface StreamPage extends StreamBounds {
  readonly entries: readonly StreamEntry[];
}

/** Reads the stream, for the gateway, which knows who may hear what. */
export class ReadStreamHandler {
  constructor(private readonly stream: StreamStore) {}

  async after(position: number, first: number): Promise<StreamPage> {
    const entries = await this.stream.after(position, atMost(first));
    // After the entries, so that the last of them is never beyond the end that is told.
    return { ...(await this.stream.bounds()), entries };
  }

  async homesAt(at: number, after: number, first: number): Promise<StreamPage> {
    const entries = await this.stream.homesAt(at, after, atMost(first));
    return { ...(await this.stream.bounds()), entries };
  }
}

const atMost = (first: number) => Math.min(Math.max(1, first), MOST);
