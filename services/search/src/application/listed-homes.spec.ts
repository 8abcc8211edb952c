import { describe, expect, it, jest } from '@jest/globals';
import type { ListingCard } from '../domain/listing-document.js';
import { listedHomes } from './listed-homes.js';

const card = (id: number) => ({ id }) as ListingCard;

/** An index that has more each time it is asked. */
function indexOf(isComplete: boolean, ...held: readonly (readonly number[])[]) {
  const get = jest.fn(async (ids: readonly string[]) => {
    const now = held[Math.min(get.mock.calls.length, held.length) - 1]!;
    return now.filter((id) => ids.includes(String(id))).map(card);
  });
  return { get, isComplete: async () => isComplete };
}

describe('homes that are listed', () => {
  it('are those that the index has', async () => {
    const index = indexOf(true, [1, 2]);
    expect([...(await listedHomes(index, [1, 2, 2])).keys()]).toEqual([1, 2]);
    expect(index.get).toHaveBeenCalledTimes(1);
    expect((await listedHomes(index, [])).size).toBe(0);
  });

  it('are not those that it lacks', async () => {
    expect([...(await listedHomes(indexOf(true, [1]), [1, 2])).keys()]).toEqual([1]);
  });

  it('are not known while it is being filled and lacks one', async () => {
    await expect(listedHomes(indexOf(false, [1]), [1, 2])).rejects.toThrow('being filled');
    expect((await listedHomes(indexOf(false, [1, 2]), [1, 2])).size).toBe(2);
  });

  it('are those that it has when it was filled meanwhile', async () => {
    expect([...(await listedHomes(indexOf(true, [], [1]), [1])).keys()]).toEqual([1]);
  });
});
