import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mostRecentlyViewed, recentlyViewedIn, recentlyViewedKey } from './recently-viewed.js';

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [[recentlyViewedKey, content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    content: () => JSON.parse(kept.get(recentlyViewedKey) ?? 'null') as unknown,
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('recently viewed homes', () => {
  it('are the last 12, the latest first, each once', () => {
    const local = storage();
    const viewed = recentlyViewedIn(local);
    for (let id = 1; id <= 14; id += 1) viewed.record(id);
    viewed.record(5);
    expect(viewed.get()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
    expect(viewed.get()).toHaveLength(mostRecentlyViewed);
    expect(local.content()).toEqual(viewed.get());
  });

  it('keep what another tab has seen meanwhile', () => {
    const local = storage('[1]');
    const viewed = recentlyViewedIn(local);
    local.setItem(recentlyViewedKey, '[2,1]');
    viewed.record(3);
    expect(viewed.get()).toEqual([3, 2, 1]);
  });

  it.each(['{', '"text"', '{"id":1}', 'null'])(
    'count as none, with a console error, when the content is %s',
    (content) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(recentlyViewedIn(storage(content)).get()).toEqual([]);
      expect(error).toHaveBeenCalledTimes(1);
    },
  );

  it('leave out what is no id', () => {
    expect(recentlyViewedIn(storage('[3,"4",null,-1,2.5,3,7]')).get()).toEqual([3, 7]);
  });

  it('hold for as long as the page is open when storage refuses to keep them', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const viewed = recentlyViewedIn({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    viewed.record(5);
    expect(viewed.get()).toEqual([5]);
  });
});
