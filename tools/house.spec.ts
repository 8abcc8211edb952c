import { execFileSync } from 'node:child_process';
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

  it('says of every limit what becomes of it without the cache', () => {
    const rows = [
      ...read('docs/security.md').matchAll(/^\| `([a-z:*-]+)` +\| [^|]+ \| (allow|refuse) +\|$/gm),
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
          /name: ['`]([a-z:$-]+)(?:\{act\})?['`],[^}]*?whenUnavailable: '(allow|refuse)'/gs,
        );
        const ofAgency = code.matchAll(/formsToAgency\('([a-z:]+)'/g);
        return [
          ...[...own].map(([, name, when]) => [name!.replace('$', '*'), when!] as const),
          ...[...ofAgency].map(([, name]) => [name!, 'allow'] as const),
        ];
      });
    expect(declared.length).toBeGreaterThan(20);
    expect(said.toSorted()).toEqual(declared.toSorted());
  });
});
