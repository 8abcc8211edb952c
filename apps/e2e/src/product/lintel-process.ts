import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const built = (path: string): string => fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url));

/** The built product in a process of its own, on a free port. */
export class LintelProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(dataFolder: string): Promise<LintelProcess> {
    const child = spawn(process.execPath, [built('all-in-one/dist/main.js')], {
      env: { ...process.env, LINTEL_PORT: '0', LINTEL_DATA: dataFolder, LINTEL_LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /^Lintel is ready at (http:\S+)$/.exec(line)?.[1];
      if (address) {
        child.stdout.resume();
        return new LintelProcess(child, address);
      }
      said += `${line}\n`;
    }
    throw new Error(`Lintel did not start:\n${said}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}

/** Adds synthetic listings to a data folder, the same ones for the same seed. */
export const addListings = async (dataFolder: string, count: number, seed: number): Promise<void> => {
  await promisify(execFile)(
    process.execPath,
    [built('seed/dist/seed.js'), '--count', String(count), '--seed', String(seed)],
    { env: { ...process.env, LINTEL_DATA: dataFolder, LINTEL_LOG_LEVEL: 'error' } },
  );
};
