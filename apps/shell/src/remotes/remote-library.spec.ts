import type { Remote, Shell } from '@lintel/web';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { patience, TookTooLong } from './patience.js';
import { createRemoteLibrary } from './remote-library.js';

const shell = {} as Shell;
const aRemote = (): Remote => ({ contract: 1, name: 'publicSite', routes: [], connect: jest.fn() });
const never = () => new Promise<Remote>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('loading a remote', () => {
  it('loads it once and connects it to the shell', async () => {
    const remote = aRemote();
    const fetchRemote = jest.fn(() => Promise.resolve(remote));
    const library = createRemoteLibrary(fetchRemote, shell);
    expect(library.get('publicSite')).toBe(library.get('publicSite'));
    expect(await library.get('publicSite')).toBe(remote);
    expect(fetchRemote).toHaveBeenCalledTimes(1);
    expect(jest.mocked(remote.connect).mock.calls).toEqual([[shell]]);
  });

  it('tries once more by itself after a failure', async () => {
    const remote = aRemote();
    const fetchRemote = jest
      .fn<() => Promise<Remote>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValueOnce(remote);
    const loading = createRemoteLibrary(fetchRemote, shell).get('publicSite');
    await jest.advanceTimersByTimeAsync(patience.pause);
    expect(await loading).toBe(remote);
    expect(fetchRemote).toHaveBeenCalledTimes(2);
  });

  it('fails with the last reason when the second attempt fails too', async () => {
    const fetchRemote = jest
      .fn<() => Promise<Remote>>()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(new Error('second'));
    const failed = expect(createRemoteLibrary(fetchRemote, shell).get('publicSite')).rejects.toThrow(
      'second',
    );
    await jest.runAllTimersAsync();
    await failed;
    expect(fetchRemote).toHaveBeenCalledTimes(2);
  });

  it('gives each attempt eight seconds and tells it that nobody waits any more', async () => {
    const signals: AbortSignal[] = [];
    const fetchRemote = (_: string, __: number, signal: AbortSignal) => {
      signals.push(signal);
      return never();
    };
    const failed = expect(createRemoteLibrary(fetchRemote, shell).get('publicSite')).rejects.toBeInstanceOf(
      TookTooLong,
    );
    await jest.advanceTimersByTimeAsync(7_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1 + patience.pause);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(8_000);
    await failed;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('really loads again after Try again, under a number no attempt had before', async () => {
    const remote = aRemote();
    const attempts: number[] = [];
    let down = true;
    const library = createRemoteLibrary((_, attempt) => {
      attempts.push(attempt);
      return down ? Promise.reject(new Error('down')) : Promise.resolve(remote);
    }, shell);
    const failed = expect(library.get('publicSite')).rejects.toThrow('down');
    await jest.runAllTimersAsync();
    await failed;
    await expect(library.get('publicSite')).rejects.toThrow('down');
    expect(attempts).toEqual([0, 1]);
    down = false;
    library.forget('publicSite');
    expect(await library.get('publicSite')).toBe(remote);
    expect(attempts).toEqual([0, 1, 2]);
  });

  it('keeps the failure of one remote from another', async () => {
    const library = createRemoteLibrary(
      (name) => (name === 'broken' ? Promise.reject(new Error('down')) : Promise.resolve(aRemote())),
      shell,
    );
    const failed = expect(library.get('broken')).rejects.toThrow('down');
    await expect(library.get('publicSite')).resolves.toBeDefined();
    await jest.runAllTimersAsync();
    await failed;
  });
});
