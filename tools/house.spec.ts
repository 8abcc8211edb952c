import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readSources, usedByOneApp } from './gates/shared-by-apps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the house', () => {
  it("runs its scripts on the project's own Node 24", () => {
    expect(process.version).toMatch(/^v24\./);
  });

  it('has no address of a registry in its lockfile', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });

  it('runs in CI the test command that the README names, and a short fault run', () => {
    const commands = [...read('README.md').matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].map(
      ([, name]) => name!,
    );
    expect(commands).toEqual(expect.arrayContaining(['start', 'test']));
    for (const name of commands) expect(scripts).toHaveProperty(name);
    expect(read('.ci/run')).toMatch(/^step npm test$/m);
    expect(read('.ci/run')).toMatch(/^faults=\(npm run -s test:faults -- --profile embedded --short\)$/m);
  });

  it('says at the end of CI what failed: tests by their names, and the last lines of what has none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lintel-ci-'));
    const program = (path: string, lines: readonly string[]) =>
      writeFile(join(folder, path), ['#!/usr/bin/env bash', ...lines, ''].join('\n'), { mode: 0o755 });
    await mkdir(join(folder, 'here/.ci'), { recursive: true });
    await mkdir(join(folder, 'bin'));
    await copyFile(join(root, '.ci/run'), join(folder, 'here/.ci/run'));
    await program('bin/chromium-headless-shell', []);
    await program('bin/npm', [
      'case "$*" in',
      `  test) printf 'FAILED  a price is whole\\n3 passed, 1 failed, 0 skipped\\n'; exit 1 ;;`,
      `  *lint) seq 1 20; exit 1 ;;`,
      `  *e2e) printf '\\e[31m  1 failed\\n    [desktop] › src/a.spec.ts:1:1 › opens ──\\e[39m\\n8 passed, 1 failed\\n'; exit 1 ;;`,
      `  *) echo '1 passed, 0 failed' ;;`,
      'esac',
    ]);
    const { status, stdout } = spawnSync(join(folder, 'here/.ci/run'), {
      encoding: 'utf8',
      env: { PATH: `${folder}/bin:${process.env['PATH']}` },
    });
    await rm(folder, { recursive: true });
    expect(status).toBe(1);
    const end = stdout.slice(stdout.indexOf('What failed:')).split('\n');
    expect(end).toEqual([
      'What failed:',
      ...['== npm test', 'FAILED  a price is whole'],
      ...['== npm run -s lint', ...Array.from({ length: 15 }, (_, line) => String(line + 6))],
      ...['== npm run -s test:e2e', '    [desktop] › src/a.spec.ts:1:1 › opens ──'],
      ...['', '15 passed, 3 failed', ''],
    ]);
  });

  it('leads where its walks say, in at most ten steps each', () => {
    const walks = read('docs/walks.md');
    for (const [, path] of walks.matchAll(/\]\(([^)]+)\)/g))
      expect([path, existsSync(join(root, 'docs', path!))]).toEqual([path, true]);
    const steps = walks
      .split('\n## ')
      .slice(1)
      .map((walk) => walk.match(/^\d+\. /gm)?.length ?? 0);
    expect(steps).toHaveLength(4);
    for (const count of steps) expect(count).toBeLessThanOrEqual(10);
  });

  it('says of every limit what becomes of it without the cache', () => {
    const rows = [
      ...read('docs/security.md').matchAll(/^\| `([a-z:*-]+)` +\| [^|]+ \| (allow|here|refuse) +\|$/gm),
    ];
    const said = rows.map(([, name, when]) => [name!, when!] as const);
    const limits = execFileSync(
      'git',
      ['grep', '-lE', 'whenUnavailable: ', '--', '*/src/*.ts', ':!*.spec.ts'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const declared = limits
      .trim()
      .split('\n')
      .flatMap((file) => {
        const code = read(file);
        const own = code.matchAll(
          /name: ['`]([a-z:$-]+)(?:\{act\})?['`],[^}]*?whenUnavailable: '(allow|here|refuse)'/gs,
        );
        const ofAgency = code.matchAll(/formTo\('([a-z:]+)'/g);
        return [
          ...[...own].map(([, name, when]) => [name!.replace('$', '*'), when!] as const),
          ...[...ofAgency].map(([, name]) => [name!, 'allow'] as const),
        ];
      });
    expect(declared.length).toBeGreaterThan(20);
    expect(said.toSorted()).toEqual(declared.toSorted());
  });

  it('keeps in the browser’s library only what two apps use', () => {
    expect(usedByOneApp(readSources(root))).toEqual([]);
  });

  it('says what else belongs beside the feature of its app', () => {
    const use = (names: string) => `import { ${names} } from '@lintel/web';`;
    const found = usedByOneApp(
      new Map([
        ['apps/shell/src/app.ts', use('shared')],
        ['apps/public-site/src/page.ts', use('shared, asked, loaded, type Kept')],
        ['libs/web/src/index.ts', "export * from './queries.js';"],
        [
          'libs/web/src/queries.ts',
          `import { AskDocument, BothDocument } from './queries.generated.js';
          export interface Kept {}
          export const shared = () => [BothDocument, helped()];
          const helped = () => 1;
          export const asked = () => AskDocument;
          export const loaded = () => import('./later.js');
          export const unused = 1;`,
        ],
        ['libs/web/src/later.ts', 'export const later = 1;'],
        [
          'libs/web/src/queries.generated.ts',
          'export type Sort = 1; export const AskDocument = 1; export const BothDocument = 1;',
        ],
      ]),
    );
    expect(found).toEqual([
      'libs/web/src/queries.ts: Kept is used by public-site alone',
      'libs/web/src/queries.ts: asked is used by public-site alone',
      'libs/web/src/queries.ts: loaded is used by public-site alone',
      'libs/web/src/queries.ts: unused is used by no app',
      'libs/web/src/later.ts: later is used by public-site alone',
      'libs/web/src/queries.generated.ts: AskDocument is used by public-site alone',
    ]);
  });
});
