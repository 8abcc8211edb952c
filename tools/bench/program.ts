import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const allInOne = 'deploy/all-in-one/bundle/main.js';
/** As `npm start` has it, too. */
const heap = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
const environment = (given: Readonly<Record<string, string>>) => ({
  ...process.env,
  LINTEL_LOG_LEVEL: 'error',
  LINTEL_HOST: '127.0.0.1',
  LINTEL_PORT: '0',
  // As `npm start` has it.
  NODE_COMPILE_CACHE: fromRoot('node_modules/.cache/compiled'),
  // One caller is all there is: how much one may ask for is not what is measured.
  LINTEL_READ_LIMIT: '0',
  ...given,
});

/** A built program of the product in a process of its own, ready to be asked. */
export interface Program {
  /** Its GraphQL address. */
  readonly graphql: string;
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process to its ready line. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends what a figure that broke off has left running. */
export const stopAll = async (): Promise<void> => {
  await Promise.all([...running].map(stopped));
};

/** Starts a built program and waits for the line that says where it is ready. Rejects with what it said instead. */
export async function startProgram(
  script: string,
  given: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): Promise<Program> {
  const began = performance.now();
  const flags = script === allInOne ? heap : [];
  const child = spawn(process.execPath, [...flags, fromRoot(script), ...parameters], {
    env: environment(given),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /is ready at (http:\S+)$/.exec(line)?.[1];
    if (!address) {
      said += `${line}\n`;
      continue;
    }
    const origin = new URL(address).origin.replace('localhost', '127.0.0.1');
    return {
      origin,
      pid: child.pid!,
      graphql: `${origin}/graphql`,
      readyMs: performance.now() - began,
      stop: () => stopped(child),
    };
  }
  throw new Error(`${script} did not start:\n${said}`);
}

/** The whole product, as `npm start` runs it, on a free port. */
export const startLintel = (dataFolder: string): Promise<Program> =>
  startLintelOn({ LINTEL_DATA: dataFolder });

export const startLintelOn = (settings: Readonly<Record<string, string>>): Promise<Program> =>
  startProgram(allInOne, settings);

/** The memory of a process that is in the machine's. */
export const residentMiB = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/**
 * Milliseconds of the processors' time that a process has had, all its threads together, and the processes that it started and that still run;
 * undefined where the system does not say so.
 */
export async function processorMs(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // Nothing where it has ended meanwhile, or the system does not list them.
  const started = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const theirs = await Promise.all((started.match(/\d+/g) ?? []).map((child) => processorMs(Number(child))));
  // After the name, which may hold anything, come the state and, as the 12th and 13th, ticks of 10 ms as a user and in the system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  return theirs.reduce<number>((sum, ms) => sum + (ms ?? 0), own);
}

/** Runs a built script to its end and resolves with what it printed. */
export async function runScript(
  script: string,
  args: readonly string[],
  given: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [fromRoot(script), ...args], {
    env: environment(given),
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** How long a Node process takes that does nothing: what no start-up can be below. */
export async function emptyProcessMs(): Promise<number> {
  const began = performance.now();
  await promisify(execFile)(process.execPath, ['-e', '0']);
  return performance.now() - began;
}
