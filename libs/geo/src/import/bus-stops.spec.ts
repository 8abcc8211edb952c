import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { busStopName, importBusStops } from './bus-stops.js';
import { readCsv } from './csv.js';

const shared = process.env.LINTEL_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const busFile = resolve(shared, 'bus/london_bus_stops_wgs84.csv.gz');
if (!existsSync(busFile))
  process.stdout.write(`Bus stop check skipped: no open data at ${shared} (set LINTEL_SHARED_DATA).\n`);

const recordsOf = async (chunks: string[]): Promise<string[][]> => {
  const records: string[][] = [];
  for await (const { fields } of readCsv(chunks)) records.push([...fields]);
  return records;
};

describe('a CSV file', () => {
  it('is read the same however it is cut into pieces', async () => {
    const quote = (field: string): string => `"${field.replaceAll('"', '""')}"`;
    const record = fc.array(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é', ' ') }), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 5 }),
        fc.infiniteStream(fc.nat(7)),
        async (records, cuts) => {
          const text = records.map((fields) => `${fields.map(quote).join(',')}\r\n`).join('');
          const chunks: string[] = [];
          for (let at = 0; at < text.length;) {
            const length = 1 + (cuts.next().value ?? 0);
            chunks.push(text.slice(at, at + length));
            at += length;
          }
          expect(await recordsOf(chunks)).toEqual(records);
        },
      ),
    );
  });

  it('that never closes a quote is refused instead of read into memory', async () => {
    await expect(recordsOf(['name,lat\n"', 'x'.repeat(20_000)])).rejects.toThrow('at line 2');
  });

  it('may hold a quote in a field that is not quoted, and lines that end in either way', async () => {
    expect(await recordsOf(['name,lat\r\n5" pipe,1\n"a ""b""",2\r\n'])).toEqual([
      ['name', 'lat'],
      ['5" pipe', '1'],
      ['a "b"', '2'],
    ]);
  });

  it('names the line that a record begins in, whatever is in the fields before', async () => {
    const lines: number[] = [];
    for await (const { line } of readCsv(['"a\r\nb",c\r\n\r\n1,2\r\n"x\ny","\rz"\n3,4'])) lines.push(line);
    expect(lines).toEqual([1, 4, 5, 7]);
  });

  it('may end without a line break and hold blank lines', async () => {
    expect(await recordsOf(['a,b\n\n1,', '2'])).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('bus stops', () => {
  it('are read by the names of the columns, wherever these stand', async () => {
    const file = '\uFEFFheading,LON,name,lat\n90,-0.1384,"OLD TOWN, CLAPHAM",51.4618\n';
    expect(await importBusStops([file])).toEqual({
      stops: [{ name: 'Old Town, Clapham', latitude: 51.4618, longitude: -0.1384 }],
      refused: 0,
      refusals: [],
    });
  });

  it('that cannot be used are counted and named, and the others are used', async () => {
    const rows = ['A,51.5,-0.1', ',51.5,-0.1', 'B,north,-0.1', 'C,51.5,', 'D,0,0', '"E\nF",51.5,-0.1', 'G'];
    const { stops, refused, refusals } = await importBusStops([`name,lat,lon\n${rows.join('\n')}\n`]);
    expect(stops.map(({ name }) => name)).toEqual(['A', 'E F']);
    expect(refused).toBe(5);
    expect(refusals).toEqual([
      'line 3: name is empty',
      'line 4: lat is not a latitude of Britain: "north"',
      'line 5: lon is not a longitude of Britain: ""',
      'line 6: lat is not a latitude of Britain: "0"',
      'line 9: lat is not a latitude of Britain: ""',
    ]);
  });

  it('of a file of another kind are not guessed at', async () => {
    await expect(importBusStops(['postcode,lat,lon\nSW4 7AA,51.4,-0.1\n'])).rejects.toThrow(
      'no column "name" (it has postcode, lat, lon)',
    );
    await expect(importBusStops([])).rejects.toThrow('empty');
  });

  it.each([
    ['HOLLAND RD / KENSINGTON OLYMPIA STN <> #', 'Holland Rd / Kensington Olympia Station'],
    ['ALBERT BRIDGE / CADOGAN PIER >R<', 'Albert Bridge / Cadogan Pier'],
    ['ABBEY ROAD STATION [DLR]', 'Abbey Road Station'],
    ["ST JOSEPH'S CHURCH", "St Joseph's Church"],
    ['HOUSES OF PARLIAMENT', 'Houses of Parliament'],
    ['THE OVAL / THE CUT', 'The Oval / The Cut'],
    ['Clapham Common Old Town', 'Clapham Common Old Town'],
  ])('are called as people call them: %s', (raw, name) => {
    expect(busStopName(raw)).toBe(name);
  });

  (!existsSync(busFile) ? it.skip : it)("of London's published file are nearly all used", async () => {
    const { stops, refused, refusals } = await importBusStops([gunzipSync(readFileSync(busFile)).toString()]);
    process.stdout.write(`${stops.length} bus stops read, ${refused} rows refused: ${refusals.join('; ')}\n`);
    expect(stops.length).toBeGreaterThan(20_000);
    expect(refused).toBeLessThan(stops.length / 100);
    expect(stops.every(({ name }) => /^[\w ,.'&/()-]+$/.test(name))).toBe(true);
  });
});
