import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import codegen from '../codegen.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What `tools/compose-supergraph.ts` writes, whole or in part. */
const composed = [
  'gateway/schema.graphql',
  'gateway/supergraph.graphql',
  'libs/client/src/events.generated.ts',
  'libs/web/src/graphql/criteria.generated.graphql',
  'services/search/schema.graphql',
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lintel-generated-'));
  for (const path of [
    'gateway/schema.graphql',
    'gateway/supergraph.graphql',
    'libs/client/src/events.generated.ts',
    'tools/client-events.ts',
    'tools/codegen.mjs',
    'tools/compose-supergraph.ts',
    'tools/criteria-schema.ts',
    'tools/source-modules.ts',
    'libs/web/src',
    'apps/public-site/src',
    ...globSync('services/*/{schema.graphql,src/adapters/graphql}', { cwd: root }),
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const path of ['node_modules', 'package.json']) symlinkSync(join(root, path), join(copy, path));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function check(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, [...args, '--check'], {
    cwd: root,
    encoding: 'utf8',
    // Where it takes itself to be tested the generator keeps to itself what was wrong.
    env: { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' },
  });
  return { status, said: `${stdout}${stderr}` };
}

describe('what is generated', () => {
  it('is made by what lint asks whether it is fresh, each file of it', () => {
    const committed = execFileSync('git', ['ls-files', '*.generated.*'], { cwd: root, encoding: 'utf8' });
    const made = [
      ...Object.keys(codegen.generates).map((path) => path.slice(root.length)),
      ...composed.filter((path) => path.includes('.generated.')),
    ];
    expect(committed.trim().split('\n').toSorted()).toEqual(made.toSorted());
  });

  it('is refused where the schemas and criteria say something else by now', () => {
    const compose = () => check('node', join(copy, 'tools/compose-supergraph.ts'));
    expect(compose()).toEqual({ status: 0, said: '' });
    for (const file of composed) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(/\bbed(room)?s\b/);
      writeFileSync(path, text.replaceAll(/^( +|.*readonly )bed(room)?s\b/gm, '$1rooms'));
    }
    const { status, said } = compose();
    expect(status).toBe(1);
    for (const file of composed) {
      expect(said).toContain(`${file} is stale`);
      cpSync(join(root, file), join(copy, file));
    }
  });

  it.each([
    ['apps/public-site/src/newsletter/newsletter.generated.ts', /email/, 'mail', /newsletter\.generated\.ts/],
    ['gateway/schema.graphql', 'subscribeToNewsletter(', 'subscribed(', /subscribeToNewsletter/],
    [
      'services/messaging/schema.graphql',
      'messageCount: Int!',
      'messageCount: Int',
      /messaging\/.*schema\.generated\.ts/,
    ],
  ])('is refused where it no longer fits the schema or the operations: %s', (file, was, is, said) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(was, is));
    const checked = check('graphql-codegen', '--config', `${copy}/tools/codegen.mjs`);
    writeFileSync(path, text);
    expect(checked.said).toMatch(said);
    expect(checked.status).toBe(1);
  });
});
