import { setImmediate as otherWork } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from './bits.js';
import { ColumnStore } from './column-store.js';
import { KeptOrders } from './kept-orders.js';
import { parseSort } from './order.js';
import { topRows } from './top-rows.js';
import { Selection } from './selection.js';

const HOMES = 60_000;
const idOf = (row: number) => String((row * 7919) % HOMES).padStart(6, '0');

describe('an order of many rows', () => {
  it('is made between other work, and is right of what was written and removed meanwhile', async () => {
    const columns = new ColumnStore({ name: 'homes', fields: { price: 'number', beds: 'number' } });
    columns.reserve(HOMES);
    // Few prices, so that ids decide among many.
    const put = (row: number, price: number) =>
      columns.set(row, idOf(row), { price, ...(row % 50 === 0 ? {} : { beds: row % 6 }) });
    for (let row = 0; row < HOMES; row++) put(row, (row * 31) % 400);
    const orders = new KeptOrders(columns);
    const asked = [
      parseSort(columns, { field: 'price', direction: 'descending' }),
      parseSort(columns, { field: 'beds', direction: 'ascending' }),
    ];
    const first = () => {
      const bits = new Uint32Array(wordsFor(HOMES)).fill(0xffffffff);
      for (let row = 0; row < HOMES; row++)
        if (columns.ids[row] === undefined) bits[row >>> 5]! &= ~(1 << (row & 31));
      return orders.first(asked, bits, 3000, HOMES, undefined);
    };

    expect(first()).toBeUndefined();
    let waits = 0;
    let found = first();
    while (!found) {
      waits++;
      // A tie is broken, one is made, and a row among ties goes.
      put((waits * 17) % HOMES, (waits * 13) % 400);
      columns.clear((waits * 29 + 1) % HOMES);
      await otherWork();
      found = first();
    }

    expect(waits).toBeGreaterThan(1);
    const all = new Selection(Uint32Array.from(columns.all()));
    all.count = columns.all().length;
    expect(found).toEqual(topRows(all, asked, columns.ids, 3000, undefined));
  });
});
