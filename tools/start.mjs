// `npm start`: installs what is missing, builds what has changed, and runs the whole product in one process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compiled, environment, installMissing, root, runQuietly } from './install.mjs';

installMissing();
console.log('Building what has changed (about a minute the first time) ...');
runQuietly('nx', [
  'run-many',
  '-t',
  'bundle',
  'pictures',
  '-p',
  '@lintel/all-in-one',
  '@lintel/seed',
  '--parallel=2',
]);

const lintel = spawn('node', [join(root, 'deploy/all-in-one/bundle/main.js')], {
  cwd: root,
  // Through the channel it learns of the death of this process, whatever the cause.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compiled, ...environment },
});
const stop = () => lintel.connected && lintel.disconnect();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
// npm passes a signal to the shell it runs this in, and the shell to nobody: its death is the signal.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 250).unref();
lintel.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
