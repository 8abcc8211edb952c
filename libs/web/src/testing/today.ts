import { jest } from '@jest/globals';

/** The clock of the page stands still at this moment; its timers run. */
export const todayIs = (moment: string): unknown =>
  jest.useFakeTimers({
    now: Date.parse(moment),
    doNotFake: [
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
