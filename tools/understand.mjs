// `npm run -s understand -- --type sale|rent`: reads a query a line, prints what was understood, a JSON object a line.
import { runBuilt } from './run-built.mjs';

runBuilt('services/search', 'tools/understand.ts');
