import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unpack } from '@lintel/platform/packed';

/** Somebody of whom every trace can be told from everything else. */
export interface Marked {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What the person writes somewhere, told apart by the place. */
  text(where: string): string;
}

const letters = (count: number) =>
  Array.from({ length: count }, () => 'bcdfghjkmnpqrstvwxz'[Math.floor(Math.random() * 19)]).join('');

/** @param marks every mark that is made is added to it, in lower case */
export function markedPerson(marks: Set<string>): Marked {
  const mark = (text: string) => {
    marks.add(text.toLowerCase());
    return text;
  };
  const surname = mark(`Zq${letters(10)}`);
  const digits = mark(String(100_000_000 + Math.floor(Math.random() * 899_999_999)));
  return {
    name: `Wil ${surname}`,
    email: `${mark(`zq${letters(12)}`)}@example.org`,
    phone: `07${digits}`,
    text: (where) => `About the ${where}: ${mark(`zq${letters(14)}`)}.`,
  };
}

/** Something that is kept, and where: `part/place`. */
export interface Kept {
  readonly place: string;
  readonly content: string;
}

/** Where marks stand, as in a name: `part/place: mark`. */
export async function tracesIn(
  kept: AsyncIterable<Kept>,
  marks: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const { place, content } of kept) {
    const said = `${place}\n${content}`.toLowerCase();
    for (const mark of marks) if (said.includes(mark)) found.add(`${place}: ${mark}`);
  }
  return [...found].sort();
}

/** The same below a folder, byte by byte, whatever the files are, and in what is packed in them. */
export const tracesBelow = (folder: string, marks: ReadonlySet<string>): Promise<readonly string[]> =>
  tracesIn(filesBelow(folder), marks);

async function* filesBelow(folder: string): AsyncGenerator<Kept> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? (await readFile(path)).toString('latin1') : '';
    const place = path.slice(folder.length + 1);
    yield { place, content };
    if (content.startsWith('SQLite format 3')) yield* packedIn(path, place);
  }
}

/** What stands beside packed texts, by the names that stores have for it. */
const BESIDE = ['doc', 'body', 'source'];

function* packedIn(file: string, place: string): Generator<Kept> {
  using database = new DatabaseSync(file, { readOnly: true });
  const tables = database
    .prepare(
      `SELECT schema.name AS "table", columns.name AS beside FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS columns
       WHERE schema.type = 'table' AND columns.name IN (${BESIDE.map(() => '?').join(', ')})
         AND EXISTS (SELECT 1 FROM pragma_table_info(schema.name) WHERE name = 'packed')`,
    )
    .all(...BESIDE) as { table: string; beside: string }[];
  for (const { table, beside } of tables) {
    const rows = database.prepare(
      `SELECT "${beside}" AS beside, packed FROM "${table}" WHERE packed IS NOT NULL`,
    );
    for (const row of rows.iterate())
      yield { place, content: unpack(row['packed'] as Uint8Array, row['beside'] as string) };
  }
}
