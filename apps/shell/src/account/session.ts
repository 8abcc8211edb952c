import { SignedInAsDocument } from './session.generated.js';
import { call, request, type Session, type SessionControl, type SessionUser, createStore } from '@lintel/web';

/** The key in local storage that is set while this browser is signed in, so that other tabs hear of changes. It grants no access. */
export const signedInKey = 'lintel.signed-in';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionParts {
  /** Absent where the browser's settings forbid local storage; other tabs then do not hear of changes. */
  readonly storage: Storage | undefined;
  /** Whether there may be a session. The gateway sets a readable cookie for it beside the HttpOnly ones; without that cookie nothing is asked. */
  readonly mayBeSignedIn?: () => boolean;
  /** Who the server says is signed in. */
  readonly ask?: () => Promise<SessionUser | null>;
  /** Ends the session at the server. */
  readonly end?: () => Promise<unknown>;
}

/**
 * Who is signed in, asked of the server once where there may be a session. Otherwise it starts signed out and asks nothing until a page that needs an
 * account calls `refresh`.
 *
 * A server that cannot be reached says nothing about the session: after a failed `refresh` it is as it was, or signed out when it was not known yet.
 */
export function createSession({
  storage,
  mayBeSignedIn = hinted,
  ask = askServer,
  end = endAtServer,
}: SessionParts): SessionControl {
  const begins = mayBeSignedIn();
  const store = createStore<Session>({ status: begins ? 'loading' : 'signedOut' });
  let latest: Promise<Session> | undefined;

  const settle = (session: Session): void => {
    mark(storage, session.status === 'signedIn');
    if (!same(store.get(), session)) store.set(session);
  };
  const refresh = (): Promise<Session> => {
    const asking: Promise<Session> = ask().then(
      (user) => {
        // An answer to an earlier question may describe the session before this one.
        if (latest !== asking) return latest!;
        settle(user ? { status: 'signedIn', user } : { status: 'signedOut' });
        return store.get();
      },
      (error: unknown) => {
        if (latest !== asking) return latest!;
        console.error('Who is signed in could not be asked', error);
        if (store.get().status === 'loading') store.set({ status: 'signedOut' });
        return store.get();
      },
    );
    return (latest = asking);
  };
  if (begins) void refresh();

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    async signOut() {
      await end();
      latest = Promise.resolve<Session>({ status: 'signedOut' });
      settle({ status: 'signedOut' });
    },
  };
}

const hinted = (): boolean => /(?:^|; )lintel_signed_in=/.test(document.cookie);
const askServer = async (): Promise<SessionUser | null> => (await request(SignedInAsDocument, {})).me;
const endAtServer = (): Promise<unknown> => call('DELETE', '/session', undefined);

/** The same account with the same details: nobody needs to hear of it. */
const same = (one: Session, other: Session): boolean => JSON.stringify(one) === JSON.stringify(other);

function read(storage: Storage): string | null {
  try {
    return storage.getItem(signedInKey);
  } catch {
    return '1';
  }
}

function mark(storage: Storage | undefined, signedIn: boolean): void {
  if (!storage || (read(storage) !== null) === signedIn) return;
  try {
    if (signedIn) storage.setItem(signedInKey, '1');
    else storage.removeItem(signedInKey);
  } catch (error) {
    // Storage is full: this page knows all the same, and the next page asks the server.
    console.error('Local storage does not keep that somebody is signed in', error);
  }
}
