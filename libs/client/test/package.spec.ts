import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const library = join(root, 'libs/client');
const read = (path: string) => readFileSync(path, 'utf8');
const manifest = JSON.parse(read(join(library, 'package.json'))) as Record<string, unknown>;

let folder: string;
let project: string;
let packed: { readonly filename: string; readonly files: readonly { readonly path: string }[] };
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'lintel-client-'));
  folder = mkdtempSync(join(tmpdir(), 'lintel-client-packed-'));
  // Packing builds: of a copy, as other suites run what is built here.
  const copy = join(folder, 'libs/client');
  cpSync(library, copy, { recursive: true, filter: (path) => !/\/(dist|test-results)$/.test(path) });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const said = npm(copy, 'pack', '--json', '--ignore-scripts=false', '--pack-destination', project);
  [packed] = JSON.parse(said) as [typeof packed];
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  npm(project, 'install', `./${packed.filename}`, '--offline', '--no-audit', '--no-fund');
}, 120_000);
afterAll(() => {
  for (const made of [project, folder]) rmSync(made, { recursive: true, force: true });
});

/** As from a shell: npm tells its children of the project that it runs in. */
function npm(cwd: string, ...args: readonly string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** What the compiler says of files in the empty project, by the options that a program's own may have. */
function compiled(files: Readonly<Record<string, string>>, ...options: readonly string[]): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const given = ['--module', 'nodenext', '--strict', '--noUncheckedIndexedAccess', '--noEmit', ...options];
  return spawnSync(process.execPath, [tsc, ...given, ...Object.keys(files)], {
    cwd: project,
    encoding: 'utf8',
  }).stdout;
}

describe('the package', () => {
  it('is of the release, under its licence, and needs no other', () => {
    const { version, license } = JSON.parse(read(join(root, 'package.json'))) as Record<string, unknown>;
    expect(manifest).toMatchObject({ version, license, sideEffects: false, engines: { node: '>=20' } });
    for (const key of ['private', 'dependencies', 'peerDependencies'])
      expect(manifest).not.toHaveProperty(key);
    expect(read(join(library, 'LICENSE'))).toBe(read(join(root, 'LICENSE')));
  });

  it('is what it runs as, its types, what they were made from, and how to use it', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'src/index.ts']),
    );
    const others = paths.filter(
      (path) =>
        !/^(LICENSE|README\.md|package\.json|dist\/[\w.-]+\.(js|d\.ts)(\.map)?|src\/[\w.-]+\.ts)$/.test(path),
    );
    expect(others.concat(paths.filter((path) => /spec|fixture/.test(path)))).toEqual([]);
  });

  it('runs in plain Node', () => {
    const program = `import { LintelClient, verifyWebhook } from '@lintel/client';
      new LintelClient({ url: 'https://lintel.example', key: 'lintel_a' }).events();
      await verifyWebhook('whsec_YQ==', {}, '').catch(({ name }) => console.log(name));`;
    const args = ['--input-type=module', '--eval', program];
    expect(execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })).toBe('WebhookRefused\n');
  });

  it('has types by itself: events are told apart by their type', () => {
    const said = compiled({
      'index.ts': `import { LintelClient, type LintelEvent } from '@lintel/client';
        const lintel = new LintelClient({ url: 'https://lintel.example', key: 'lintel_a' });
        for await (const event of lintel.events({ types: ['lintel.listing.removed.v1', 'lintel.viewing.moved.v1'] })) {
          if (event.type === 'lintel.viewing.moved.v1') event.data.previousStart.toUpperCase();
          else event.data.removedAt.toUpperCase();
          // @ts-expect-error: it was not asked for
          if (event.type === 'lintel.listing.published.v1') break;
        }
        export const priceOf = (event: LintelEvent): number | null | undefined =>
          event.type === 'lintel.listing.updated.v1' ? event.data.price : undefined;
        const { position, homes } = await lintel.snapshot({ outcodes: ['SW4'] });
        for await (const { data } of homes) position.toFixed() + data.title.toUpperCase();
        // @ts-expect-error: there is no such event
        lintel.events({ types: ['lintel.account.changed.v1'] });`,
    });
    expect(said).toBe('');
  }, 60_000);

  it('is used in its README as its types say', () => {
    const examples = [...read(join(library, 'README.md')).matchAll(/```ts (\S+)\n(.*?)```/gs)];
    expect(examples).toHaveLength(3);
    const said = compiled(
      Object.fromEntries(examples.map(([, name, text]) => [name!, text!])),
      ...['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')],
    );
    expect(said).toBe('');
  }, 60_000);
});
