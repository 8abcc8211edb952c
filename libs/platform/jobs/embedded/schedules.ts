import { nextCron, tickKey, type CheckedTemplate } from '../job-rules.js';
import type { Timing } from '../jobs.port.js';
import { JobAdder } from './adding.js';
import { state, transaction, type JobsFile } from './jobs-file.js';

/**
 * Schedules and their next ticks. The next tick is a job that is delayed; whoever is given it adds the one after it in the same transaction,
 * so that a tick happens once however many processes there are.
 */
export class Schedules {
  readonly #file: JobsFile;
  readonly #retentionMs: number;
  readonly #working: JobAdder;

  constructor(file: JobsFile, retentionMs: number) {
    this.#file = file;
    this.#retentionMs = retentionMs;
    this.#working = new JobAdder(file.working, retentionMs);
  }

  upsert(queue: number, key: string, timing: Timing, template: CheckedTemplate, now: number): void {
    const { durable } = this.#file;
    const timed = JSON.stringify('everyMs' in timing ? [timing.everyMs] : [timing.cron, timing.timezone]);
    transaction(durable, () => {
      const before = durable
        .prepare(
          `SELECT timing, at FROM schedule JOIN job ON job.queue = schedule.queue AND job.schedule = schedule.key
           WHERE schedule.queue = ? AND schedule.key = ?`,
        )
        .get(queue, key);
      durable.prepare('DELETE FROM job WHERE queue = ? AND schedule = ?').run(queue, key);
      durable
        .prepare('INSERT OR REPLACE INTO schedule (queue, key, timing, template) VALUES (?, ?, ?, ?)')
        .run(queue, key, timed, JSON.stringify(template));
      const first = 'everyMs' in timing ? now : nextCron(timing, now);
      const at = before?.['timing'] === timed ? (before['at'] as number) : first;
      this.#addTick(new JobAdder(durable, this.#retentionMs), queue, key, at, template, now);
    });
  }

  remove(queue: number, key: string): boolean {
    const { durable } = this.#file;
    return transaction(durable, () => {
      durable.prepare('DELETE FROM job WHERE queue = ? AND schedule = ?').run(queue, key);
      return (
        durable.prepare('DELETE FROM schedule WHERE queue = ? AND key = ?').run(queue, key).changes === 1
      );
    });
  }

  /** Within the transaction that gives the tick of `at` to a worker. */
  tickTaken(queue: number, key: string, at: number, now: number): void {
    const schedule = this.#file.working
      .prepare('SELECT timing, template FROM schedule WHERE queue = ? AND key = ?')
      .get(queue, key);
    if (!schedule) return;
    const [timing, timezone] = JSON.parse(schedule['timing'] as string) as [number | string, string?];
    const next =
      typeof timing === 'number'
        ? at + timing * (Math.floor((now - at) / timing) + 1)
        : nextCron({ cron: timing, timezone: timezone! }, now);
    const template = JSON.parse(schedule['template'] as string) as CheckedTemplate;
    this.#addTick(this.#working, queue, key, next, template, now);
  }

  /** Its key is taken when a schedule was removed and made again within a tick; the next millisecond will do. */
  #addTick(
    adder: JobAdder,
    queue: number,
    schedule: string,
    at: number,
    template: CheckedTemplate,
    now: number,
  ) {
    for (let time = at; ; time++) {
      const job = { ...template, key: tickKey(schedule, time), delayMs: time - now };
      if (adder.add({ queue, job, schedule }, now)) return;
    }
  }
}

/** Whether a pending row is not yet anybody's concern: the tick of a schedule whose time has not come. `?1` is now. */
export const futureTick = `(state = ${state.pending} AND schedule IS NOT NULL AND at > ?1)`;
