import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countView } from './count-view.js';

const answer = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));
const send = jest.fn<typeof fetch>();
const asked = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables as unknown);

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockReturnValue(answer({ data: { recordListingView: true } }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(send);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('the view of a home', () => {
  it('is counted a moment after its page is shown', () => {
    countView(12);
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(5000);
    expect(asked()).toEqual([{ id: 12 }]);
  });

  it('waits until the browser is idle where it says so, and no longer than five seconds', () => {
    const idle = jest.fn<typeof requestIdleCallback>();
    globalThis.requestIdleCallback = idle;
    countView(12);
    expect(idle.mock.calls[0]![1]).toEqual({ timeout: 5000 });
    idle.mock.calls[0]![0]({ didTimeout: false, timeRemaining: () => 10 });
    expect(asked()).toEqual([{ id: 12 }]);
  });

  it('is none of who has gone on before that', () => {
    countView(12)();
    jest.advanceTimersByTime(5000);
    expect(asked()).toEqual([]);
  });

  it('tells nobody when it cannot be counted', async () => {
    const refused = { data: null, errors: [{ message: 'No', extensions: { code: 'TOO_MANY_REQUESTS' } }] };
    for (const outcome of [() => answer(refused), () => Promise.reject(new Error('away'))]) {
      send.mockImplementation(outcome);
      countView(12);
      await jest.advanceTimersByTimeAsync(5000);
    }
    expect(asked()).toHaveLength(2);
  });
});
