import { describe, expect, it } from '@jest/globals';
import { forgetPlace, keepPlace, keptPlace } from './kept-place.js';

const morning = new Date('2026-11-21T09:00:00Z');
const hoursLater = (hours: number): Date => new Date(morning.getTime() + hours * 3_600_000);

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [['lintel.return-to', content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the place a visitor was on the way to when signing up', () => {
  it('is kept for a day, until they are there', () => {
    const local = storage();
    keepPlace('/saved-properties', local, morning);
    expect(keptPlace(local, hoursLater(24))).toBe('/saved-properties');
    expect(keptPlace(local, hoursLater(25))).toBeUndefined();
    forgetPlace(local);
    expect(keptPlace(local, morning)).toBeUndefined();
  });

  it.each(['{', 'null', '12', '{"place":"/x"}', `{"place":"//elsewhere.example","at":${morning.getTime()}}`])(
    'is none when storage holds %s',
    (content) => expect(keptPlace(storage(content), morning)).toBeUndefined(),
  );
});
