import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { type Row, rounded } from './figures.ts';
import { fromRoot } from './program.ts';

/** What one group of figures came to when it was last measured. */
export interface GroupResult {
  readonly quick: boolean;
  /** What else ran: a machine that is shared is slower than it says. */
  readonly loadBefore: number;
  readonly rows: readonly Row[];
}

interface Results {
  readonly machine: object;
  readonly groups: Readonly<Record<string, GroupResult>>;
}

const FILE = fromRoot('bench/results.json');

export const loadNow = (): number => rounded(loadavg()[0]!);

/** Keeps what was measured now beside what other groups came to earlier, in the order of `names`. */
export function keep(measured: Readonly<Record<string, GroupResult>>, names: readonly string[]): void {
  const all: Readonly<Record<string, GroupResult>> = { ...earlier(), ...measured };
  const groups = names.flatMap((name) => {
    const group = all[name];
    return group ? [[name, { ...group, rows: group.rows.map(shortened) }] as const] : [];
  });
  mkdirSync(fromRoot('bench'), { recursive: true });
  const results: Results = { machine: machine(), groups: Object.fromEntries(groups) };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

function earlier(): Results['groups'] {
  try {
    return (JSON.parse(readFileSync(FILE, 'utf8')) as Results).groups;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const shortened = (row: Row): Row =>
  'skipped' in row
    ? row
    : { ...row, value: rounded(row.value), ratio: row.ratio === null ? null : rounded(row.ratio) };

const machine = () => ({
  cpus: availableParallelism(),
  cpuModel: cpus()[0]?.model ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
});
