import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { recentSearchesKey } from './recent-searches-key.js';
import { recentSearchesIn } from './recent-searches.js';

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [[recentSearchesKey, content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    content: () => JSON.parse(kept.get(recentSearchesKey) ?? 'null') as unknown,
  };
}
const search = (beds: number) => ({
  address: `/properties?type=sale&beds=${beds}`,
  text: `${beds}+ beds · For sale`,
});
const all = (...beds: number[]) => beds.map(search);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('recent searches', () => {
  it('are the last 5, the latest first, each once', () => {
    const local = storage();
    const recent = recentSearchesIn(local);
    for (let beds = 1; beds <= 6; beds += 1) recent.record(search(beds));
    recent.record(search(3));
    expect(recent.get()).toEqual(all(3, 6, 5, 4, 2));
    expect(local.content()).toEqual(recent.get());
  });

  it('have one that was refined no more as it was before', () => {
    const recent = recentSearchesIn(storage(JSON.stringify(all(1, 2))));
    recent.record(search(3), search(1).address);
    expect(recent.get()).toEqual(all(3, 2));
  });

  it('keep what another tab has searched meanwhile', () => {
    const local = storage(JSON.stringify(all(1)));
    const recent = recentSearchesIn(local);
    local.setItem(recentSearchesKey, JSON.stringify(all(2, 1)));
    recent.remove(search(1).address);
    expect(recent.get()).toEqual(all(2));
  });

  it('leave nothing once they are cleared', () => {
    const local = storage(JSON.stringify(all(1, 2)));
    recentSearchesIn(local).clear();
    expect(local.content()).toEqual([]);
  });

  it.each(['{', '"text"', '{"address":1}', 'null'])(
    'count as none, with a console error, when the content is %s',
    (content) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(recentSearchesIn(storage(content)).get()).toEqual([]);
      expect(error).toHaveBeenCalledTimes(1);
    },
  );

  it('leave out what is no search, or leads elsewhere', () => {
    const other = [
      null,
      3,
      {},
      { address: '//example.org/properties?', text: 'x' },
      { ...search(2), text: '' },
    ];
    expect(recentSearchesIn(storage(JSON.stringify([...other, search(1)]))).get()).toEqual(all(1));
  });

  it('hold for as long as the page is open when storage refuses to keep them', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const recent = recentSearchesIn({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    recent.record(search(5));
    expect(recent.get()).toEqual(all(5));
  });
});
