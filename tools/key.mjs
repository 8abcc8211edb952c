// `npm run -s key -- --scope events:read [--agency ID]`: a key for a program, of the running product; prints it alone.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/all-in-one', 'deploy/all-in-one/bundle/key.js', ['bundle']);
