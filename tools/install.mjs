// Runs on whatever Node there is, before anything is installed: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.lintel-installed');

/** Environment in which `node` is the project's own Node 24 and every installed command is found. */
export const environment = {
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
  NX_DAEMON: process.env.NX_DAEMON ?? 'false',
  NX_TUI: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** Installs what the lockfile says, unless that is what is there. */
export function installMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute) ...');
  // The engine warnings are for this machine's Node; the project runs on the one it installs.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: process.env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

/** Runs a command of the project to its end; ends this process with its status when that is not 0. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0 && !options.tolerate) process.exit(status ?? (signal ? 130 : 1));
  return status ?? 1;
}
