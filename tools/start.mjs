// `npm start`: installs what is missing, builds what has changed, and runs the whole product in one process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, installMissing, root, runQuietly } from './install.mjs';

installMissing();
console.log('Building what has changed (about a minute the first time) ...');
runQuietly('nx', ['run-many', '-t', 'build', 'pictures', '--parallel=2']);

const lintel = spawn('node', [join(root, 'deploy/all-in-one/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
// The terminal sends an interrupt to both; this process waits for the other to finish what is under way.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => lintel.kill(signal));
lintel.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
