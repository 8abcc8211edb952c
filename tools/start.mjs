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

// A million homes within a gigabyte: V8 lets what nobody uses any more grow to several times what is in use, where the machine has the memory, and keeps
// 128 MiB for what is new. This is no limit: a process that needs more has it.
const heap = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
const lintel = spawn('node', [...heap, join(root, 'deploy/all-in-one/bundle/main.js')], {
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
