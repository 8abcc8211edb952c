import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Copy, copyOfRepository } from './copy.js';

let copy: Copy;
beforeAll(() => {
  copy = copyOfRepository();
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['config', 'user.email', 'team@example.com'],
    ['config', 'user.name', 'A Team'],
    ['add', '-A'],
    ['commit', '-qm', 'chore: all of it'],
  ])
    copy.run('git', ...args);
}, 60_000);
afterAll(() => copy.remove());

const affected = (...args: string[]) =>
  copy
    .run('node', 'tools/affected.mjs', '--list', ...args)
    .split('\n')
    .filter((name) => name.startsWith('@lintel/'));

jest.setTimeout(60_000);
describe('npm run affected', () => {
  it('takes up nothing where nothing differs', () => {
    expect(affected('--base', 'main')).toEqual([]);
  });

  it('takes up what a change touches, and nothing else', () => {
    copy.run('git', 'switch', '-qc', 'work');
    appendFileSync(`${copy.path}/services/search/src/index.ts`, '// One line more.\n');
    const names = affected();
    expect(names).toEqual(expect.arrayContaining(['@lintel/search', '@lintel/all-in-one']));
    for (const name of ['viewings', 'listings', 'gateway', 'public-site', 'contracts'])
      expect(names).not.toContain(`@lintel/${name}`);
  });

  it('is told where to begin', () => {
    expect(() => affected('--base', 'nowhere')).toThrow(/--base must name a branch or commit/);
  });
});
