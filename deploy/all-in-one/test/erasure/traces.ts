import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** The same below a folder, byte by byte, whatever the files are. */
export const tracesBelow = (folder: string, marks: ReadonlySet<string>): Promise<readonly string[]> =>
  tracesIn(filesBelow(folder), marks);

async function* filesBelow(folder: string): AsyncGenerator<Kept> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? (await readFile(path)).toString('latin1') : '';
    yield { place: path.slice(folder.length + 1), content };
  }
}
