// `npm run new -- service tours`, `event tour.booked`, `port address-book`, `remote valuations` or `criterion maxServiceCharge FIELD`: what a new one begins as, which passes every check.
import { installMissing, root, run, runQuietly } from './install.mjs';
import { newCriterion } from './new/criterion.mjs';
import { newEvent } from './new/event.mjs';
import { Draft } from './new/draft.mjs';
import { newPort } from './new/port.mjs';
import { newRemote } from './new/remote.mjs';
import { newService } from './new/service.mjs';

const kinds = {
  service: newService,
  event: newEvent,
  port: newPort,
  remote: newRemote,
  criterion: newCriterion,
};
const [kind = '', name = '', ...more] = process.argv.slice(2);
if (!Object.hasOwn(kinds, kind)) {
  console.error(`npm run new -- KIND NAME: KIND is ${Object.keys(kinds).join(', ')}`);
  process.exit(1);
}
installMissing();
const draft = new Draft(root);
try {
  const next = kinds[kind](draft, name, ...more);
  const files = draft.write();
  run('prettier', ['--write', '--ignore-unknown', '--log-level', 'warn', ...files]);
  for (const [command, ...args] of draft.commands) runQuietly(command, args);
  console.log(`${files.map((file) => `  ${file}`).join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
