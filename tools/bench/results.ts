import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { type Row, rounded } from './figures.ts';
import { fromRoot } from './program.ts';

/** What one group of figures came to when it was last measured. */
export interface GroupResult {
  readonly quick: boolean;
  /** The day, such as '2026-11-24'. */
  readonly on?: string;
  /** How many processors were at work before it began, so with what else ran: a machine that is shared is slower than it says. */
  readonly loadBefore: number;
  /** The processors, where they are others than those of the page. */
  readonly elsewhere?: string;
  readonly rows: readonly Row[];
}

export interface Results {
  /** Where those groups were measured that name no other. */
  readonly machine: ReturnType<typeof machine>;
  readonly groups: Readonly<Record<string, GroupResult>>;
}

const FILE = fromRoot('bench/results.json');

/** How many processors are at work, over one second in which this process does nothing. */
export async function loadNow(): Promise<number> {
  const spent = () => {
    const times = cpus().map((cpu) => cpu.times);
    const of = (all: readonly number[]) => all.reduce((sum, ms) => sum + ms, 0);
    return { idle: of(times.map(({ idle }) => idle)), all: of(times.map((each) => of(Object.values(each)))) };
  };
  const before = spent();
  await after(1000);
  const now = spent();
  return rounded(availableParallelism() * (1 - (now.idle - before.idle) / (now.all - before.all)));
}

/**
 * Keeps what was measured now beside what other groups came to earlier, in the order of `names`. A quick run is not kept in place of a full one.
 */
export function keep(measured: Readonly<Record<string, GroupResult>>, names: readonly string[]): Results {
  const last = earlier();
  const before = last?.groups ?? {};
  const better = Object.entries(measured).filter(
    ([name, { quick }]) => !quick || (before[name]?.quick ?? true),
  );
  const here = machine();
  const kept = names.some((name) => before[name] && !better.some(([measured]) => measured === name));
  const first = last && kept ? last.machine : here;
  const elsewhere = processorsOf(here) === processorsOf(first) ? {} : { elsewhere: processorsOf(here) };
  const all: Readonly<Record<string, GroupResult>> = {
    ...before,
    ...Object.fromEntries(better.map(([name, group]) => [name, { ...group, ...elsewhere }])),
  };
  const groups = names.flatMap((name) => {
    const group = all[name];
    return group ? [[name, { ...group, rows: group.rows.map(shortened) }] as const] : [];
  });
  mkdirSync(fromRoot('bench'), { recursive: true });
  const results: Results = { machine: first, groups: Object.fromEntries(groups) };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}

export function earlier(): Results | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const shortened = (row: Row): Row =>
  'skipped' in row
    ? row
    : { ...row, value: rounded(row.value), ratio: row.ratio === null ? null : rounded(row.ratio) };

export const processorsOf = ({ cpus, cpuModel }: Results['machine']): string => `${cpus} × ${cpuModel}`;

const machine = () => ({
  cpus: availableParallelism(),
  cpuModel: cpus()[0]?.model ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
});
