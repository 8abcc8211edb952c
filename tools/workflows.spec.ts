import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { documentsIn, exists, filesBelow, read, root } from './manifests/repository.js';

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: number;
        readonly strategy?: { readonly matrix: { readonly program: readonly string[] } };
        readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
      }
    >
  >;
}

const workflows = filesBelow('.github/workflows').map(
  (path) => [path, parse(read(path)) as Workflow] as const,
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the workflows of a public forge', () => {
  it.each(workflows)('%s may only read unless a job says otherwise, and ends', (_, { permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(workflows)('%s runs commands that there are', (_, { jobs }) => {
    const said = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    const commands = said.flatMap((text) => [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]);
    for (const [, name] of commands) expect(scripts).toHaveProperty(name!);
    for (const [path] of said.flatMap((text) => [...text.matchAll(/(?:tools|deploy|\.ci)\/[\w./-]*\w/g)]))
      expect(exists(path)).toBe(true);
    // What somebody outside wrote is data: it reaches a shell in a variable, if at all.
    for (const text of said) expect(text).not.toContain('${{');
  });

  it('check what a change touches, and all of what is merged', () => {
    const [, { jobs }] = workflows.find(([path]) => path.endsWith('checks.yml'))!;
    const said = JSON.stringify(jobs);
    expect(said).toContain('npm run affected -- --base');
    expect(said).toContain('.ci/run');
    expect(said).toContain('rhysd/actionlint');
  });

  it('release an image of every program', () => {
    const [, { jobs }] = workflows.find(([path]) => path.endsWith('release.yml'))!;
    const programs = ['gateway', 'seed', 'front-end', ...readdirSync(`${root}/services`)];
    expect(jobs['images']!.strategy!.matrix.program.toSorted()).toEqual(programs.toSorted());
  });

  it('update packages, images and themselves', () => {
    const [{ updates }] = documentsIn('.github/dependabot.yml') as [
      { updates: { 'package-ecosystem': string; directory: string }[] },
    ];
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(
      expect.arrayContaining(['npm', 'docker', 'github-actions']),
    );
    for (const { directory } of updates) expect(exists(`.${directory}`)).toBe(true);
  });
});

describe('what is told of a release', () => {
  const told = (version: string) =>
    execFileSync('node', ['tools/changelog.mjs', version], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

  it('is its part of the changelog', () => {
    expect(told('0.1.0')).toMatch(/^- The main job:/);
    expect(told('0.1.0')).not.toContain('## ');
  });

  it('stops a release of which nothing is told', () => {
    expect(() => told('99.0.0')).toThrow(/CHANGELOG\.md tells nothing of 99\.0\.0/);
  });
});
