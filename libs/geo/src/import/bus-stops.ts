import type { Stop } from '../stops.js';
import { type CsvRecord, readCsv } from './csv.js';

/** What an importer made of a file. */
export interface ImportedFile {
  readonly stops: readonly Stop[];
  /** How many rows could not be used. */
  readonly refused: number;
  /** The first of them, for the log: `line 12: lat is not a latitude of Britain: "51.5O"`. */
  readonly refusals: readonly string[];
}

const REFUSALS_NAMED = 10;
const columns = { name: 'name', latitude: 'lat', longitude: 'lon' } as const;

/**
 * Bus stops from a CSV file with the columns `name`, `lat` and `lon` (decimal degrees, WGS 84), as Transport for London and NaPTAN publish
 * them; other columns are ignored. Rows that cannot be used are counted and named, the others are used.
 *
 * @throws Error when a column is missing: then it is another kind of file.
 */
export async function importBusStops(
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<ImportedFile> {
  const stops: Stop[] = [];
  const refusals: string[] = [];
  let refused = 0;
  let at: Record<keyof typeof columns, number> | undefined;
  for await (const record of readCsv(chunks)) {
    if (!at) {
      at = columnsOf(record);
      continue;
    }
    const stop = stopOf(record, at);
    if (typeof stop !== 'string') stops.push(stop);
    else if (++refused <= REFUSALS_NAMED) refusals.push(`line ${record.line}: ${stop}`);
  }
  if (!at) throw new Error('The file of bus stops is empty.');
  return { stops, refused, refusals };
}

function columnsOf({ fields }: CsvRecord): Record<keyof typeof columns, number> {
  const header = fields.map((field) =>
    field
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const find = (column: string): number => {
    const index = header.indexOf(column);
    if (index === -1)
      throw new Error(`The file of bus stops has no column "${column}" (it has ${header.join(', ')}).`);
    return index;
  };
  return { name: find(columns.name), latitude: find(columns.latitude), longitude: find(columns.longitude) };
}

/** The stop, or why there is none. */
function stopOf({ fields }: CsvRecord, at: Readonly<Record<keyof typeof columns, number>>): Stop | string {
  const name = busStopName(fields[at.name] ?? '');
  const latitude = degrees(fields[at.latitude]);
  const longitude = degrees(fields[at.longitude]);
  if (name === '') return 'name is empty';
  if (!(latitude >= 49 && latitude <= 61))
    return `lat is not a latitude of Britain: "${fields[at.latitude] ?? ''}"`;
  if (!(longitude >= -9 && longitude <= 2))
    return `lon is not a longitude of Britain: "${fields[at.longitude] ?? ''}"`;
  return { name, latitude, longitude };
}

const degrees = (text = ''): number => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

/**
 * As people write it: `HOLLAND RD / KENSINGTON OLYMPIA STN <> #` is Holland Rd / Kensington Olympia Station. The signs after a name mark
 * interchanges with the Underground, railways, trams and boats on the flags of London's stops. A name in mixed case keeps it.
 */
export function busStopName(raw: string): string {
  const plain = raw
    .replace(/<\w*>|>\w*<|\[\w*\]|#/g, ' ')
    .replace(/\bSTN\b/g, 'STATION')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  if (plain !== plain.toUpperCase()) return plain;
  return plain
    .toLowerCase()
    .replace(/(?<![\w'’])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/(?<=[\w'’.] )(?:Of|The|And|At|In|On|To|By)(?= \w)/g, (word) => word.toLowerCase());
}
