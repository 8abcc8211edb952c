// `npm run dev`: the back end takes up what is saved within two seconds, and the pages reload. Open http://localhost:3010.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { builtOf } from './dev-sources.mjs';
import { environment, installMissing, root, run } from './install.mjs';

const PAGES_PORT = 3010;
const pageApps = ['shell', 'public-site', 'operations', 'agent-dashboard'];

installMissing();
const build = (...targets) =>
  run('nx', ['run-many', '--parallel=2', '-t', ...targets], { tolerate: true }) === 0;
if (!build('build', 'pictures')) process.exit(1);

const pages = pageApps.map((app) =>
  spawn(join(root, 'node_modules/.bin/rsbuild'), ['dev'], {
    cwd: join(root, 'apps', app),
    stdio: 'inherit',
    env: { LINTEL_GATEWAY: `http://127.0.0.1:${environment.LINTEL_PORT ?? 3000}`, ...environment },
  }),
);

/** Sources that were saved since the build, by where it put them. */
const changed = new Map();
/** What the back end uses of others' packages, which the next process loads beforehand. */
let used = [];
let running;
let spare;
/** What is done with one save after another; the first start comes before all of them. */
let turn = Promise.resolve();

function begin() {
  const child = spawn('node', ['tools/dev-process.mjs'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    env: environment,
  });
  // People open the pages' address, whichever the back end has.
  child.stdout.on('data', (text) =>
    process.stdout.write(`${text}`.replace(/(is ready at http:\/\/localhost:)\d+/, `$1${PAGES_PORT}`)),
  );
  child.send(['load', used]);
  return child;
}

/** Lets a process run that is prepared; gives the next one. */
async function starts(child) {
  child.send(['run']);
  const said = await answerOf(child, 'running');
  used = said ?? used;
  return begin();
}

/** What a process says of itself; undefined where it ended instead. */
function answerOf(child, name) {
  return new Promise((resolve) => {
    const heard = (message) => name in message && settle(message[name]);
    const settle = (said) => {
      child.off('message', heard).off('exit', ended);
      resolve(said);
    };
    const ended = () => settle(undefined);
    child.on('message', heard).on('exit', ended);
  });
}

/** The next process takes over once it could read what was saved; until then, and where it could not, the one before goes on. */
async function takeOver() {
  const next = spare;
  next.send(['prepare', [...changed]]);
  if (!(await answerOf(next, 'prepared'))) {
    console.error('The back end goes on without what was saved.');
    spare = begin();
    return;
  }
  if (running.exitCode === null && running.signalCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  running = next;
  spare = await starts(running);
}

let pending;
let rebuild = false;
for (const folder of ['gateway', 'services', 'libs', 'deploy'])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    const saved = file && builtOf(`${folder}/${file}`.replaceAll('\\', '/'));
    if (!saved) return;
    if (saved === 'build') rebuild = true;
    else changed.set(join(root, saved), join(root, folder, file));
    clearTimeout(pending);
    // Editors save several files at once.
    pending = setTimeout(() => {
      turn = turn.then(async () => {
        if (rebuild) {
          rebuild = false;
          const others = [...pageApps, 'design-system'].map((app) => `@lintel/${app}`);
          if (!build('build', `--exclude=${others.join(',')}`)) return;
          changed.clear();
        }
        await takeOver();
      });
    }, 50);
  });

// Only now, so that what is saved while it starts is not missed.
turn = turn.then(async () => {
  running = begin();
  running.send(['prepare', []]);
  spare = await starts(running);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of [running, spare, ...pages]) child?.kill(signal);
    process.exit(0);
  });
