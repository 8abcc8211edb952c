import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionUser } from '@lintel/web';
import { createSession as sessionFrom, type SessionParts, signedInKey } from './session.js';

const robin: SessionUser = { id: 'a1', name: 'Robin', email: 'robin@example.org', role: 'user' };
const sam: SessionUser = { id: 'a2', name: 'Sam', email: 'sam@example.org', role: 'operations' };

function storage(marked = false) {
  const kept = new Map(marked ? [[signedInKey, '1']] : []);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    marked: () => kept.has(signedInKey),
  };
}
const answers = (...users: (SessionUser | null)[]) => {
  const ask = jest.fn<() => Promise<SessionUser | null>>();
  for (const user of users) ask.mockResolvedValueOnce(user);
  return ask;
};
/** The cookie that says that there may be a session is there, or not, as the mark for other tabs is. */
const createSession = (parts: SessionParts) =>
  sessionFrom({ mayBeSignedIn: () => parts.storage?.getItem(signedInKey) !== null, ...parts });
/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the session of a browser that was never signed in', () => {
  it('is signed out at once and costs no request', () => {
    const ask = answers();
    expect(createSession({ storage: storage(), ask }).get()).toEqual({ status: 'signedOut' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked for by a page that needs an account, so that a session whose hint was lost is found', async () => {
    const local = storage();
    const session = createSession({ storage: local, ask: answers(robin) });
    expect(await session.refresh()).toEqual({ status: 'signedIn', user: robin });
    expect(local.marked()).toBe(true);
  });
});

describe('the session of a browser that was signed in', () => {
  it('is loading until the server has said who it is', async () => {
    const session = createSession({ storage: storage(true), ask: answers(robin) });
    expect(session.get()).toEqual({ status: 'loading' });
    await settled();
    expect(session.get()).toEqual({ status: 'signedIn', user: robin });
  });

  it('is signed out, and its mark gone, when the server knows nobody', async () => {
    const local = storage(true);
    const session = createSession({ storage: local, ask: answers(null) });
    await settled();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(local.marked()).toBe(false);
  });

  it('keeps its mark while the server cannot be reached, so that the next page asks again', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const local = storage(true);
    const session = createSession({ storage: local, ask: () => Promise.reject(new Error('offline')) });
    await settled();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(local.marked()).toBe(true);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('is asked for where the browser forbids local storage', async () => {
    const session = createSession({ storage: undefined, ask: answers(robin) });
    await settled();
    expect(session.get()).toEqual({ status: 'signedIn', user: robin });
  });
});

describe('asking anew who is signed in', () => {
  it('tells who watches of another account, and of nothing when it is the same', async () => {
    const session = createSession({ storage: storage(true), ask: answers(robin, { ...robin }, sam) });
    await settled();
    const seen = jest.fn();
    session.subscribe(seen);
    await session.refresh();
    expect(seen).not.toHaveBeenCalled();
    expect(await session.refresh()).toEqual({ status: 'signedIn', user: sam });
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('believes the last question, whichever answer comes last', async () => {
    const first = Promise.withResolvers<SessionUser | null>();
    const ask = jest.fn<() => Promise<SessionUser | null>>().mockReturnValueOnce(first.promise);
    ask.mockResolvedValueOnce(robin);
    const session = createSession({ storage: storage(true), ask });
    await session.refresh();
    first.resolve(null);
    await settled();
    expect(session.get()).toEqual({ status: 'signedIn', user: robin });
  });

  it('leaves the session as it was when the server cannot be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ask = answers(robin).mockRejectedValueOnce(new Error('offline'));
    const session = createSession({ storage: storage(true), ask });
    await settled();
    expect(await session.refresh()).toEqual({ status: 'signedIn', user: robin });
  });
});

describe('signing out', () => {
  it('ends the session at the server, then here', async () => {
    const local = storage(true);
    const end = jest.fn(() => Promise.resolve());
    const session = createSession({ storage: local, ask: answers(robin), end });
    await settled();
    await session.signOut();
    expect(end).toHaveBeenCalledTimes(1);
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(local.marked()).toBe(false);
  });

  it('leaves the visitor signed in when the server could not be told, and says so', async () => {
    const end = () => Promise.reject(new Error('Lintel could not be reached.'));
    const session = createSession({ storage: storage(true), ask: answers(robin), end });
    await settled();
    await expect(session.signOut()).rejects.toThrow('Lintel could not be reached.');
    expect(session.get().status).toBe('signedIn');
  });

  it('does not take an answer of before for the session of now', async () => {
    const late = Promise.withResolvers<SessionUser | null>();
    const session = createSession({
      storage: storage(true),
      ask: () => late.promise,
      end: () => Promise.resolve(),
    });
    await session.signOut();
    late.resolve(robin);
    await settled();
    expect(session.get()).toEqual({ status: 'signedOut' });
  });
});
