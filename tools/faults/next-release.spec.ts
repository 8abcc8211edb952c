import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { fromRoot } from '../bench/program.js';
import { schemaChanges } from '../gates/schema-changes.js';
import { nextRelease } from './next-release.js';

const folder = mkdtempSync(join(tmpdir(), 'lintel-next-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the next release that a rolling run goes over to', () => {
  it('fits the sources as they are, adds to both schemas, and breaks nobody who relies on them', () => {
    const changed = [...readFileSync(nextRelease, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(
      ([, file]) => file!,
    );
    for (const file of changed) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(fromRoot(file), join(folder, file));
    }
    execFileSync('git', ['apply', nextRelease], { cwd: folder, stdio: 'pipe' });

    const schemas = changed.filter((file) => file.endsWith('.graphql'));
    expect(schemas).toEqual(['services/listings/schema.graphql', 'services/search/schema.graphql']);
    for (const file of schemas) {
      const [before, after] = [fromRoot(file), join(folder, file)].map((path) => readFileSync(path, 'utf8'));
      expect([file, after!.includes('strapline: String @shareable')]).toEqual([file, true]);
      expect(schemaChanges(before!, after!)).toEqual([]);
    }
  });
});
