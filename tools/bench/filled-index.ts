import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolders } from './data-folders.ts';
import { runScript } from './program.ts';

export const SEED = 7;
/** Above the numbers that homes are given which are written while it is measured. */
export const FIRST_ID = 10_000_001;

export interface Filled {
  /** Settings of a program that searches it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly documentsPerSecond: number;
}

/**
 * An index of so many homes: in a folder of this run, or in the one that `LINTEL_BENCH_FILLED` names, where it stays for the next
 * run. The folder says what it holds, so that half a fill is not taken for one.
 */
export async function filled(
  folders: DataFolders,
  name: string,
  count: number,
  settings: Readonly<Record<string, string>>,
): Promise<Filled> {
  const kept = process.env['LINTEL_BENCH_FILLED'];
  const folder = kept ? join(kept, `${name}-${count}`) : await folders.empty();
  mkdirSync(folder, { recursive: true });
  const given = { ...settings, LINTEL_DATA: folder };
  const said = join(folder, 'filled.json');
  if (!existsSync(said))
    writeFileSync(said, await runScript('tools/bench/fill-index.ts', ['--count', `${count}`], given));
  const { writingMs } = JSON.parse(readFileSync(said, 'utf8')) as { writingMs: number };
  return { settings: given, documentsPerSecond: count / (writingMs / 1000) };
}
