import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
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
