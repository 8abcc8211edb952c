import type { DataFolders } from './data-folders.ts';
import { inWords, percentile, type Row } from './figures.ts';
import { writesFound } from './found.ts';
import { startLintel } from './program.ts';

export interface FoundPlan {
  readonly listings: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** From the acknowledgement of a write to the first search that finds the listing by a place that no other has. */
export async function foundFigures(folders: DataFolders, plan: FoundPlan): Promise<Row[]> {
  const folder = await folders.copyOf((await folders.seeded(plan.listings)).folder);
  const lintel = await startLintel(folder);
  const writes = await writesFound(lintel, folder, 'writer');
  const { failed } = await writes.at(plan.perSecond, plan.seconds);
  writes.close();
  await lintel.stop();
  const { acknowledged, found } = writes;
  const note = failed > 0 ? { note: `${failed} writes failed or were not found` } : {};
  return ([50, 99] as const).map((p) => ({
    what: `saved → found: p${p} at ${plan.perSecond} writes/s`,
    value: percentile(found, p / 100),
    unit: 'ms',
    ratio: percentile(found, p / 100) / percentile(acknowledged, p / 100),
    to: `the write's own acknowledgement, ${inWords(percentile(acknowledged, p / 100), 'ms')}`,
    toReach: p === 50 ? '≤ 50 ms' : '≤ 250 ms',
    ...(p === 50 ? note : {}),
  }));
}
