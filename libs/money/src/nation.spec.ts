import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nationOf } from './nation.js';

describe('the nation of an outcode', () => {
  it.each([
    ['SW11', 'england'],
    ['sw1a', 'england'],
    ['E1', 'england'],
    ['EH3', 'scotland'],
    ['CF10', 'wales'],
    ['BT1', 'northernIreland'],
    // Flintshire has a postcode area of Chester's, Powys one of Shrewsbury's, Berwick one of Galashiels'.
    ['CH7', 'wales'],
    ['SY20', 'wales'],
    ['SY3', 'england'],
    ['TD15', 'england'],
  ])('%s is %s', (outcode, nation) => expect(nationOf(outcode)?.nation).toBe(nation));

  it('says where a border runs through', () => {
    expect(nationOf('TD12')).toEqual({ nation: 'scotland', onBorder: true });
    expect(nationOf('SY10')?.onBorder).toBe(true);
    expect(nationOf('M1')?.onBorder).toBe(false);
  });

  it.each(['JE2', 'GY1', 'IM1', '', 'London', 'SW', '12', 'SW11 4AA', 'E1E1'])(
    'is unknown for %j',
    (outcode) => expect(nationOf(outcode)).toBeUndefined(),
  );
});

/** Open data to check the table against; it stays outside the project. */
const shared = process.env.LINTEL_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');
const path = resolve(shared, 'postcodes/uk_outcodes.csv');
const present = existsSync(path);
if (!present)
  process.stdout.write(`Nations check skipped: no open data at ${shared} (set LINTEL_SHARED_DATA).\n`);

(present ? describe : describe.skip)('against open data', () => {
  it('is the same for every outcode but those of which the data has the area only', () => {
    const [head, ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
    const country = head!.split(',').indexOf('country_string');
    const names: Record<string, string> = {
      england: 'England',
      northernIreland: 'Northern Ireland',
      scotland: 'Scotland',
      wales: 'Wales',
    };
    const kingdom = rows
      .map((row) => row.split(','))
      .filter((row) => Object.values(names).includes(row[country]!));
    expect(kingdom.length).toBeGreaterThan(2_800);
    const other = kingdom.filter((row) => names[nationOf(row[0]!)?.nation ?? ''] !== row[country]);
    expect(other.map(([outcode]) => outcode)).toEqual(['CH5', 'CH6', 'CH7', 'CH8', 'TD15']);
  });
});
