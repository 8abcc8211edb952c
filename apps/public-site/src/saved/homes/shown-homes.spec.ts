import type { SavedHome } from '../saved-queries.js';
import { describe, expect, it } from '@jest/globals';
import { isMissing, shownHomes } from './shown-homes.js';

const homes = (...ids: number[]): SavedHome[] =>
  ids.map((id) => ({
    id,
    cursor: String(id),
    title: `Home ${id}`,
    savedAt: '2026-11-21T09:00:00.000Z',
    listing: null,
  }));
const saved = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the saved homes that are shown', () => {
  it('are those of the pages loaded that are still saved, where they stood', () => {
    expect(shownHomes(homes(5, 4, 3), saved(3, 5)).map(({ id }) => id)).toEqual([5, 3]);
  });

  it('stand there once, also when a page repeats one', () => {
    expect(shownHomes(homes(5, 4, 4, 3), saved(5, 4, 3)).map(({ id }) => id)).toEqual([5, 4, 3]);
  });
});

describe('a saved home is missing', () => {
  it.each([
    ['when it was saved elsewhere', [5, 4], [9, 5, 4], false, true],
    ['when it was saved elsewhere and more pages follow', [5, 4], [9, 5, 4, 3], true, true],
    ['when there is no page that it could be on', [5, 4], [5, 4, 3], false, true],
    ['not when it is on a later page', [5, 4], [5, 4, 3], true, false],
    ['not when one known was removed', [5, 4, 3], [5, 3], false, false],
    ['not when all known were removed and more pages follow', [5, 4], [3], true, false],
    ['not when there are none', [], [], false, false],
  ])('%s', (_, known, list, hasNextPage, missing) => {
    expect(isMissing(homes(...known), saved(...list), hasNextPage)).toBe(missing);
  });
});
