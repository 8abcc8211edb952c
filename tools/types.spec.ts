import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { read } from './manifests/repository.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesOf = (project: string): string[] =>
  ts
    .getParsedCommandLineOfConfigFile(
      `${root}${project}`,
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
        },
      },
    )!
    .fileNames.map((path) => path.slice(root.length));

describe('npm run types', () => {
  it('checks every file of TypeScript in the repository', () => {
    const projects = [...read('tools/types.mjs').matchAll(/'(tsconfig\.\w+\.json|apps\/e2e)'/g)].map(
      ([, name]) => (name!.endsWith('.json') ? name! : `${name}/tsconfig.json`),
    );
    expect(projects).toHaveLength(3);
    const checked = new Set(projects.flatMap(filesOf));
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(tracked.filter((path) => !checked.has(path))).toEqual([]);
  });
});

describe('the types of resolvers', () => {
  const folder = `${root}services/notifications/src/adapters/graphql`;
  const made = `${folder}/made-up.resolver.ts`;
  const methods = [
    ['an answer of another shape', 'Query', 'emailPreferences() { return { savedHomes: true }; }', 'TS2416'],
    [
      'null for what is never null',
      'Query',
      'emailPreferences() { return { savedHomeChanges: null }; }',
      'TS2416',
    ],
    ['a field left out', 'Query', 'async mailbox() { return { readable: true, messages: [] }; }', 'TS2416'],
    [
      'a value that the enumeration lacks',
      'Mutation',
      "unsubscribeFromNewsletter() { return 'gone'; }",
      'TS2416',
    ],
    ['no field of the schema', 'Query', 'preferences() { return { savedHomeChanges: true }; }', 'TS2559'],
    [
      'nothing that the schema says',
      'Query',
      'emailPreferences() { return { savedHomeChanges: true }; }',
      '',
    ],
    ['nothing of what may be null', 'Query', 'async mail() { return null; }', ''],
  ] as const;
  let complaints: readonly string[];

  beforeAll(() => {
    const text = [
      `import type { Answers } from '${root}libs/service-kit/src/graphql/answers.js'; import type * as schema from './schema.generated.js';`,
      ...methods.map(
        ([, type, method], row) =>
          `export class R${row} implements Answers<schema.${type}Resolvers> { ${method} }`,
      ),
    ].join('\n');
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${root}tsconfig.base.json`, ts.sys.readFile).config,
      ts.sys,
      root,
    );
    const compilerOptions = { ...options, types: [] };
    const host = ts.createCompilerHost(compilerOptions);
    const { fileExists, getSourceFile } = host;
    host.fileExists = (path) => path === made || fileExists(path);
    host.getSourceFile = (path, version, ...rest) =>
      path === made ? ts.createSourceFile(path, text, version) : getSourceFile(path, version, ...rest);
    const program = ts.createProgram([made], compilerOptions, host);
    const source = program.getSourceFile(made)!;
    const found = ts.getPreEmitDiagnostics(program, source);
    complaints = methods.map((_, row) =>
      found
        .filter(({ start }) => source.getLineAndCharacterOfPosition(start!).line === row + 1)
        .map(({ code }) => `TS${code}`)
        .join(),
    );
    expect(found).toHaveLength(complaints.filter(Boolean).length);
  }, 60_000);

  it.each(methods.map(([what, , , said], row) => [what, said, row] as const))(
    'refuse in a resolver %s (%s)',
    (_, said, row) => {
      expect(complaints[row]).toBe(said);
    },
  );
});
