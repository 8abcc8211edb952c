// `npm run backup -- FILE`: all that the data folder has at one moment, in one file, while Lintel runs.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/all-in-one', 'deploy/all-in-one/bundle/backup.js', ['bundle']);
