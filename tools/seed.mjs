// `npm run seed -- --count N --seed S`: adds synthetic listings to the data folder.
import { runBuilt } from './run-built.mjs';

runBuilt('deploy/seed', 'deploy/seed/dist/seed.js', ['build', 'pictures']);
