import { backoffDelay } from '../job-rules.js';
import { maxWorkerDeaths, UnknownJob, WrongState } from '../jobs.port.js';
import { state, transaction, type JobsFile } from './jobs-file.js';
import type { Schedules } from './schedules.js';

/** A job in the hands of an instance. */
export interface ClaimedJob {
  readonly id: number;
  readonly queue: number;
  readonly key: string;
  readonly name: string;
  readonly data: string;
  readonly attempts: number;
  readonly initialDelayMs: number;
  readonly failures: number;
  readonly claim: number;
  /** When it was due. */
  readonly at: number;
  readonly schedule: string | null;
}

export interface Outcome {
  readonly job: ClaimedJob;
  /** What the attempt threw, if it did. */
  readonly error?: string;
  /** No further attempt. */
  readonly permanent?: boolean;
  /** No attempt at all: given again after so many milliseconds. */
  readonly againAfterMs?: number;
}

const DIED = `its workers died ${maxWorkerDeaths + 1} times`;

/** Jobs on their way: given, completed, failed, given back. */
export class JobStore {
  readonly #file: JobsFile;
  readonly #schedules: Schedules;
  readonly #prepared;

  constructor(file: JobsFile, schedules: Schedules) {
    this.#file = file;
    this.#schedules = schedules;
    const prepare = (sql: string) => file.working.prepare(sql);
    const mine = `WHERE id = ? AND claim = ? AND state = ${state.active}`;
    this.#prepared = {
      queue: prepare('SELECT id FROM queue WHERE name = ?'),
      due: prepare(
        `SELECT 1 FROM job JOIN queue ON queue.id = job.queue
         WHERE job.queue = ? AND state = ${state.pending} AND at <= ? AND NOT paused LIMIT 1`,
      ),
      nextDue: prepare(
        `SELECT at FROM job WHERE queue = ? AND state = ${state.pending} AND at > ? ORDER BY at LIMIT 1`,
      ),
      claimable: prepare(
        `SELECT id, queue, key, name, data, attempts, initial_delay AS initialDelayMs, failures, claim + 1 AS claim, at, schedule
         FROM job WHERE queue = ?1 AND state = ${state.pending} AND at <= ?2
          AND NOT (SELECT paused FROM queue WHERE id = ?1) ORDER BY at, id LIMIT ?3`,
      ),
      claim: prepare(
        `UPDATE job SET state = ${state.active}, at = ?1, started_at = ?1, owner = ?2, claim = claim + 1, schedule = NULL WHERE id = ?3`,
      ),
      complete: prepare(
        `UPDATE job SET state = ${state.completed}, at = ?, owner = NULL, error = NULL, failures = failures + 1 ${mine}`,
      ),
      fail: prepare(
        `UPDATE job SET state = ${state.failed}, at = ?, owner = NULL, error = ?, failures = failures + 1 ${mine}`,
      ),
      delay: prepare(
        `UPDATE job SET state = ${state.pending}, at = ?, owner = NULL, error = ?, failures = failures + 1 ${mine}`,
      ),
      postpone: prepare(`UPDATE job SET state = ${state.pending}, at = ?, owner = NULL ${mine}`),
      giveBack: prepare(
        `UPDATE job SET deaths = deaths + 1, owner = NULL, at = ?1,
          state = iif(deaths >= ${maxWorkerDeaths}, ${state.failed}, ${state.pending}), error = iif(deaths >= ${maxWorkerDeaths}, '${DIED}', error)
         WHERE queue = ?2 AND state = ${state.active} AND owner = ?3`,
      ),
    };
  }

  queue(name: string): number | undefined {
    return this.#prepared.queue.get(name)?.['id'] as number | undefined;
  }

  ensureQueue(name: string): number {
    const known = this.queue(name);
    if (known !== undefined) return known;
    this.#file.durable.prepare('INSERT INTO queue (name) VALUES (?) ON CONFLICT DO NOTHING').run(name);
    return this.queue(name)!;
  }

  /** Whether there is something to claim. Reads only, so that idle processes do not stand in each other's way. */
  hasDue(queue: number, now: number): boolean {
    return this.#prepared.due.get(queue, now) !== undefined;
  }

  nextDue(queue: number, now: number): number | undefined {
    return this.#prepared.nextDue.get(queue, now)?.['at'] as number | undefined;
  }

  /** Within a transaction of the caller's. */
  claim(queue: number, owner: string, limit: number, now: number): ClaimedJob[] {
    const jobs = this.#prepared.claimable.all(queue, now, limit) as unknown as ClaimedJob[];
    for (const job of jobs) {
      this.#prepared.claim.run(now, owner, job.id);
      if (job.schedule !== null) this.#schedules.tickTaken(queue, job.schedule, job.at, now);
    }
    return jobs;
  }

  /** Within a transaction of the caller's. What another has claimed since is left alone. */
  settle({ job, error, permanent, againAfterMs }: Outcome, now: number): void {
    const { id, claim, attempts, initialDelayMs } = job;
    const failures = job.failures + 1;
    if (againAfterMs !== undefined) this.#prepared.postpone.run(now + againAfterMs, id, claim);
    else if (error === undefined) this.#prepared.complete.run(now, id, claim);
    else if (permanent || failures >= attempts) this.#prepared.fail.run(now, error, id, claim);
    else this.#prepared.delay.run(now + backoffDelay(initialDelayMs, failures), error, id, claim);
  }

  /** Lets others have what an instance held that died. */
  giveBack(owner: string, now: number): void {
    for (const { id } of this.#file.working.prepare('SELECT id FROM queue').all())
      this.#prepared.giveBack.run(now, id as number, owner);
  }

  retry(queue: { id: number; name: string }, key: string, now: number): void {
    transaction(this.#file.durable, () => {
      const job = this.#find(queue, key);
      if (job.state !== state.failed) throw new WrongState(`job ${JSON.stringify(key)} has not failed`);
      this.#file.durable
        .prepare(
          `UPDATE job SET state = ${state.pending}, at = ?, failures = 0, deaths = 0, error = NULL WHERE id = ?`,
        )
        .run(now, job.id);
    });
  }

  discard(queue: { id: number; name: string }, key: string): void {
    transaction(this.#file.durable, () => {
      const job = this.#find(queue, key);
      if (job.state === state.active) throw new WrongState(`job ${JSON.stringify(key)} is under way`);
      if (job.schedule !== null)
        throw new WrongState(`job ${JSON.stringify(key)} is the next tick of a schedule: unschedule that`);
      this.#file.durable.prepare('DELETE FROM job WHERE id = ?').run(job.id);
    });
  }

  setPaused(queue: number, paused: boolean): void {
    this.#file.durable.prepare('UPDATE queue SET paused = ? WHERE id = ?').run(paused ? 1 : 0, queue);
  }

  /** Removes some completed jobs whose retention is over; true when there may be more. */
  expire(before: number): boolean {
    const expire = this.#file.working.prepare(
      `DELETE FROM job WHERE id IN (SELECT id FROM job WHERE queue = ? AND state = ${state.completed} AND at < ? LIMIT 1000)`,
    );
    const queues = this.#file.working.prepare('SELECT id FROM queue').all();
    return queues.map(({ id }) => expire.run(id as number, before).changes === 1000).some(Boolean);
  }

  /** On the durable connection: the caller holds its write lock, so that nobody changes the job meanwhile. */
  #find({ id, name }: { id: number; name: string }, key: string) {
    const job = this.#file.durable
      .prepare('SELECT id, state, schedule FROM job WHERE queue = ? AND key = ?')
      .get(id, key) as { id: number; state: number; schedule: string | null } | undefined;
    if (!job) throw new UnknownJob(name, key);
    return job;
  }
}
