// `node tools/changelog.mjs 0.2.0`: what the changelog tells of a version; fails where it tells nothing.
import { readFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const sections = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1);
const told = sections
  .map((section) => [section.split('\n', 1)[0].trim(), section.slice(section.indexOf('\n')).trim()])
  .find(([title]) => title === version)?.[1];
if (!told) {
  console.error(`CHANGELOG.md tells nothing of ${version || 'no version'}: name what is unreleased after it`);
  process.exit(1);
}
console.log(told);
