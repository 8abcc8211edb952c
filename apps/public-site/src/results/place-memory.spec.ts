import { describe, expect, it } from '@jest/globals';
import { placesIn } from './place-memory.js';

const now = new Date('2026-03-02T09:30:00Z');

function storage(content?: string) {
  let kept = content ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

describe('the place on a page of results', () => {
  it('is found again by its history entry and address', () => {
    const session = storage();
    const place = { query: '?type=rent', top: 2400, pages: 3, left: 7 };
    placesIn(session).keep('abc', place, now);
    expect(placesIn(session).find('abc', '?type=rent')).toEqual(place);
    expect(placesIn(session).find('abc', '?type=sale')).toBeUndefined();
    expect(placesIn(session).find('xyz', '?type=rent')).toBeUndefined();
  });

  it('is kept for the last 30', () => {
    const places = placesIn(storage());
    for (let entry = 0; entry < 40; entry += 1) {
      const place = { query: '', top: entry, pages: 1 };
      places.keep(`e${entry}`, place, now);
    }
    expect(places.find('e9', '')).toBeUndefined();
    expect(places.find('e10', '')?.top).toBe(10);
  });

  it.each([
    '{',
    '7',
    '[["a",null]]',
    '[["a",{"query":"","top":"1","pages":1}]]',
    '[["a",{"query":"","top":1,"pages":1e9}]]',
    '[["a",{"query":".example","top":1,"pages":1}]]',
  ])('is none when storage holds %s', (content) => {
    expect(placesIn(storage(content)).find('a', '')).toBeUndefined();
  });

  it('is none without storage, or with one that refuses', () => {
    placesIn(undefined).keep('a', { query: '', top: 1, pages: 1 }, now);
    expect(placesIn(undefined).find('a', '')).toBeUndefined();
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => placesIn(refusing).keep('a', { query: '', top: 1, pages: 1 }, now)).not.toThrow();
  });
});

describe('the way back from a home', () => {
  const rent = { query: '?type=rent&sort=price-up', top: 2400, pages: 3, left: 7, state: { searched: {} } };
  const { state: _, ...shared } = rent;
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

  it('leads to where this tab was last', () => {
    const places = placesIn(storage());
    expect(places.last(now)).toBeUndefined();
    places.keep('abc', rent, now);
    places.keep('xyz', { query: '', top: 0, pages: 1 }, now);
    places.keep('abc', rent, now);
    expect(places.last(now)).toEqual(rent);
  });

  it('leads a new tab to where the one was that opened it, without the words, for a day', () => {
    const device = storage();
    placesIn(storage(), device).keep('abc', rent, now);
    expect(placesIn(storage(), device).last(later(23))).toEqual(shared);
    expect(placesIn(storage(), device).last(later(25))).toBeUndefined();
    expect(placesIn(storage(), storage('{"at":1,"place":{"query":"//x"}}')).last(now)).toBeUndefined();
  });

  it('is not moved by what the other tab does later', () => {
    const [device, tab] = [storage(), storage()];
    const first = placesIn(storage(), device);
    first.keep('abc', rent, now);
    placesIn(tab, device).last(now);
    first.keep('abc', { query: '?type=sale', top: 0, pages: 1 }, now);
    expect(placesIn(tab, device).last(now)).toEqual(shared);
  });
});
