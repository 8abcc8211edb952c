import { parsePostcode } from '../postcode.js';
import { columnsOf, pointOf } from './columns.js';
import { readCsv } from './csv.js';
import { type PostcodeBook, PostcodeBookWriter } from './postcode-book.js';

/** What an importer made of a file of postcodes. */
export interface ImportedPostcodes {
  readonly postcodes: PostcodeBook;
  /** How many rows could not be used. */
  readonly refused: number;
  /** The first of them, for the log: `line 12: postcode is not one: "E1"`. */
  readonly refusals: readonly string[];
}

const REFUSALS_NAMED = 10;

/**
 * Postcodes from a CSV file with the columns `postcode`, `lat` and `lon` (decimal degrees, WGS 84), such as the Office for National Statistics'
 * directory; other columns are ignored. Rows that cannot be used are counted and named, the others are used.
 *
 * @throws Error when a column is missing: then it is another kind of file.
 */
export async function importPostcodes(
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<ImportedPostcodes> {
  const book = new PostcodeBookWriter();
  const refusals: string[] = [];
  let refused = 0;
  let at: Readonly<Record<'postcode' | 'lat' | 'lon', number>> | undefined;
  for await (const record of readCsv(chunks)) {
    if (!at) {
      at = columnsOf(record, ['postcode', 'lat', 'lon'], 'postcodes');
      continue;
    }
    const fault = addTo(book, record.fields, at);
    if (fault !== undefined && ++refused <= REFUSALS_NAMED) refusals.push(`line ${record.line}: ${fault}`);
  }
  if (!at) throw new Error('The file of postcodes is empty.');
  return { postcodes: book.finish(), refused, refusals };
}

function addTo(
  book: PostcodeBookWriter,
  fields: readonly string[],
  at: Readonly<Record<'postcode' | 'lat' | 'lon', number>>,
): string | undefined {
  const text = fields[at.postcode] ?? '';
  const { outcode, full } = parsePostcode(text) ?? {};
  if (outcode === undefined || full === undefined) return `postcode is not one: "${text}"`;
  const point = pointOf(fields[at.lat], fields[at.lon]);
  if (typeof point === 'string') return point;
  return book.add(outcode, full.slice(-3), point) ? undefined : `postcode is not one: "${text}"`;
}
