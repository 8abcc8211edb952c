import type { LiveUpdates, Session, Store } from '@lintel/web';
import type { LiveConnection, LiveConnectionOptions } from './live-connection.js';

export interface LiveUpdatesOptions {
  /** Called when the server takes nobody in, again and again: perhaps the session has ended elsewhere. */
  readonly refused?: () => void;
  /** Loads the part that connects; only tests need another. */
  readonly connection?: () => Promise<{ openLiveConnection(options: LiveConnectionOptions): LiveConnection }>;
}

/** How long a connection outlives its last listener, since nobody listens for a moment whenever one page makes way for the next. */
const LINGER_MS = 5_000;

/** The server's live updates, for as long as somebody is signed in and something listens. Until then nothing is loaded and nothing is connected. */
export function createLiveUpdates(session: Store<Session>, options: LiveUpdatesOptions = {}): LiveUpdates {
  const { refused, connection = () => import('./live-connection.js') } = options;
  const handlers = new Map<string, Set<(data: unknown) => void>>();
  const resets = new Set<() => void>();
  let open: { readonly account: string; connection?: LiveConnection; closed?: true } | undefined;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  const account = (): string | undefined => {
    const now = session.get();
    // While it is asked again who is signed in, nothing has changed yet.
    return now.status === 'signedIn' ? now.user.id : now.status === 'loading' ? open?.account : undefined;
  };
  const isHeard = () => handlers.size > 0 || resets.size > 0;

  function close(): void {
    if (!open) return;
    open.closed = true;
    open.connection?.close();
    open = undefined;
  }

  function settle(): void {
    clearTimeout(lingering);
    const wanted = account();
    if (open && open.account !== wanted) close();
    if (open && !isHeard()) lingering = setTimeout(close, LINGER_MS);
    if (!open && wanted !== undefined && isHeard()) void connect(wanted);
  }

  async function connect(wanted: string): Promise<void> {
    const opening: NonNullable<typeof open> = { account: wanted };
    open = opening;
    try {
      const { openLiveConnection } = await connection();
      if (opening.closed) return;
      opening.connection = openLiveConnection({
        account: wanted,
        told: (type, data) => {
          for (const handler of [...(handlers.get(type) ?? [])]) handler(data);
        },
        reset: () => {
          for (const handler of [...resets]) handler();
        },
        ...(refused ? { refused } : {}),
      });
    } catch (error) {
      // The page works without live updates; the next listener tries again.
      console.error('live updates could not be loaded', error);
      if (open === opening) open = undefined;
    }
  }

  session.subscribe(settle);
  return {
    on(type, handler) {
      const those = handlers.get(type) ?? new Set();
      handlers.set(type, those.add(handler));
      settle();
      return () => {
        those.delete(handler);
        if (those.size === 0 && handlers.get(type) === those) handlers.delete(type);
        settle();
      };
    },
    onReset(handler) {
      resets.add(handler);
      settle();
      return () => {
        resets.delete(handler);
        settle();
      };
    },
  };
}
