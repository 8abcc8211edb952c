// `npm run restore -- FILE [--replace]`: makes the data folder what a backup says it was.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/all-in-one', 'deploy/all-in-one/bundle/restore.js', ['bundle']);
