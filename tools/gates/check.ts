/** Says what breaks whoever relies on the contracts of the last release; with `--renew` makes those of today the last release's. */
import '../source-modules.ts';

const { breaks, currentContracts, release, releasedContracts } = await import('./contracts.ts');

const current = currentContracts();
const broken = breaks(releasedContracts(), current);
for (const line of broken) console.error(line);
if (broken.length > 0 && !process.argv.includes('--breaking')) {
  console.error("This breaks whoever relies on it: see CONTRIBUTING.md, 'What others rely on'.");
  process.exit(1);
}
if (process.argv.includes('--renew')) release(current);
