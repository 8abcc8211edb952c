import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { KeywordColumn } from './keyword-column.js';
import { RowSpace } from './row-space.js';

describe('a column of keywords', () => {
  it('holds for each row what was set last, and no value that no row has', () => {
    const values = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
    const writes = fc.array(fc.tuple(fc.nat(9), values), { maxLength: 200 });
    fc.assert(
      fc.property(writes, (all) => {
        const column = new KeywordColumn();
        const expected = new Map<number, readonly string[]>();
        for (const [row, set] of all) {
          column.reserve(row + 1);
          column.set(row, set);
          expected.set(row, [...new Set(set)]);
        }
        for (const [row, set] of expected) {
          expect(column.valuesOf(row)).toEqual(set);
          expect(column.has(row)).toBe(set.length > 0);
        }
        expect(column.dictionary.size).toBe(new Set([...expected.values()].flat()).size);
      }),
    );
  });

  it('does not grow with changes to the same rows', () => {
    const column = new KeywordColumn();
    column.reserve(4);
    for (let round = 0; round < 50_000; round++)
      column.set(round % 4, [`${round}`, `${round + 1}`, 'garden']);
    expect(column.valuesOf(3)).toEqual(['49999', '50000', 'garden']);
    expect(column.dictionary.codes).toBeLessThan(20);
  });
});

describe('the rows', () => {
  it('that were freed are taken again, those of an undone batch too', () => {
    const rows = new RowSpace(3, [1]);
    expect([rows.take(), rows.take(), rows.end]).toEqual([1, 3, 4]);
    rows.undo();
    expect([rows.take(), rows.take()]).toEqual([1, 3]);
    rows.settle([0, 2]);
    expect([rows.take(), rows.take(), rows.take()].sort()).toEqual([0, 2, 4]);
  });
});
