import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const built = (file: string, project = 'deploy/all-in-one') =>
  fileURLToPath(new URL(`../../../${project}/bundle/${file}`, import.meta.url));

/** The whole product, or one of its programs, in a process of its own, as `npm start` runs it, that a test can kill. */
export class LintelProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    /** Of health and metrics. */
    readonly operations: string,
    private readonly said: () => string,
  ) {}

  /** All that it has logged. */
  get log(): string {
    return this.said();
  }

  /**
   * @param wrapper runs the program whose words follow it, such as in a namespace of its own; in place of itself, so that what is killed is the program
   * @param project whose program, such as `services/messaging`
   */
  static async start(
    environment: Record<string, string>,
    wrapper: readonly string[] = [],
    project?: string,
    script = 'main.js',
  ): Promise<LintelProcess> {
    const [command, ...words] = [...wrapper, process.execPath, built(script, project)];
    const child = spawn(command!, words, {
      env: { ...process.env, LINTEL_PORT: '0', LINTEL_LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    let operations = '';
    for await (const line of createInterface({ input: child.stdout! })) {
      operations = /^(?:H|Its h)ealth and metrics are at (http:\S+)$/.exec(line)?.[1] ?? operations;
      const address = / is ready at (http:\/\/[^\s/]+)/.exec(line)?.[1];
      if (address) return new LintelProcess(child, address, operations, () => said);
      said += `${line}\n`;
    }
    throw new Error(`${project ?? 'Lintel'} did not start:\n${said}`);
  }

  get pid(): number {
    return this.child.pid!;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const ended = this.ended();
    this.child.kill(signal);
    return ended;
  }

  /** Resolves with its exit code, or null after a signal. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const [code] = (await once(this.child, 'exit')) as [number | null];
    return code;
  }

  async ask(
    query: string,
    variables: object,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ data: any; errors?: { message: string }[] }> {
    const response = await fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as { data: any };
  }
}

/** Runs a command of the product, and resolves with what it prints. */
export async function run(
  file: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [built(file), ...args], {
    env: { ...process.env, ...environment },
  });
  return stdout.trim();
}

/** A token for an agency, as `npm run token` prints it. */
export const tokenFor = (agency: string, environment: Record<string, string>): Promise<string> =>
  run('token.js', ['--agency', agency], environment);
