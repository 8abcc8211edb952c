// `npm run -s commute`: reads `from → to` a line, prints the journey or what is wrong, a JSON object a line.
import { runBuilt } from './run-built.mjs';

runBuilt('libs/commute', 'tools/commute.ts');
