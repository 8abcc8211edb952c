import { beforeEach, describe, expect, it } from '@jest/globals';
import type { StoredBulk } from './bulk-reading.ts';
import { compareBulk } from './bulk.comparison.ts';
import { BulkLedger, edited } from './bulk.ledger.ts';
import type { Line } from './ledger.ts';

const home = (id: number): Line => ({
  id,
  title: `Home ${id}`,
  certain: { version: 4, price: 100_150, status: id === 3 ? 'sold' : 'available', removed: false },
});
type Result = readonly [number, { readonly outcome: string; readonly version: number | undefined }];
const results = (outcome: string, version = 5): Result[] => [1, 2].map((id) => [id, { outcome, version }]);
const unchanged: Result = [3, { outcome: 'unchanged', version: undefined }];
const stored = (change: Partial<StoredBulk> = {}): StoredBulk => ({
  ...{ id: 'one', state: 'done', homes: [1, 2, 3], edit: { status: 'sold' } },
  results: new Map([...results('changed'), unchanged]),
  ...change,
});

const versionOf = ({ certain }: Line) => certain.version;

describe('changes of several homes, compared with the ledger', () => {
  let ledger: BulkLedger;
  let homes: Line[];
  beforeEach(() => {
    ledger = new BulkLedger();
    homes = [1, 2, 3].map(home);
    ledger.done('one', { status: 'sold' }, homes);
  });
  const found = (changes: readonly StoredBulk[], stands: (line: Line) => number = versionOf) => {
    const listings = homes.map((line) => ({ id: line.id, version: stands(line) }));
    return Object.entries(compareBulk(ledger, changes, listings)).flatMap(([promise, all]) =>
      all.length > 0 ? [promise] : [],
    );
  };

  it('were made of each home once', () => {
    expect(found([stored()])).toEqual([]);
    expect(homes.map(({ certain: { version, status } }) => `${version} ${status}`)).toEqual([
      '5 sold',
      '5 sold',
      '4 sold',
    ]);
  });

  const lost = 'a change of several homes is lost';
  const unexplained = 'a change of several homes is as nobody made it';
  it.each<[string, StoredBulk[]]>([
    [lost, []],
    [lost, [stored({ state: 'running' })]],
    [lost, [stored({ results: new Map([...results('changed').slice(1), unchanged]) })]],
    [unexplained, [stored({ results: new Map([...results('changed', 6), unchanged]) })]],
    [unexplained, [stored({ results: new Map([...results('failed'), unchanged]) })]],
    [
      unexplained,
      [stored({ results: new Map([...results('changed'), [3, { outcome: 'changed', version: 5 }]]) })],
    ],
    [unexplained, [stored(), stored({ id: 'two' })]],
  ])('show that %s', (promise, changes) => {
    expect(found(changes)).toEqual([promise]);
  });

  it('give back what was there before when they are undone', () => {
    const before = new Map(homes.map((line) => [line, home(line.id).certain]));
    ledger.undone(ledger.lines[0]!, homes, before);
    expect(homes.map(({ certain: { version, status } }) => `${version} ${status}`)).toEqual([
      '6 available',
      '6 available',
      '4 sold',
    ]);
    const undone = new Map([...results('undone'), unchanged]);
    expect(found([stored({ state: 'undone', results: undone })])).toEqual([]);
    expect(found([stored()])).toEqual([lost]);
  });

  it('may have been begun without an answer, of all homes or of none', () => {
    const edit = { pricePercent: 3 };
    ledger.maybe(edit, homes);
    const begun = stored({ id: 'two', edit, results: new Map() });
    const changed = ({ possible }: Line) => possible!.version;
    expect(found([stored()])).toEqual([]);
    expect(found([stored(), begun], changed)).toEqual([]);
    expect(found([stored()], changed)).toEqual([unexplained]);
    expect(found([stored(), begun])).toEqual([unexplained]);
    expect(found([stored(), begun], (line) => (line.id === 2 ? versionOf(line) : changed(line)))).toEqual([
      unexplained,
    ]);
    expect(found([stored(), begun, { ...begun, id: 'three' }], changed)).toEqual([unexplained]);
  });

  it('make prices whole pounds', () => {
    const { certain } = home(1);
    expect(edited(certain, { pricePercent: 3 })).toMatchObject({ price: 103_155, version: 5 });
    expect(edited(certain, { status: 'available' })).toBe(certain);
  });
});
