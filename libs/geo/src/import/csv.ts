/** A record of a CSV file (RFC 4180) and the line of the file it begins in, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Longer than any record of stops or postcodes: a quote that is never closed would else swallow the file. */
const LONGEST_RECORD = 10_000;

/**
 * Records as they are read, one in memory at a time. Quoted fields may hold commas, doubled quotes and line breaks; blank lines are passed over.
 *
 * @throws RangeError when a record is longer than any can be.
 */
export async function* readCsv(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CsvRecord> {
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let length = 0;
  let line = 1;
  let begun = 1;
  let before = '';
  for await (const chunk of chunks) {
    for (const character of chunk) {
      if (++length > LONGEST_RECORD)
        throw new RangeError(`The record of line ${begun} does not end within ${LONGEST_RECORD} characters.`);
      if (character === '"') {
        // Inside quotes a doubled one is a quote: the first closed the field, this one opens it again.
        if (!quoted && before === '"') field += '"';
        quoted = !quoted;
      } else if (quoted || (character !== ',' && character !== '\n')) {
        if (character !== '\r' || quoted) field += character;
      } else {
        fields.push(field);
        field = '';
        if (character === '\n') {
          if (fields.length > 1 || fields[0] !== '') yield { line: begun, fields };
          fields = [];
          length = 0;
          begun = line + 1;
        }
      }
      if (character === '\n') line += 1;
      before = quoted || character !== '"' ? '' : character;
    }
  }
  if (field !== '' || fields.length > 0) yield { line: begun, fields: [...fields, field] };
}
