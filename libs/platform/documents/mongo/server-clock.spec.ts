import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ServerClock } from './server-clock.js';

const at = (time: string) => new Date(`2026-11-01T${time}Z`);

describe('the clock of a server', () => {
  let server: Date | Error;
  let elapsed: number;
  let clock: ServerClock;
  beforeEach(async () => {
    elapsed = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
    server = at('09:00:00');
    clock = await ServerClock.following(async () => {
      elapsed += 40;
      if (server instanceof Error) throw server;
      return server;
    });
  });
  afterEach(() => {
    clock.stop();
    jest.restoreAllMocks();
  });

  it('says what time it is there, whatever this process believes', () => {
    expect(clock.now()).toEqual(at('09:00:00.020'));
    elapsed += 5000;
    expect(clock.now()).toEqual(at('09:00:05.020'));
  });

  it('follows the server, and goes on while that does not answer', async () => {
    server = at('09:10:00');
    await clock.follow();
    expect(clock.now()).toEqual(at('09:10:00.020'));
    server = new Error('away');
    await expect(clock.follow()).rejects.toThrow('away');
    expect(clock.now()).toEqual(at('09:10:00.060'));
  });
});
