import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { PostcodeBookWriter } from './postcode-book.js';
import { importPostcodes } from './postcodes.js';

const shared = process.env.LINTEL_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const file = resolve(shared, 'postcodes/london_postcodes_2014.csv.gz');
if (!existsSync(file))
  process.stdout.write(`Postcode check skipped: no open data at ${shared} (set LINTEL_SHARED_DATA).\n`);

const sw4 = { outcode: 'SW4', incode: '7AA' };

describe('a book of postcodes', () => {
  it('finds each where the last row of it put it, and no other', () => {
    const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
    const postcode = fc.record({
      outcode: fc.constantFrom('SW4', 'SW1A', 'E1', 'LS6'),
      incode: fc.tuple(fc.nat(9), letter, letter).map((parts) => parts.join('')),
    });
    const row = fc.record({
      postcode,
      latitude: fc.integer({ min: 49_000_000, max: 61_000_000 }).map((micro) => micro / 1e6),
      longitude: fc.integer({ min: -9_000_000, max: 2_000_000 }).map((micro) => micro / 1e6),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 3000 }), fc.array(postcode), (rows, others) => {
        const writer = new PostcodeBookWriter();
        const last = new Map<string, object>();
        for (const { postcode: of, latitude, longitude } of rows) {
          writer.add(of.outcode, of.incode, { latitude, longitude });
          last.set(`${of.outcode} ${of.incode}`, { latitude, longitude });
        }
        const book = writer.finish();
        expect(book.size).toBe(last.size);
        for (const wanted of [...rows.map((of) => of.postcode), ...others])
          expect(book.find(wanted)).toEqual(last.get(`${wanted.outcode} ${wanted.incode}`));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps a postcode in 12 bytes, so that all of the kingdom take 22 MB', () => {
    const letters = 'ABDEFGHJLNPQRSTUWXYZ';
    const writer = new PostcodeBookWriter();
    for (let count = 0; count < 1_800_000; count++) {
      const unit = count % 4000;
      const incode = `${Math.floor(unit / 400)}${letters[Math.floor(unit / 20) % 20]}${letters[unit % 20]}`;
      writer.add(`A${Math.floor(count / 4000)}`, incode, { latitude: 50 + count / 1e6, longitude: -1 });
    }
    const book = writer.finish();
    expect(book.size).toBe(1_800_000);
    expect(book.find({ outcode: 'A449', incode: '9ZZ' })).toEqual({ latitude: 51.799999, longitude: -1 });
    const kept = Object.values(book).filter((part) => ArrayBuffer.isView(part));
    expect(kept.reduce((bytes, { byteLength }) => bytes + byteLength, 0)).toBe(12 * 1_800_000);
  });
});

describe('postcodes', () => {
  it('are read by the names of the columns, wherever these stand, quoted or not, in any spacing', async () => {
    const rows = '\uFEFFLON,quality,postcode,lat\n-0.1382,10,"sw47aa",51.462\n-1.5711,10,LS6 1AA,53.8195\n';
    const { postcodes, refused } = await importPostcodes([rows]);
    expect([postcodes.size, refused]).toEqual([2, 0]);
    expect(postcodes.find(sw4)).toEqual({ latitude: 51.462, longitude: -0.1382 });
    expect(postcodes.find({ outcode: 'SW4', incode: '7AB' })).toBeUndefined();
    expect(postcodes.find({ outcode: 'SW5', incode: '7AA' })).toBeUndefined();
    expect(postcodes.find({ outcode: 'SW4', incode: '' })).toBeUndefined();
  });

  it('that cannot be used are counted and named, and the others are used', async () => {
    const rows = ['SW4,51.5,-0.1', 'SW4 7AA,51.462,-0.1382', 'ZZ1 1AA,51,-1', 'SW4 7AB,0,0', 'SW4 7AD,51.5'];
    const { postcodes, refused, refusals } = await importPostcodes([
      `postcode,lat,lon\n${rows.join('\n')}\n`,
    ]);
    expect([postcodes.size, refused]).toEqual([1, 4]);
    expect(refusals).toEqual([
      'line 2: postcode is not one: "SW4"',
      'line 4: postcode is not one: "ZZ1 1AA"',
      'line 5: lat is not a latitude of Britain: "0"',
      'line 6: lon is not a longitude of Britain: ""',
    ]);
  });

  it('of a file of another kind are not guessed at', async () => {
    await expect(importPostcodes(['name,lat,lon\n'])).rejects.toThrow(
      'no column "postcode" (it has name, lat, lon)',
    );
    await expect(importPostcodes([])).rejects.toThrow('empty');
  });

  (!existsSync(file) ? it.skip : it)('of London are nearly all used', async () => {
    const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8') as AsyncIterable<string>;
    const { postcodes, refused } = await importPostcodes(text);
    expect(postcodes.size).toBeGreaterThan(150_000);
    expect(refused).toBeLessThan(postcodes.size / 100);
    expect(postcodes.find({ outcode: 'E1', incode: '0AA' })).toEqual({
      latitude: 51.512497,
      longitude: -0.052098,
    });
  });
});
