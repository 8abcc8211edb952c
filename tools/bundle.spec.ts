import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from './manifests/repository.js';

const results = join(root, 'tools/test-results');
let program: string;
beforeEach(() => {
  mkdirSync(results, { recursive: true });
  program = mkdtempSync(join(results, 'program-'));
});
afterEach(() => rmSync(program, { recursive: true }));

it('makes of a program what does the same, in its order, with its names, and with what lies beside its modules', () => {
  const compiled = {
    'main.js': `
      import './as-in-production.js';
      import * as react from 'react';
      import { beside, Named } from './parts/named.js';
      const { late } = await import('./parts/late.js');
      console.log(JSON.stringify({ beside, late: late(), name: Named.name, helps: 'act' in react }));`,
    'as-in-production.js': `process.env.NODE_ENV = 'production';`,
    'parts/named.js': `
      import { readFileSync } from 'node:fs';
      export class Named {}
      export const beside = readFileSync(new URL('../beside.txt', import.meta.url), 'utf8');`,
    'parts/late.js': `import { Named } from './named.js'; export const late = () => new Named().constructor.name;`,
    'beside.txt': 'found',
  };
  for (const [file, text] of Object.entries(compiled)) {
    mkdirSync(join(program, 'dist', file, '..'), { recursive: true });
    writeFileSync(join(program, 'dist', file), text);
  }
  run('tools/bundle.mjs', 'main');
  for (const file of ['main.js', 'as-in-production.js', 'parts'])
    rmSync(join(program, 'dist', file), { recursive: true });
  expect(JSON.parse(run(join(program, 'bundle/main.js')))).toEqual({
    beside: 'found',
    late: 'Named',
    name: 'Named',
    // Only React that helps whoever develops with it has \`act\`.
    helps: false,
  });
  // What is imported on demand is in a file of its own.
  expect(readdirSync(join(program, 'bundle')).length).toBeGreaterThan(1);
});

const run = (script: string, ...words: readonly string[]): string =>
  execFileSync(process.execPath, [resolve(root, script), ...words], {
    cwd: program,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '' },
  });
