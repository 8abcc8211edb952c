// `npm run dev`: the services and the gateway restart, and the pages reload, as files change. Open http://localhost:3010.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { environment, installMissing, root, run } from './install.mjs';

installMissing();
const build = (...more) =>
  run('nx', ['run-many', '-t', 'build', '--parallel=2', ...more], { tolerate: true });
if (run('nx', ['run-many', '-t', 'build', 'pictures', '--parallel=2'], { tolerate: true }) !== 0)
  process.exit(1);

const start = (command, args, options = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
const pages = ['shell', 'public-site', 'operations', 'agent-dashboard'].map((app) =>
  start(join(root, 'node_modules/.bin/rsbuild'), ['dev'], { cwd: join(root, 'apps', app) }),
);
const startBackEnd = () => start('node', ['deploy/all-in-one/dist/main.js']);
let backEnd = startBackEnd();

let pending;
for (const folder of ['gateway', 'services', 'libs', 'deploy'])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|graphql)$/.test(file) || /(^|\/)(dist|node_modules|test-results)\//.test(file))
      return;
    if (/^(ui|web)\//.test(file)) return;
    clearTimeout(pending);
    // Editors save several files at once.
    pending = setTimeout(restart, 200);
  });

function restart() {
  const pages = ['shell', 'public-site', 'operations', 'agent-dashboard', 'design-system'];
  if (build(`--exclude=${pages.map((app) => `@lintel/${app}`).join(',')}`) !== 0) return;
  backEnd.once('exit', () => (backEnd = startBackEnd()));
  backEnd.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of [backEnd, ...pages]) child.kill(signal);
    process.exit(0);
  });
