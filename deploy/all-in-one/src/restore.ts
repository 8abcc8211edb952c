import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '@lintel/platform/backup';
import { keptHere, told } from './keeping.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file || positionals.length > 1) {
  console.error('FILE is needed, one: a backup; --replace lets it take the place of what LINTEL_DATA has');
  process.exit(2);
}

await told(async () => {
  const folder = keptHere();
  const source = resolve(process.env['INIT_CWD'] ?? '', file);
  const { files, takenAt } = await restore({ folder, file: source, replace: values.replace });
  console.log(`${folder} has ${files} files, as they were at ${takenAt}. Start Lintel to go on from there.`);
});
