import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './manifests/repository.ts';

export interface Copy {
  readonly path: string;
  /** What a command says there; throws, with it, when it fails. */
  run(command: string, ...args: readonly string[]): string;
  remove(): void;
}

/** The repository's files as they are, what is not committed included. */
export function copySources(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((one) => one && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
}

/** The repository as it is, what is not committed included, somewhere else and with the same packages: the workspace's own are those of the copy. */
export function copyOfRepository(): Copy {
  const path = mkdtempSync(join(tmpdir(), 'lintel-copy-'));
  copySources(path);
  mkdirSync(join(path, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    if (name === '@lintel')
      cpSync(...both(path, `node_modules/${name}`), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(...both(path, `node_modules/${name}`));
  for (const service of readdirSync(join(root, 'services')))
    if (existsSync(join(root, `services/${service}/node_modules`)))
      symlinkSync(...both(path, `services/${service}/node_modules`));
  return {
    path,
    run: (command, ...args) =>
      execFileSync(command, args, {
        cwd: path,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...Object.fromEntries(
            Object.entries(process.env).filter(([name]) => !/^(JEST_WORKER_ID|NODE_ENV)/.test(name)),
          ),
          PATH: `${path}/node_modules/.bin:${process.env['PATH']}`,
          NX_DAEMON: 'false',
          NX_WORKSPACE_ROOT_PATH: path,
        },
      }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

const both = (copy: string, path: string): [string, string] => [join(root, path), join(copy, path)];
