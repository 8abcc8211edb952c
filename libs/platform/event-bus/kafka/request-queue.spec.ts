import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
// @ts-expect-error kafkajs has no types of what is inside it
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import './wire.js';

/** Those sent, by number. */
let sent: number[];
let queue: {
  push(request: object): void;
  fulfillRequest(response: { correlationId: number; payload: null; size: number }): void;
  maybeThrottle(milliseconds: number): void;
  destroy(): void;
};
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  queue = new (RequestQueue as new (options: object) => typeof queue)({
    ...{ maxInFlightRequests: null, requestTimeout: 1000, enforceRequestTimeout: false },
    ...{ clientId: 'a test', broker: 'none', logger: { debug: () => {}, warn: () => {} } },
  });
});
afterEach(() => {
  queue.destroy();
  jest.useRealTimers();
});

const send = (correlationId: number) =>
  queue.push({
    entry: { correlationId, resolve: () => {}, reject: () => {} },
    expectResponse: true,
    sendRequest: () => sent.push(correlationId),
  });

describe('a connection to a broker', () => {
  it('rests once all that it was given is answered', () => {
    send(1);
    queue.fulfillRequest({ correlationId: 1, payload: null, size: 0 });
    expect(sent).toEqual([1]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends what waits when the broker asked for a pause, once that is over, and rests then', () => {
    queue.maybeThrottle(500);
    send(1);
    jest.advanceTimersByTime(499);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([1]);
    queue.fulfillRequest({ correlationId: 1, payload: null, size: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });
});
