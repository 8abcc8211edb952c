// `npm run seed -- --count N --seed S`: adds synthetic listings to the data folder.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/seed', 'deploy/seed/bundle/seed.js', ['bundle', 'pictures']);
