// `npm run -s grant -- --email ADDRESS --role operations`: gives an account of the running product a role.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/all-in-one', 'deploy/all-in-one/bundle/grant.js', ['bundle']);
