// `npm run bench:understanding [-- --sample 200]`: how well and how fast searches in plain English are read, by the rules and by a configured language model.
import { runBuilt } from './run-built.mjs';

runBuilt('services/search', 'tools/bench-understanding.ts');
