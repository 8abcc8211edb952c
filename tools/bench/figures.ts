/** One line of the table: an absolute value and, of the same run, its ratio to something named. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio: number | null;
  /** What the ratio is to, and that thing's own value. */
  readonly to: string;
  /** What the design asks for, where it does. */
  readonly toReach?: string;
  readonly note?: string;
  /** Figures of one name are one line of a chart, over how many homes or events they were taken among. */
  readonly series?: { readonly name: string; readonly size: number };
}

/** A figure that could not be taken here, and why. */
export interface Skipped {
  readonly what: string;
  readonly skipped: string;
}

export type Row = Figure | Skipped;

/** The value below which the share `p` (0 to 1) of the sample lies: the nearest rank. */
export function percentile(sample: readonly number[], p: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))] ?? Number.NaN;
}

export const median = (sample: readonly number[]): number => percentile(sample, 0.5);

/** Three significant digits: more would be noise. */
export const rounded = (value: number): number =>
  Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3));

export const inWords = (value: number, unit: string): string =>
  `${rounded(value).toLocaleString('en-GB', { maximumSignificantDigits: 12 })} ${unit}`;

export const sizeInWords = (count: number): string =>
  count >= 1000 ? `${Math.round(count / 1000)}k` : `${count}`;

export function printTable(rows: readonly Row[]): void {
  const head = ['what', 'value', 'ratio', 'to', 'to reach'];
  const lines = rows.map((row) =>
    'skipped' in row
      ? [row.what, 'skipped', '', row.skipped, '']
      : [
          row.what,
          inWords(row.value, row.unit),
          row.ratio === null ? '' : `${rounded(row.ratio)}`,
          row.to,
          row.toReach ?? '',
        ],
  );
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]!.length)));
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...lines])
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
  for (const row of rows) if ('note' in row && row.note) console.log(`  ${row.what}: ${row.note}`);
}
