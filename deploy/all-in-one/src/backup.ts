import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@lintel/platform/backup';
import { keptHere, told } from './keeping.js';

const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;
if (!file || positionals.length > 1) {
  console.error('FILE is needed, one: where the backup goes, such as ../lintel-backup.tar.gz');
  process.exit(2);
}

await told(async () => {
  // npm runs scripts in the clone, wherever it was asked.
  const target = resolve(process.env['INIT_CWD'] ?? '', file);
  const began = performance.now();
  const { files, bytes, takenAt, pausedMs } = await backUp({ folder: keptHere(), file: target });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${target} has ${files} files as they were at ${takenAt.toISOString()}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s. Writes waited for ${Math.ceil(pausedMs)} ms.`,
  );
  console.log('It holds secrets and people’s data: keep it where only you can read it.');
});
