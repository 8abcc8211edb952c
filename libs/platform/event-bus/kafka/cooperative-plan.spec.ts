import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { plan, type PlannedMember } from './cooperative-plan.js';

/** Members that own disjoint partitions, some of which no one owns. */
const groups = fc
  .record({
    members: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 }),
    owners: fc.array(fc.option(fc.nat({ max: 7 })), { minLength: 1, maxLength: 24 }),
  })
  .map(({ members, owners }) => ({
    partitions: owners.map((_, partition) => partition),
    members: members.map((id, index): PlannedMember => ({
      id,
      owned: owners.flatMap((owner, partition) => (owner === index ? [partition] : [])),
    })),
  }));

const asMembers = (given: ReadonlyMap<string, readonly number[]>): PlannedMember[] =>
  Array.from(given, ([id, owned]) => ({ id, owned }));

describe('sharing out partitions', () => {
  it('gives no partition to two members, nor one that another still owns', () => {
    fc.assert(
      fc.property(groups, ({ members, partitions }) => {
        const given = plan(members, partitions);
        const all = [...given.values()].flat();
        expect(new Set(all).size).toBe(all.length);
        for (const { id, owned } of members)
          for (const [other, theirs] of given)
            if (other !== id) expect(theirs.filter((partition) => owned.includes(partition))).toEqual([]);
      }),
    );
  });

  it('gives all of them evenly once those with too many have let go', () => {
    fc.assert(
      fc.property(groups, ({ members, partitions }) => {
        const settled = plan(asMembers(plan(members, partitions)), partitions);
        expect([...settled.values()].flat().sort((a, b) => a - b)).toEqual(partitions);
        const sizes = Array.from(settled.values(), ({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('moves nothing once it is even', () => {
    fc.assert(
      fc.property(groups, ({ members, partitions }) => {
        const settled = plan(asMembers(plan(members, partitions)), partitions);
        const sorted = (given: ReadonlyMap<string, number[]>) =>
          Object.fromEntries(
            Array.from(given, ([id, owned]) => [`id ${id}`, owned.toSorted((a, b) => a - b)]),
          );
        expect(sorted(plan(asMembers(settled), partitions))).toEqual(sorted(settled));
      }),
    );
  });

  it('heeds one of two who claim the same, and no claim to what is not there', () => {
    const given = plan(
      [
        { id: 'a', owned: [0, 9] },
        { id: 'b', owned: [0] },
      ],
      [0, 1],
    );
    expect(given).toEqual(
      new Map([
        ['a', [0]],
        ['b', [1]],
      ]),
    );
  });
});
