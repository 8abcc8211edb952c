import type { Stop } from '../stops.js';
import { columnsOf, pointOf } from './columns.js';
import { readCsv } from './csv.js';

/** What an importer made of a file. */
export interface ImportedFile {
  readonly stops: readonly Stop[];
  /** How many rows could not be used. */
  readonly refused: number;
  /** The first of them, for the log: `line 12: lat is not a latitude of Britain: "51.5O"`. */
  readonly refusals: readonly string[];
}

const REFUSALS_NAMED = 10;
const columns = ['name', 'lat', 'lon'] as const;

type Places = Readonly<Record<(typeof columns)[number], number>>;

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
  let at: Places | undefined;
  for await (const record of readCsv(chunks)) {
    if (!at) {
      at = columnsOf(record, columns, 'bus stops');
      continue;
    }
    const stop = stopOf(record.fields, at);
    if (typeof stop !== 'string') stops.push(stop);
    else if (++refused <= REFUSALS_NAMED) refusals.push(`line ${record.line}: ${stop}`);
  }
  if (!at) throw new Error('The file of bus stops is empty.');
  return { stops, refused, refusals };
}

/** The stop, or why there is none. */
function stopOf(fields: readonly string[], at: Places): Stop | string {
  const name = busStopName(fields[at.name] ?? '');
  const point = pointOf(fields[at.lat], fields[at.lon]);
  if (name === '') return 'name is empty';
  return typeof point === 'string' ? point : { name, ...point };
}

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
