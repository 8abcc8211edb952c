import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Session, createStore } from '@lintel/web';
import type { LiveConnectionOptions } from './live-connection.js';
import { createLiveUpdates } from './live-updates.js';

const as = (id: string): Session => ({
  status: 'signedIn',
  user: { id, name: 'A. Buyer', email: 'buyer@example.org', role: 'user' },
});
const signedOut: Session = { status: 'signedOut' };
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function scene(at: Session = as('ada')) {
  const session = createStore<Session>(at);
  const opened: (LiveConnectionOptions & { closed: boolean })[] = [];
  let loads = 0;
  let fails = false;
  const live = createLiveUpdates(session, {
    connection: async () => {
      loads += 1;
      if (fails) throw new Error('no network');
      return {
        openLiveConnection(options: LiveConnectionOptions) {
          const one = { ...options, closed: false };
          opened.push(one);
          return { close: () => (one.closed = true) };
        },
      };
    },
  });
  return {
    session,
    live,
    opened,
    loads: () => loads,
    fail: (now: boolean) => (fails = now),
    open: () => opened.filter(({ closed }) => !closed).map(({ account }) => account),
  };
}

describe('live updates', () => {
  it('cost a visitor nothing, nor a page where nothing listens', async () => {
    const visitor = scene(signedOut);
    visitor.live.on('saved-properties', () => undefined);
    const deaf = scene();
    await settled();
    expect([visitor.loads(), deaf.loads()]).toEqual([0, 0]);
  });

  it('begin when somebody signs in and end when they sign out', async () => {
    const { session, live, open } = scene({ status: 'loading' });
    live.onReset(() => undefined);
    session.set(as('ada'));
    await settled();
    expect(open()).toEqual(['ada']);
    session.set({ status: 'loading' });
    expect(open()).toEqual(['ada']);
    session.set(as('ben'));
    await settled();
    expect(open()).toEqual(['ben']);
    session.set(signedOut);
    expect(open()).toEqual([]);
  });

  it('reach those who listen to their type, until they no longer do', async () => {
    const { live, opened } = scene();
    const heard: unknown[] = [];
    const stop = live.on('saved-searches', (data) => heard.push(['first', data]));
    live.on('saved-searches', (data) => heard.push(['second', data]));
    live.onReset(() => heard.push('reset'));
    await settled();
    opened[0]!.told('saved-searches', { a: 1 });
    opened[0]!.told('account', {});
    stop();
    opened[0]!.told('saved-searches', {});
    opened[0]!.reset();
    expect(heard).toEqual([['first', { a: 1 }], ['second', { a: 1 }], ['second', {}], 'reset']);
    expect(opened).toHaveLength(1);
  });

  it('outlast the moment between two pages, and end when nothing listens', async () => {
    const { live, open, opened } = scene();
    live.on('account', () => undefined)();
    await settled();
    await jest.advanceTimersByTimeAsync(4000);
    const stop = live.on('account', () => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([open(), opened.length]).toEqual([['ada'], 1]);
    stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(open()).toEqual([]);
  });

  it('that could not be loaded are tried again by the next that listens', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live, open, fail } = scene();
    fail(true);
    live.on('account', () => undefined);
    await settled();
    fail(false);
    live.on('saved-searches', () => undefined);
    await settled();
    expect(open()).toEqual(['ada']);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
  });

  it('of somebody who signed out while it was loaded never begin', async () => {
    const { live, session, opened } = scene();
    live.on('account', () => undefined);
    session.set(signedOut);
    await settled();
    expect(opened).toEqual([]);
  });
});
