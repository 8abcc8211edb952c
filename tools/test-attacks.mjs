// `npm run test:attacks [-- --only NAME] [-- --at http://localhost:3000 --data .lintel]`: attacks the running product over HTTP; a line a family.
import { installMissing, run, runQuietly, suiteEnvironment } from './install.mjs';

installMissing();
console.error('Building what has changed ...');
runQuietly('nx', ['run-many', '-t', 'build', 'bundle', 'pictures', '--parallel=2']);
process.exit(
  run('node', ['tools/attacks/main.ts', ...process.argv.slice(2)], { tolerate: true, env: suiteEnvironment }),
);
