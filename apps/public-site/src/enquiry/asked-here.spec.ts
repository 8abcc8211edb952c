import { describe, expect, it } from '@jest/globals';
import { askedHere, keepAsked, timesAskedAgain } from './asked-here.js';

function aStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const asked = { email: 'vera@example.org', date: '2026-11-23', times: ['10:00', '11:00'] };

describe('somebody without an account', () => {
  it('who asks for the same time of a home again is told which', () => {
    const store = aStore();
    keepAsked(store, 12, asked);
    const again = { email: ' Vera@example.org', date: '2026-11-23', times: ['09:00', '11:00'] };
    expect(timesAskedAgain(askedHere(store, 12), again)).toEqual(['11:00']);
  });

  it('who asks for another time, day or home, or somebody else at the same device, is not', () => {
    const store = aStore();
    keepAsked(store, 12, asked);
    const of = (change: Partial<typeof asked>, home = 12) =>
      timesAskedAgain(askedHere(store, home), { ...asked, ...change });
    expect(of({ times: ['12:00'] })).toEqual([]);
    expect(of({ date: '2026-11-24' })).toEqual([]);
    expect(of({ email: 'other@example.org' })).toEqual([]);
    expect(of({}, 13)).toEqual([]);
  });

  it('whose browser keeps nothing, or nonsense, asks as ever', () => {
    expect(askedHere({ getItem: () => '{nonsense' }, 12)).toEqual([]);
    const refuses = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepAsked(refuses, 12, asked)).not.toThrow();
  });
});
