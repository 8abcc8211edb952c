import { describe, expect, it } from '@jest/globals';
import { overtaken, untilWritten } from './until-written.js';

/** Overtaken so many times, then done. */
const contended = (times: number) => {
  let attempts = 0;
  return async () => ((attempts += 1) > times ? attempts : overtaken);
};

describe('what is read, decided and written', () => {
  it('is decided anew as often as another write came between', async () => {
    expect(await untilWritten('home 7', { attempts: 3 }, contended(0))).toBe(1);
    expect(await untilWritten('home 7', { attempts: 3 }, contended(2))).toBe(3);
  });

  it('fails by its name when others were quicker each time', async () => {
    await expect(untilWritten('home 7', { attempts: 3 }, contended(3))).rejects.toThrow(
      'home 7 was changed by others 3 times in a row',
    );
  });

  it('answers otherwise where that was asked for', async () => {
    expect(await untilWritten('home 7', { attempts: 3, otherwise: () => 0 }, contended(3))).toBe(0);
  });
});
