import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../program.ts';
import type { Results } from '../results.ts';
import { performancePage, PICTURES } from './performance-page.ts';

export function writePage(results: Results): void {
  rmSync(fromRoot(PICTURES), { recursive: true, force: true });
  for (const [path, text] of performancePage(results)) {
    mkdirSync(dirname(fromRoot(path)), { recursive: true });
    writeFileSync(fromRoot(path), text);
  }
}
