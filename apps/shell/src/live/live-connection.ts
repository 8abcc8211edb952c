import type { LiveUpdateType } from '@lintel/contracts';
import { type EventSourceLike, keepStream } from './live-stream.js';

export interface LiveConnectionOptions {
  /** Whose updates these are: tabs share a stream with those of the same account only. */
  readonly account: string;
  told(type: string, data: unknown): void;
  reset(): void;
  refused?(): void;
  /** What the browser brings; tests bring their own. */
  readonly browser?: Browser;
}

export interface LiveConnection {
  close(): void;
}

/** As much of a browser as is used. */
export interface Browser {
  openSource(address: string): EventSourceLike;
  /** Undefined where a page's origin is not trusted enough: then each tab has a stream of its own. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  openChannel?: ((name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>) | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** A hidden tab gives up its stream after this many milliseconds. */
const HIDDEN_MS = 5 * 60_000;
/** How many event ids are remembered, to drop what a resumed stream repeats. */
const REMEMBERED = 500;

const updateTypes: Readonly<Record<LiveUpdateType, true>> = {
  'saved-properties': true,
  'saved-searches': true,
  'saved-search-matched': true,
  account: true,
  viewings: true,
  messages: true,
  agency: true,
  listings: true,
  uploads: true,
};
const types = [...Object.keys(updateTypes), 'position', 'reset'];

/** What tabs tell each other: a stream's event as it came. */
interface Passed {
  readonly type: string;
  readonly place: string;
  readonly data: string;
}

/**
 * Hears of an account's updates. Of all tabs one holds the stream and passes on what comes, since a browser has only six connections to a server that
 * speaks HTTP/1.1; when it goes, another takes over where it was.
 */
export function openLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { account, told, reset, refused = () => undefined, browser = thisBrowser() } = options;
  const { locks, openChannel, page } = browser;
  const name = `lintel-live:${account}`;
  const seen = new Set<string>();
  let place: string | undefined;
  let leaving: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const channel = locks ? openChannel?.(name) : undefined;
  // A tab that has left ignores messages, or it would believe that it has heard all.
  if (channel) channel.onmessage = ({ data }: MessageEvent<Passed>) => leaving && hear(data);

  function hear({ type, place: now, data }: Passed): void {
    place = now;
    if (type === 'position') return;
    if (type === 'reset') return reset();
    const id = now.split('@', 1)[0]!;
    if (seen.has(id)) return;
    seen.add(id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value!);
    told(type, JSON.parse(data));
  }

  const hold = () =>
    keepStream({
      after: () => place,
      types,
      heard: (type, now, data) => {
        const passed: Passed = { type, place: now, data };
        channel?.postMessage(passed);
        hear(passed);
      },
      refused,
      open: browser.openSource,
    });

  /** @param returning after a while in which nobody may have listened */
  function join(returning: boolean): void {
    const { signal } = (leaving = new AbortController());
    const holdUntilLeft = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const end = hold();
        signal.addEventListener('abort', () => {
          end();
          resolve();
        });
      });
    if (!locks || !channel) return void holdUntilLeft();
    void locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await holdUntilLeft();
        else if (returning && !signal.aborted) reset();
        return lock !== null;
      })
      .then<unknown>((held) => held || signal.aborted || locks.request(name, { signal }, holdUntilLeft))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('live updates stopped', error);
      });
  }

  function leave(): void {
    leaving?.abort();
    leaving = undefined;
  }

  function looked(): void {
    clearTimeout(hiding);
    if (page.visibilityState === 'hidden') hiding = setTimeout(leave, HIDDEN_MS);
    else if (!leaving) join(true);
  }

  page.addEventListener('visibilitychange', looked);
  join(false);
  looked();
  return {
    close() {
      page.removeEventListener('visibilitychange', looked);
      clearTimeout(hiding);
      leave();
      channel?.close();
    },
  };
}

const thisBrowser = (): Browser => ({
  openSource: (address) => new EventSource(address),
  locks: navigator.locks,
  openChannel:
    typeof BroadcastChannel === 'undefined' ? undefined : (channel) => new BroadcastChannel(channel),
  page: document,
});
