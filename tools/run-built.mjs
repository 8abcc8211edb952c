import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, installMissing, root, runQuietly } from './install.mjs';

/**
 * Builds a project and what it needs, silently, then runs a script with this process's arguments, input and output.
 *
 * @param targets of the project; all that the script reads.
 */
export function runBuilt(project, script, targets = ['build']) {
  installMissing();
  const { name } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
  runQuietly('nx', ['run-many', '-p', name, '-t', ...targets]);
  const child = spawn('node', [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}
