// `npm run new -- event tour.booked`, `port address-book` or `remote valuations`: what a new one begins as, which passes every check.
import { installMissing, root, run } from './install.mjs';
import { newEvent } from './new/event.mjs';
import { Draft } from './new/draft.mjs';
import { newPort } from './new/port.mjs';
import { newRemote } from './new/remote.mjs';

const kinds = { event: newEvent, port: newPort, remote: newRemote };
const [kind = '', name = ''] = process.argv.slice(2);
if (!Object.hasOwn(kinds, kind)) {
  console.error(`npm run new -- KIND NAME: KIND is ${Object.keys(kinds).join(', ')}`);
  process.exit(1);
}
installMissing();
const draft = new Draft(root);
try {
  const next = kinds[kind](draft, name);
  const files = draft.write();
  run('prettier', ['--write', '--ignore-unknown', '--log-level', 'warn', ...files]);
  console.log(`${files.map((file) => `  ${file}`).join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
