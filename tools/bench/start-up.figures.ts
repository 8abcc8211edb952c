import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row, sizeInWords } from './figures.ts';
import { emptyProcessMs, startLintel } from './program.ts';

export interface StartUpPlan {
  /** Numbers of synthetic listings beside the demonstration's 13; 0 for these alone. */
  readonly sizes: readonly number[];
  readonly rounds: number;
}

/** From `node main.js` to its ready line: the first start, which loads the demonstration, and restarts. */
export async function startUpFigures(folders: DataFolders, { sizes, rounds }: StartUpPlan): Promise<Row[]> {
  const nothing = median(await times(rounds, emptyProcessMs));
  const demonstration = await folders.empty();
  const first = await startOnce(demonstration);
  const rows: Row[] = [
    {
      what: 'start-up: first, loads the demonstration',
      value: first,
      unit: 'ms',
      ratio: first / nothing,
      to: `node -e 0, ${inWords(nothing, 'ms')}`,
    },
  ];
  for (const size of sizes) {
    const folder = size === 0 ? demonstration : (await folders.seeded(size)).folder;
    const again = median(await times(rounds, () => startOnce(folder)));
    rows.push({
      what: `start-up: restart, ${size === 0 ? 13 : sizeInWords(size)} listings`,
      series: { name: 'restart', size: size || 13 },
      value: again,
      unit: 'ms',
      ratio: again / first,
      to: `the first start, ${inWords(first, 'ms')}`,
      toReach: '≤ 3,000 ms',
    });
  }
  return rows;
}

async function startOnce(folder: string): Promise<number> {
  const lintel = await startLintel(folder);
  await lintel.stop();
  return lintel.readyMs;
}

async function times(count: number, measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n++) found.push(await measure());
  return found;
}
