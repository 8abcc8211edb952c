import { setImmediate } from 'node:timers/promises';
import type { MassOutcome, OnProgress } from '../jobs.port.js';
import type { CheckedFilter } from '../operations-rules.js';
import { prepareWanted, wanted } from './finding.js';
import { anew, atOnce } from './job-store.js';
import { transaction, type JobsFile } from './jobs-file.js';

/** How many jobs in one transaction, for which the file's other writers wait. */
const BATCH = 200;

export type MassVerb = 'retry' | 'discard';

/** Does something to all jobs that a filter holds for, in batches, each looked for in the transaction that does it. */
export async function doToMatching(
  { durable }: JobsFile,
  verb: MassVerb,
  queue: number,
  filter: CheckedFilter,
  now: number,
  progress: OnProgress = () => undefined,
): Promise<MassOutcome> {
  const { from, parameters } = wanted(queue, filter, now);
  const matched = prepareWanted(durable, `SELECT count(*) AS n FROM ${from}`).get(parameters)!['n'] as number;
  const next = prepareWanted(
    durable,
    `SELECT id FROM ${from} AND id < :before ORDER BY id DESC LIMIT ${BATCH}`,
  );
  const does =
    verb === 'retry'
      ? durable.prepare(`UPDATE job SET ${filter.state === 'delayed' ? atOnce : anew} WHERE id = ?2`)
      : durable.prepare('DELETE FROM job WHERE id = ?2 AND ?1');
  let [done, before] = [0, Number.MAX_SAFE_INTEGER];
  for (;;) {
    const ids = transaction(durable, () => {
      const batch = next.all({ ...parameters, ':before': before }).map(({ id }) => id as number);
      for (const id of batch) does.run(now, id);
      return batch;
    });
    if (ids.length === 0) return { matched, done, overtaken: Math.max(0, matched - done) };
    done += ids.length;
    before = ids.at(-1)!;
    await progress({ matched, done });
    await setImmediate();
  }
}
