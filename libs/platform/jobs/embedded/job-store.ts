import { backoffDelay } from '../job-rules.js';
import { maxHistory, maxWorkerDeaths, UnknownJob, WrongState } from '../jobs.port.js';
import { giveKinds, state, transaction, type JobsFile } from './jobs-file.js';
import { Minutes } from './minutes.js';
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
  /** When it was given. */
  readonly startedAt: number;
  readonly schedule: string | null;
  /** JSON. */
  readonly tags: string | null;
  readonly traceparent: string | null;
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

/** How a failed attempt goes on record; `?1` is when it ended and `?2` what it threw. */
const remembered = `history = json_insert(
  iif(json_array_length(history) >= ${maxHistory}, json_remove(history, '$[0]'), coalesce(history, '[]')), '$[#]', json_array(started_at, ?1, ?2))`;

/** What makes a failed job wait anew; `?1` is now. */
export const anew = `state = ${state.pending}, at = ?1, failures = 0, deaths = 0, error = NULL, kind = NULL`;

/** What has a delayed job tried at once. */
export const atOnce = 'at = ?1';

/** Jobs on their way: given, completed, failed, given back. */
export class JobStore {
  readonly #file: JobsFile;
  readonly #schedules: Schedules;
  readonly #minutes: Minutes;
  readonly #prepared;

  constructor(file: JobsFile, schedules: Schedules) {
    this.#file = file;
    this.#schedules = schedules;
    this.#minutes = new Minutes(file.working);
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
        `SELECT id, queue, key, name, data, attempts, initial_delay AS initialDelayMs, failures, claim + 1 AS claim, at, ?2 AS startedAt, schedule, tags, traceparent
         FROM job WHERE queue = ?1 AND state = ${state.pending} AND at <= ?2
          AND NOT (SELECT paused FROM queue WHERE id = ?1) ORDER BY at, id LIMIT ?3`,
      ),
      claim: prepare(
        `UPDATE job SET state = ${state.active}, at = ?1, started_at = ?1, owner = ?2, claim = claim + 1, schedule = NULL WHERE id = ?3`,
      ),
      complete: prepare(
        `UPDATE job SET state = ${state.completed}, at = ?, owner = NULL, error = NULL, failures = failures + 1 ${mine}`,
      ),
      kind: prepare(
        'INSERT INTO error_kind (queue, text) VALUES (?, kind_of_error(?)) ON CONFLICT DO NOTHING',
      ),
      fail: prepare(
        `UPDATE job SET state = ${state.failed}, at = ?1, owner = NULL, error = ?2, failures = failures + 1, ${remembered},
          kind = (SELECT id FROM error_kind WHERE queue = job.queue AND text = kind_of_error(?2)) WHERE id = ?3 AND claim = ?4 AND state = ${state.active}`,
      ),
      delay: prepare(
        `UPDATE job SET state = ${state.pending}, at = ?1 + ?5, owner = NULL, error = ?2, failures = failures + 1, ${remembered}
         WHERE id = ?3 AND claim = ?4 AND state = ${state.active}`,
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
    const { id, queue, claim, attempts, initialDelayMs } = job;
    const { postpone, complete, kind, fail, delay } = this.#prepared;
    if (againAfterMs !== undefined) return void postpone.run(now + againAfterMs, id, claim);
    const failures = job.failures + 1;
    let settled;
    if (error === undefined) settled = complete.run(now, id, claim);
    else if (permanent || failures >= attempts) {
      kind.run(queue, error);
      settled = fail.run(now, error, id, claim);
    } else settled = delay.run(now, error, id, claim, backoffDelay(initialDelayMs, failures));
    if (settled.changes === 1) this.#minutes.count(job, now, error === undefined);
  }

  /** Gives back the jobs that an instance held when it died. */
  giveBack(owner: string, now: number): void {
    for (const { id } of this.#file.working.prepare('SELECT id FROM queue').all())
      this.#prepared.giveBack.run(now, id as number, owner);
    giveKinds(this.#file.working);
  }

  retry(queue: { id: number; name: string }, key: string, now: number): void {
    transaction(this.#file.durable, () => {
      const job = this.#find(queue, key);
      const again = job.state === state.pending && job.at > now && job.failures > 0;
      if (job.state !== state.failed && !again)
        throw new WrongState(`job ${JSON.stringify(key)} has not failed`);
      this.#file.durable.prepare(`UPDATE job SET ${again ? atOnce : anew} WHERE id = ?2`).run(now, job.id);
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

  /** Removes some jobs that ended before these moments, and what no job needs any more; true when there may be more. */
  expire(before: { readonly completed: number; readonly failed: number }): boolean {
    const expire = this.#file.working.prepare(
      `DELETE FROM job WHERE id IN (SELECT id FROM job WHERE queue = ? AND state = ? AND at < ? LIMIT 1000)`,
    );
    const queues = this.#file.working.prepare('SELECT id FROM queue').all();
    const unused = this.#file.working.prepare(
      'DELETE FROM error_kind WHERE queue = ?1 AND NOT EXISTS (SELECT 1 FROM job WHERE queue = ?1 AND kind = error_kind.id)',
    );
    for (const { id } of queues) {
      this.#minutes.expire(id as number, before.completed);
      unused.run(id as number);
    }
    const ended = [
      [state.completed, before.completed],
      [state.failed, before.failed],
    ] as const;
    return queues
      .flatMap(({ id }) => ended.map(([how, at]) => expire.run(id as number, how, at).changes === 1000))
      .some(Boolean);
  }

  /** On the durable connection: the caller holds its write lock, so that nobody changes the job meanwhile. */
  #find({ id, name }: { id: number; name: string }, key: string) {
    const job = this.#file.durable
      .prepare('SELECT id, state, at, failures, schedule FROM job WHERE queue = ? AND key = ?')
      .get(id, key) as
      { id: number; state: number; at: number; failures: number; schedule: string | null } | undefined;
    if (!job) throw new UnknownJob(name, key);
    return job;
  }
}
