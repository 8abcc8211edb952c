import { describe, expect, it } from 'vitest';
import { placesIn } from './place-memory.js';

function storage(content?: string) {
  let kept = content ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

describe('the place on a page of results', () => {
  it('is found again by its history entry and address', () => {
    const session = storage();
    const place = { query: '?type=rent', top: 2400, pages: 3, left: 7 };
    placesIn(session).keep('abc', place);
    expect(placesIn(session).find('abc', '?type=rent')).toEqual(place);
    expect(placesIn(session).find('abc', '?type=sale')).toBeUndefined();
    expect(placesIn(session).find('xyz', '?type=rent')).toBeUndefined();
  });

  it('is kept for the last 30', () => {
    const places = placesIn(storage());
    for (let entry = 0; entry < 40; entry += 1) places.keep(`e${entry}`, { query: '', top: entry, pages: 1 });
    expect(places.find('e9', '')).toBeUndefined();
    expect(places.find('e10', '')?.top).toBe(10);
  });

  it.each([
    '{',
    '7',
    '[["a",null]]',
    '[["a",{"query":"","top":"1","pages":1}]]',
    '[["a",{"query":"","top":1,"pages":1e9}]]',
  ])('is none when storage holds %s', (content) => {
    expect(placesIn(storage(content)).find('a', '')).toBeUndefined();
  });

  it('is none without storage, or with one that refuses', () => {
    placesIn(undefined).keep('a', { query: '', top: 1, pages: 1 });
    expect(placesIn(undefined).find('a', '')).toBeUndefined();
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => placesIn(refusing).keep('a', { query: '', top: 1, pages: 1 })).not.toThrow();
  });
});
