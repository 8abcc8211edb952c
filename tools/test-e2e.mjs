// `npm run test:e2e`: builds the product, runs the browser tests against it, and prints one closing line.
import { runBrowserSuite } from './browser-suite.mjs';

const { passed, failed, skipped } = await runBrowserSuite(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
