// `npm run affected -- --base main`: lint, types and tests of what differs from there, by changes not yet committed too; `--list` only names the projects.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkGenerated } from './generated.mjs';
import { installMissing, root, run } from './install.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' }, list: { type: 'boolean' } } });
installMissing();
const base = values.base ?? ['main', 'origin/main'].find((name) => git('rev-parse', '-q', '--verify', name));
const since = base && git('merge-base', base, 'HEAD')?.trim();
if (!since) {
  console.error(`--base must name a branch or commit that this one began at, not ${base ?? 'nothing'}`);
  process.exit(1);
}

run('nx', ['show', 'projects', '--affected', `--base=${since}`]);
if (!values.list) {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file && existsSync(join(root, file)));
  const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  if (code.length > 0) run('eslint', ['--no-warn-ignored', ...code]);
  if (changed.length > 0) run('prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...changed]);
  checkGenerated();
  run('nx', ['affected', '-t', 'types', 'test', `--base=${since}`, '--parallel=2', '--outputStyle=static']);
}

/** What git says; undefined where it refuses. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
