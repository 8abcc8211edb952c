import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { aListing } from '../listing.fixture.js';
import { between, nothingSelected, refreshed, select, selectionLimit } from './selection.js';

const listings = (...ids: number[]) => ids.map((id) => aListing({ id }));
const ids = (some: Iterable<{ readonly id: number }>) => [...some].map(({ id }) => id);

describe('the selection', () => {
  it('grows and shrinks by what is pressed', () => {
    const three = select(nothingSelected, listings(1, 2, 3), true);
    expect([...select(three, listings(2), false).keys()]).toEqual([1, 3]);
  });

  it('leaves out what was deleted', () => {
    expect(select(nothingSelected, [aListing({ state: 'removed' })], true).size).toBe(0);
  });

  it('never holds more than one change takes, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 2_000 }))), (steps) => {
        const all = steps.reduce(
          (selection, step) => select(selection, listings(...step), true),
          nothingSelected,
        );
        expect(all.size).toBeLessThanOrEqual(selectionLimit);
        expect(all.size).toBe(Math.min(new Set(steps.flat()).size, selectionLimit));
      }),
      { numRuns: 20 },
    );
    const many = Array.from({ length: 1_200 }, (_, id) => id + 1);
    expect(select(nothingSelected, listings(...many), true).size).toBe(1_000);
  });

  it.each([
    [2, 4, [2, 3, 4]],
    [4, 2, [2, 3, 4]],
    [3, 3, [3]],
    [undefined, 3, [3]],
    [99, 3, [3]],
  ])('from %s to %s is %j', (from, to, expected) => {
    expect(ids(between(listings(1, 2, 3, 4, 5), from, to))).toEqual(expected);
  });

  it('knows the price that a home has now, and forgets what was deleted', () => {
    const selection = select(nothingSelected, listings(1, 2), true);
    const now = refreshed(selection, [
      aListing({ id: 1, price: 400_000 }),
      aListing({ id: 2, state: 'removed' }),
    ]);
    expect([...now.values()].map(({ id, price }) => [id, price])).toEqual([[1, 400_000]]);
    expect(refreshed(selection, listings(1, 2, 3))).toBe(selection);
  });
});
