import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { everyHour, overwriteDeleted } from '../../sqlite-traces.js';
import { serverError } from './errors.js';

export type Row = readonly unknown[];

interface Job {
  readonly run: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/** How long a write waits for another process's, in milliseconds. The event loop waits with it. */
const busyTimeout = 5000;
const statementsKept = 500;
/** A batch holds the write lock and the event loop no longer than about this, in milliseconds, however many writes are waiting. */
const batchTime = 25;

/**
 * The SQLite file: statements, and writes in transactions. Every write is acknowledged after its transaction is on disk. Writes that were asked
 * for in the same turn of the event loop share a transaction, a savepoint each, because the time of a small write is the disk's.
 */
export class Store {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private queue: Job[] = [];
  private flushing: Promise<void> | undefined;
  private readonly upkeep: NodeJS.Timeout;
  private closing = false;
  private closed = false;
  /** Called at the start of each batch of writes, inside its transaction. */
  onBegin: () => void = () => {};
  /** Called once a batch is on disk. */
  onCommit: () => void = () => {};
  /** Called after every rollback; if it was of a part, `onBegin` follows. */
  onRollback: () => void = () => {};

  constructor(readonly file: string) {
    this.db = new DatabaseSync(file, { timeout: busyTimeout });
    // FULL: what is acknowledged survives a loss of power, not only of the process.
    this.db.exec(
      // Documents of a few kilobytes pack badly into the default 4 KiB pages. A file that is there keeps its own.
      `PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000; ${overwriteDeleted}`,
    );
    this.upkeep = everyHour(this.db);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepare(sql).all(...values) as unknown as Row[];
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepare(sql).get(...values) as Row | undefined;
  }

  run(
    sql: string,
    ...values: SQLInputValue[]
  ): { readonly changes: number; readonly lastInsertRowid: number } {
    const { changes, lastInsertRowid } = this.prepare(sql).run(...values);
    return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
  }

  /** Rows one at a time. The statement is the iteration's own, so that another may run the same text meanwhile. */
  *iterate(sql: string, ...values: SQLInputValue[]): Generator<Row> {
    const kept = this.statements.get(sql);
    this.statements.delete(sql);
    const statement = kept ?? this.fresh(sql);
    try {
      yield* statement.iterate(...values) as unknown as Iterable<Row>;
    } finally {
      this.keep(sql, statement);
    }
  }

  /** Runs SQL that defines something. */
  define(sql: string): void {
    this.db.exec(sql);
  }

  /** Queues a write. All that `run` changed is undone if it throws. */
  write<T>(run: () => T): Promise<T> {
    if (this.closing) return Promise.reject(closedError());
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ run, resolve, reject });
      this.flushing ??= new Promise((done) => setImmediate(() => this.flush(done)));
    });
  }

  /** Runs a part of a write that may fail on its own. */
  attempt<T>(run: () => T): T {
    this.db.exec('SAVEPOINT part');
    try {
      const result = run();
      this.db.exec('RELEASE part');
      return result;
    } catch (error) {
      // A full disk, say, has ended the whole transaction, savepoint and all.
      if (!this.db.isTransaction) throw error;
      this.db.exec('ROLLBACK TO part; RELEASE part');
      this.onRollback();
      this.onBegin();
      throw error;
    }
  }

  /** @throws if the documents are closed */
  check(): void {
    if (this.closed) throw closedError();
  }

  async close(): Promise<void> {
    this.closing = true;
    while (this.flushing !== undefined) await this.flushing;
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.upkeep);
    this.statements.clear();
    this.db.close();
  }

  private flush(done: () => void): void {
    const settled: (() => void)[] = [];
    const batch: Job[] = [];
    try {
      this.db.exec('BEGIN IMMEDIATE');
      this.onBegin();
      const alone = this.queue.length === 1;
      const until = performance.now() + batchTime;
      while (this.queue.length > 0 && (batch.length === 0 || performance.now() < until)) {
        const job = this.queue.shift()!;
        batch.push(job);
        settled.push(this.settle(job, alone));
      }
      if (this.db.isTransaction) this.db.exec('COMMIT');
      this.onCommit();
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      this.onRollback();
      // Nothing of the batch is on disk; a batch that never began fails whoever waited for it.
      for (const job of batch.length > 0 ? batch : this.queue.splice(0)) job.reject(error);
      settled.length = 0;
    }
    for (const settle of settled) settle();
    this.flushing =
      this.queue.length > 0 ? new Promise((next) => setImmediate(() => this.flush(next))) : undefined;
    done();
  }

  /** Runs a job, and returns how to answer once the batch is on disk. */
  private settle({ run, resolve, reject }: Job, alone: boolean): () => void {
    try {
      const result = alone ? run() : this.attempt(run);
      return () => resolve(result as never);
    } catch (error) {
      if (!this.db.isTransaction) throw error;
      if (alone) {
        this.db.exec('ROLLBACK');
        this.onRollback();
      }
      return () => reject(error);
    }
  }

  private prepare(sql: string): StatementSync {
    this.check();
    const kept = this.statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.fresh(sql);
    this.keep(sql, statement);
    return statement;
  }

  private fresh(sql: string): StatementSync {
    this.check();
    const statement = this.db.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }

  private keep(sql: string, statement: StatementSync): void {
    if (this.statements.size >= statementsKept) {
      this.statements.delete(this.statements.keys().next().value!);
    }
    this.statements.set(sql, statement);
  }
}

const closedError = () => serverError('notSupported', 'The documents are closed');
