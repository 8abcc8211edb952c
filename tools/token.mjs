// `npm run -s token -- --agency ID`: a token for programs, signed with this installation's key.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/all-in-one', 'deploy/all-in-one/bundle/token.js', ['bundle']);
