import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mailFolderOf } from './addresses.js';

const built = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** A built program in a process of its own, on a free port. */
export class LintelProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** The whole product in one process. @param settings beside where its data is @param wrapper see `run` */
  static start(
    dataFolder: string,
    settings: Record<string, string> = {},
    wrapper: readonly string[] = [],
  ): Promise<LintelProcess> {
    const environment = { LINTEL_DATA: dataFolder, ...settings };
    return LintelProcess.run('deploy/all-in-one/bundle/main.js', environment, wrapper);
  }

  /** A program that says `... is ready at http://...`. @param wrapper runs the program whose words follow it, in place of itself */
  static async run(
    program: string,
    environment: Record<string, string>,
    wrapper: readonly string[] = [],
  ): Promise<LintelProcess> {
    const [command, ...words] = [...wrapper, process.execPath, built(program)];
    const child = spawn(command!, words, {
      env: {
        ...process.env,
        LINTEL_PORT: '0',
        LINTEL_LOG_LEVEL: 'error',
        // Lets each spec send an address of its own: the limits per address would otherwise count all specs together.
        LINTEL_TRUST_PROXY: '127.0.0.1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const line of createInterface({ input: child.stdout })) {
      const address = / is ready at (http:\/\/[^\s/]+)/.exec(line)?.[1];
      if (address) {
        child.stdout.resume();
        return new LintelProcess(child, address);
      }
      said += `${line}\n`;
    }
    throw new Error(`${program} did not start:\n${said}`);
  }

  get pid(): number {
    return this.child.pid!;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}

const runScript = (
  script: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, [built(script), ...parameters], {
    env: { ...process.env, LINTEL_LOG_LEVEL: 'error', ...environment },
  });

const seed = (parameters: readonly string[], environment: Record<string, string>) =>
  runScript('deploy/seed/bundle/seed.js', parameters, environment);

/** Adds synthetic listings to a data folder, the same ones for the same seed. */
export const addListings = async (dataFolder: string, count: number, from: number): Promise<void> => {
  await seed(['--count', String(count), '--seed', String(from)], { LINTEL_DATA: dataFolder });
};

/** Loads the demonstration listings where the settings say. */
export const addDemonstration = async (environment: Record<string, string>): Promise<void> => {
  await seed(['--demonstration'], environment);
};

/** The secret by which separate services identify each other. */
export const identitySecret = 'a secret for tests that is long enough';

/** The token of an agency's own programs on the cluster profile. */
export async function agencyToken(agency: string): Promise<string> {
  const { stdout } = await runScript('deploy/all-in-one/bundle/token.js', ['--agency', agency], {
    LINTEL_IDENTITY_SECRET: identitySecret,
  });
  return stdout.trim();
}

/** Gives an account a role, as whoever runs the installation does. Its sessions end. */
export async function grantRole(address: string, email: string, role: 'operations'): Promise<void> {
  const installation: Record<string, string> =
    process.env['LINTEL_E2E_PROFILE'] === 'cluster'
      ? { LINTEL_IDENTITY_SECRET: identitySecret }
      : { LINTEL_DATA: dirname(mailFolderOf('market')) };
  await runScript(
    'deploy/all-in-one/bundle/grant.js',
    ['--email', email, '--role', role, '--at', address],
    installation,
  );
}
