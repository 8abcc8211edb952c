import { Readable } from 'node:stream';
import { type Info, parse } from 'csv-parse';

/** A record of a CSV file (RFC 4180) and the line of the file it begins in, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Longer than any record of stops or postcodes: a quote that is never closed would else swallow the file. */
const LONGEST_RECORD = 10_000;

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * Records as they are read, one in memory at a time; blank lines are passed over.
 *
 * @throws Error when a record is longer than any can be.
 */
export async function* readCsv(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CsvRecord> {
  const source = Readable.from(chunks);
  const records = source.pipe(
    parse({
      bom: true,
      info: true,
      max_record_size: LONGEST_RECORD,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      // As in `5" pipe`, which others write without quoting it.
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  source.on('error', (error) => records.destroy(error));
  // The parser counts a CR and an LF inside quotes as two lines.
  let countedTwice = 0;
  for await (const { record: fields, info } of records as AsyncIterable<Parsed>) {
    const breaks = fields.join('').replace(/[^\r\n]+/g, '');
    yield { line: info.lines - countedTwice - breaks.length, fields };
    countedTwice += breaks.replaceAll('\n', '').length;
  }
}
