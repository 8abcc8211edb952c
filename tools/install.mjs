// Runs on whatever Node there is, before anything is installed: built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

/** Environment in which `node` is the project's own Node 24 and every installed command is found. */
export const environment = {
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
  NX_DAEMON: process.env.NX_DAEMON ?? 'false',
  NX_TUI: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** What Node compiled once need not be compiled at the next start. Of no use once a bundle is made anew. */
export const compiled = join(modules, '.cache/compiled');

/** Environment of suites. They write thousands of small commits that nobody keeps, which wait for no disk where there is memory to hold them. */
export const suiteEnvironment = {
  ...environment,
  NODE_COMPILE_CACHE: compiled,
  TMPDIR: process.env.TMPDIR ?? memoryFolder(),
};

function memoryFolder() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= 4 * 1024 ** 3 ? folder : undefined;
}

/** Installs what the lockfile says, unless that is what is there. Says so on standard error: standard output belongs to the command. */
export function installMissing() {
  if (isInstalled()) return linkWorkspaces();
  console.error('Installing packages (once, about a minute) ...');
  // Warnings about engines are for this machine's Node; the project runs on the one it installs.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether npm's own record of what it installed has every package of the lockfile, at its version. */
function isInstalled() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = new Map(packagesIn(record));
  return packagesIn(join(root, 'package-lock.json')).every(
    ([path, { version, optional, link }]) =>
      optional || link || !path.includes('node_modules/') || installed.get(path)?.version === version,
  );
}

const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);

/** A workspace that was added or renamed since needs its link and no more, and not the minute that everything takes. */
function linkWorkspaces() {
  for (const [path, { link, resolved }] of packagesIn(join(root, 'package-lock.json'))) {
    const [at, to] = [join(root, path), join(root, resolved ?? '')];
    if (!link || (existsSync(at) && realpathSync(at) === realpathSync(to))) continue;
    rmSync(at, { force: true });
    symlinkSync(relative(dirname(at), to), at, 'junction');
  }
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

/** Runs a command of the project to its end, while this process goes on; resolves with its status. */
export async function runBeside(command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  const [status] = await once(child, 'close');
  return status ?? 1;
}

/** Works on each, two at a time in their order; resolves with what came of them, as they were done. */
export async function twoAtATime(items, work) {
  const left = [...items];
  const done = [];
  async function goOn() {
    while (left.length > 0) done.push(await work(left.shift()));
  }
  await Promise.all([goOn(), goOn()]);
  return done;
}

/** Runs a command of the project without a word; when it fails, shows all it said and ends this process. */
export function runQuietly(command, args) {
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return;
  process.stderr.write(stdout);
  process.stderr.write(stderr);
  process.exit(status ?? (signal ? 130 : 1));
}
