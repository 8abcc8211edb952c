import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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

  it('leads where its walks say, in at most ten steps each', () => {
    const walks = read('docs/walks.md');
    for (const [, path] of walks.matchAll(/\]\(([^)]+)\)/g))
      expect(existsSync(join(root, 'docs', path!)), path).toBe(true);
    const steps = walks
      .split('\n## ')
      .slice(1)
      .map((walk) => walk.match(/^\d+\. /gm)?.length ?? 0);
    expect(steps).toHaveLength(4);
    for (const count of steps) expect(count).toBeLessThanOrEqual(10);
  });
});
