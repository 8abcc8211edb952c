import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from '../bench/program.ts';

/** Before a program that ended by itself is started again. */
const RESPAWN_MS = 500;

/** A built program that is started again whenever it ends, as an orchestrator does. */
export class Supervised {
  readonly name: string;
  readonly #script: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #readiness = Promise.withResolvers<void>();
  #spawnedAt = 0;
  #endedAt: number | undefined;
  #stopping = false;
  #killed = false;
  #skewMs = 0;
  #root = fromRoot('.');
  /** Milliseconds from each kill to the line that says it is ready. */
  readonly restarts: number[] = [];
  kills = 0;
  /** How often it ended though nobody killed it. */
  ended = 0;
  ready = false;

  constructor(
    name: string,
    script: string,
    environment: Readonly<Record<string, string>>,
    logFolder: string,
  ) {
    this.name = name;
    this.#script = script;
    this.#environment = environment;
    this.#log = createWriteStream(`${logFolder}/${name}.log`, { flags: 'a' });
  }

  /**
   * Both hold for this life and those after it until it is started with another.
   *
   * @param skewMs how far its clock is off
   * @param root of the release that it is of
   */
  start({ skewMs = this.#skewMs, root = this.#root } = {}): void {
    this.#skewMs = skewMs;
    this.#root = root;
    this.#stopping = false;
    this.#spawn();
  }

  /** Resolves when it is ready, if need be after another start. */
  whenReady(): Promise<void> {
    return this.ready ? Promise.resolve() : this.#readiness.promise;
  }

  /** How long it has been running, in milliseconds. */
  get age(): number {
    return performance.now() - this.#spawnedAt;
  }

  /** False when it was between two lives. */
  kill(): boolean {
    if (!this.#child?.pid || this.#child.exitCode !== null || this.#child.signalCode !== null) return false;
    this.#killed = true;
    this.#becomeAway();
    // The restart that a kill in the middle of a start delays is one with it.
    this.#endedAt ??= performance.now();
    this.kills++;
    return this.#signal('SIGKILL');
  }

  /** Stops it where it is, as a machine does that is short of memory or a host that is moved, and lets it go on. */
  async frozen(ms: number): Promise<void> {
    const child = this.#child;
    this.#signal('SIGSTOP', child);
    try {
      await pause(ms);
    } finally {
      this.#signal('SIGCONT', child);
    }
  }

  /** Lets it finish, and does not start it again. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const patience = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await gone;
    clearTimeout(patience);
  }

  #spawn(): void {
    this.ready = false;
    this.#killed = false;
    this.#spawnedAt = performance.now();
    const skewed = this.#skewMs ? ['--import', fromRoot('tools/faults/skewed-clock.mjs')] : [];
    const child = spawn(process.execPath, [...skewed, join(this.#root, this.#script)], {
      env: {
        ...process.env,
        LINTEL_LOG_LEVEL: 'warn',
        LINTEL_HOST: '127.0.0.1',
        ...this.#environment,
        ...(this.#skewMs ? { LINTEL_FAULTS_SKEW_MS: String(this.#skewMs) } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, with the processes that it starts.
      detached: true,
    });
    this.#child = child;
    // Where this process has precedence, what it tries has not.
    if (getPriority() < 0 && child.pid) setPriority(child.pid, 0);
    this.#log.write(`--- started, pid ${child.pid}\n`);
    child.stderr.pipe(this.#log, { end: false });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/ is ready at http:/.test(line) && this.#child === child && !this.#killed) this.#becomeReady();
    });
    child.once('exit', (code, signal) => {
      this.#log.write(`--- ended with ${signal ?? code}\n`);
      void this.#respawn(code, signal);
    });
  }

  /** To all its processes at once, as to those of a container. False when they are gone. */
  #signal(signal: NodeJS.Signals, child = this.#child): boolean {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return false;
    return process.kill(-child.pid, signal);
  }

  #becomeAway(): void {
    if (this.ready) this.#readiness = Promise.withResolvers();
    this.ready = false;
  }

  #becomeReady(): void {
    if (this.#endedAt !== undefined) this.restarts.push(performance.now() - this.#endedAt);
    this.#endedAt = undefined;
    this.ready = true;
    this.#readiness.resolve();
  }

  async #respawn(code: number | null, signal: string | null): Promise<void> {
    this.#becomeAway();
    if (this.#stopping) return;
    if (!this.#killed) {
      this.ended++;
      this.#endedAt ??= performance.now();
      console.error(`  ${this.name} ended by itself with ${signal ?? code}`);
      await pause(RESPAWN_MS);
    }
    if (!this.#stopping) this.#spawn();
  }
}
