import type { Browser } from './live-connection.js';
import type { EventSourceLike } from './live-stream.js';

/** A stream that a test speaks on. */
export class FakeSource implements EventSourceLike {
  onopen: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  closed = false;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly address: string) {}

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  fail(): void {
    this.onerror?.({} as Event);
  }
  say(type: string, lastEventId: string, data: unknown = {}): void {
    this.listeners.get(type)?.({ lastEventId, data: JSON.stringify(data) } as MessageEvent<string>);
  }
}

/** The locks and channels of one browser, which its tabs share. */
export class FakeBrowser {
  readonly sources: FakeSource[] = [];
  private readonly channels = new Set<{ name: string; onmessage: unknown }>();
  private held = false;
  private readonly queue: (() => void)[] = [];

  /** What has been opened and not closed. */
  get open(): readonly FakeSource[] {
    return this.sources.filter(({ closed }) => !closed);
  }

  tab({ shares = true } = {}): Browser & { look(visible: boolean): void } {
    const listeners = new Set<() => void>();
    let visibilityState: DocumentVisibilityState = 'visible';
    return {
      openSource: (address) => {
        const source = new FakeSource(address);
        this.sources.push(source);
        return source;
      },
      page: {
        get visibilityState() {
          return visibilityState;
        },
        addEventListener: (_type: string, listener: unknown) => void listeners.add(listener as () => void),
        removeEventListener: (_type: string, listener: unknown) =>
          void listeners.delete(listener as () => void),
      },
      look(visible) {
        visibilityState = visible ? 'visible' : 'hidden';
        for (const listener of listeners) listener();
      },
      ...(shares
        ? {
            locks: { request: this.request as LockManager['request'] },
            openChannel: (name: string) => this.channel(name),
          }
        : {}),
    };
  }

  private readonly request = async (
    _name: string,
    { ifAvailable, signal }: LockOptions,
    run: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (this.held && ifAvailable) return run(null);
    if (this.held)
      await new Promise<void>((resolve, reject) => {
        this.queue.push(resolve);
        signal?.addEventListener('abort', () => {
          this.queue.splice(this.queue.indexOf(resolve), 1);
          reject(signal.reason as Error);
        });
      });
    this.held = true;
    try {
      return await run({} as Lock);
    } finally {
      this.held = false;
      this.queue.shift()?.();
    }
  };

  private channel(name: string) {
    const all = this.channels;
    const own = {
      name,
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of all)
          if (other !== own && other.name === name)
            (other as typeof own).onmessage?.({ data } as MessageEvent);
      },
      close: () => void all.delete(own),
    };
    all.add(own);
    return own;
  }
}
