import { ASPECTS, type Tally } from '@lintel/search/understanding/scoring';
import { percentile } from '../bench/figures.ts';
import type { Scored } from './readers.ts';

const LONGEST_SHOWN = 160;
const MOST_FAILURES = 40;

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

function printRows(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log('');
}

/** The share of wholly right answers, then precision and recall of each criterion. */
export function printScores(scored: readonly Scored[]): void {
  printRows([
    ['set', 'read by', 'queries', 'wholly right'],
    ...scored.map(({ set, reader, total, right }) => [set, reader, String(total), share(right, total)]),
  ]);
  const inWords = ({ right, answered, expected }: Tally): string =>
    `${share(right, answered)} / ${share(right, expected)} (${expected})`;
  printRows([
    ['precision / recall (expected)', ...scored.map(({ set, reader }) => `${set}, ${reader}`)],
    ...ASPECTS.map((aspect) => [
      aspect,
      ...scored.map(({ tallies }) => {
        const tally = tallies.get(aspect);
        return tally ? inWords(tally) : '-';
      }),
    ]),
  ]);
}

export function printTimes(microseconds: readonly number[]): void {
  const [p50, p95] = [percentile(microseconds, 0.5), percentile(microseconds, 0.95)];
  console.log(
    `A query by rules: p50 ${p50.toFixed(0)} µs, p95 ${p95.toFixed(0)} µs (${microseconds.length} readings; to reach: 200 µs)\n`,
  );
}

export function printFailures(scored: readonly Scored[]): void {
  for (const { set, reader, failures } of scored) {
    if (failures.length === 0) continue;
    console.log(
      `${set}, ${reader}: ${failures.length} not wholly right${failures.length > MOST_FAILURES ? `, the first ${MOST_FAILURES}` : ''}`,
    );
    for (const { query, answer, wrong } of failures.slice(0, MOST_FAILURES)) {
      const text = query.text.length > LONGEST_SHOWN ? `${query.text.slice(0, LONGEST_SHOWN)} …` : query.text;
      console.log(`  ${query.id} (${query.asked}; ${wrong.join(', ')}) ${text}`);
      console.log(
        `    expected ${JSON.stringify(query.criteria)}${query.said ? ` ${query.said}` : ''}${query.wishes ? ` ${JSON.stringify(query.wishes)}` : ''}`,
      );
      console.log(
        `    answered ${JSON.stringify(answer.criteria)}${answer.listingType ? ` ${answer.listingType}` : ''}${answer.wishes && query.wishes ? ` ${JSON.stringify(answer.wishes)}` : ''}`,
      );
    }
    console.log('');
  }
}
