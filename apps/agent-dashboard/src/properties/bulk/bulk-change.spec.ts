import { describe, expect, it } from '@jest/globals';
import { bulkInput, doneText, runningText, type BulkKind } from './bulk-change.js';
import { leavingIfUndone, questionOf } from './bulk-question.js';
import { readKept, type KeptBulkChange } from './kept-bulk-change.js';

const status: BulkKind = { kind: 'status', status: 'underOffer' };
const price: BulkKind = { kind: 'price', percent: -2.5 };
const archive: BulkKind = { kind: 'archive' };
const unarchive: BulkKind = { kind: 'unarchive' };

describe('a change of many homes', () => {
  it('asks the server for one thing', () => {
    expect([status, price, archive, unarchive].map((change) => bulkInput(change, [1, 2]))).toEqual([
      { ids: [1, 2], status: 'underOffer' },
      { ids: [1, 2], pricePercent: -2.5 },
      { ids: [1, 2], archive: true },
      { ids: [1, 2], archive: false },
    ]);
  });

  it('says what it does, and what it did', () => {
    expect([status, price, archive, unarchive].map(runningText)).toEqual([
      'Changing the status to Under Offer',
      'Changing prices by −2.5%',
      'Archiving properties',
      'Bringing properties back',
    ]);
    expect(doneText(status, 12)).toBe('12 properties are Under Offer now');
    expect(doneText(price, 1)).toBe('1 property changed by −2.5%');
    expect(doneText(archive, 1_000)).toBe('1,000 properties archived');
    expect(doneText(unarchive, 2)).toBe('2 properties brought back');
    expect(doneText(archive, 0)).toBe('Nothing was changed');
  });
});

describe('what the public notices of a change of many', () => {
  it('is asked about before, with how many they are', () => {
    const sold: BulkKind = { kind: 'status', status: 'sold' };
    expect(
      [archive, unarchive, sold, status, price].map((change) => questionOf(change, 12)?.about.title),
    ).toEqual([
      'Archive 12 properties?',
      'Bring 12 properties back?',
      'Mark 12 properties as Sold?',
      undefined,
      undefined,
    ]);
    expect([archive, unarchive, sold].map((change) => questionOf(change, 12)?.leaves)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is asked about also where undoing it takes homes off the market', () => {
    const before = [
      { id: 1, status: 'sold' },
      { id: 2, status: 'available' },
    ] as const;
    expect(leavingIfUndone(status, before)).toEqual([1]);
    expect(leavingIfUndone(unarchive, before)).toEqual([1, 2]);
    expect(leavingIfUndone(archive, before)).toEqual([]);
    expect(leavingIfUndone(price, before)).toEqual([]);
  });
});

describe('what this tab keeps of a change over a reload', () => {
  const kept: KeptBulkChange = { account: 'a', id: 'b', change: price, titles: { 4: 'Garden flat' } };

  it('is read by the account that it is of, and by no other', () => {
    expect(readKept(JSON.stringify(kept), 'a')).toEqual(kept);
    expect(readKept(JSON.stringify(kept), 'another')).toBeUndefined();
  });

  it.each([null, '', '{', '[]', 'null', '{"account":"a"}', '{"account":"a","id":7,"change":{},"titles":{}}'])(
    'is as if it were not there when it is %j',
    (text) => expect(readKept(text, 'a')).toBeUndefined(),
  );
});
