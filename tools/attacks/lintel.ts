import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { fromRoot } from '../bench/program.ts';

const main = fromRoot('deploy/all-in-one/bundle/main.js');
const START_WITHIN_MS = 60_000;

export type Settings = Readonly<Record<string, string>>;

/** Settings of whoever runs the attacks are not the product's. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(LINTEL_|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
  );

/** The whole product in a process of its own. */
export interface Running {
  readonly address: string;
  /** All it said: output and log. */
  said(): string;
  stop(): Promise<void>;
}

/** How a start ended: it runs, or the process is gone with what it said. */
export type Start = { readonly running: Running } | { readonly code: number | null; readonly said: string };

const children = new Set<ChildProcess>();

/** Ends those that run, and those that are still starting. */
export const stopAll = async (): Promise<void> => {
  await Promise.all([...children].map(stop));
};

export async function startLintel(settings: Settings): Promise<Start> {
  const child = spawn(process.execPath, [main], {
    env: { ...inherited(), LINTEL_PORT: '0', LINTEL_LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      said += `${line}\n`;
      const port = /^Lintel is ready at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (!port) continue;
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.stdout.resume();
      return {
        running: { address: `http://127.0.0.1:${port}`, said: () => said, stop: () => stop(child) },
      };
    }
    const code = child.exitCode ?? ((await once(child, 'exit')) as [number | null])[0];
    return { code, said };
  } finally {
    clearTimeout(late);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** What `npm run token` prints for an agency. */
export async function agencyToken(agency: string, data: string): Promise<string> {
  const script = fromRoot('deploy/all-in-one/bundle/token.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--agency', agency], {
    env: { ...inherited(), LINTEL_DATA: data, LINTEL_LOG_LEVEL: 'error' },
  });
  return stdout.trim();
}
