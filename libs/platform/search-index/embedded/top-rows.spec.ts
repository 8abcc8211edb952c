import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { ColumnStore } from './column-store.js';
import { parseSort } from './order.js';
import { Selection } from './selection.js';
import { topRows } from './top-rows.js';

describe('the first rows of many', () => {
  it('are those of sorting all of them, wherever a page begins', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 400 })), {
      minLength: 1_500,
      maxLength: 2_000,
      size: 'max',
    });
    const page = fc.integer({ min: 1, max: 8 });
    const direction = fc.constantFrom('ascending', 'descending');
    const layout = fc.constantFrom('anyhow', 'against the sort', 'the first in the sample');
    fc.assert(
      fc.property(
        prices,
        page,
        direction,
        fc.nat(1_499),
        layout,
        (values, count, towards, start, laidOut) => {
          const columns = new ColumnStore({ name: 'listings', fields: { price: 'number' } });
          columns.reserve(values.length);
          const sign = towards === 'ascending' ? 1 : -1;
          if (laidOut === 'against the sort') values.sort((a, b) => sign * ((b ?? 0) - (a ?? 0)));
          if (laidOut === 'the first in the sample') {
            for (let row = 0; row < values.length; row += 64) values[row] = sign * (row - 100_000);
          }
          values.forEach((price, row) => {
            columns.set(row, String(row).padStart(5, '0'), price === null ? {} : { price });
          });
          const selection = new Selection(Uint32Array.from(values.keys()));
          selection.count = values.length;

          const missingLast = (price: number | null) => (price === null ? Infinity : sign * price);
          const sorted = [...values.keys()].sort((a, b) => {
            const [left, right] = [missingLast(values[a]!), missingLast(values[b]!)];
            return left < right ? -1 : left > right ? 1 : a - b;
          });
          const orders = [parseSort(columns, { field: 'price', direction: towards })];
          const last = sorted[start]!;
          const after = { id: columns.ids[last]!, values: [orders[0]!.valueOf(last)] };
          expect(topRows(selection, orders, columns.ids, count, undefined)).toEqual(sorted.slice(0, count));
          expect(topRows(selection, orders, columns.ids, count, after)).toEqual(
            sorted.slice(start + 1, start + 1 + count),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
