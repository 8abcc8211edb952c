import { existsSync } from 'node:fs';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { read } from './manifests/repository.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const rows = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [path, ...owners] = line.split(/\s+/);
    return { path: path!, owners };
  });
const parts = globSync(['apps/*', 'services/*', 'libs/*', 'deploy/*'], { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `/${entry.parentPath.slice(root.length).replace(/^\//, '')}/${entry.name}/`)
  .concat('/gateway/', '/tools/', '/k8s/');

describe('the owners', () => {
  it.each(parts)('of %s are named', (part) => {
    expect(rows.filter(({ path }) => path === part).map(({ owners }) => owners.length > 0)).toEqual([true]);
  });

  it.each(rows.map(({ path, owners }) => [path, owners] as const))(
    'of %s own what is there',
    (path, owners) => {
      expect(path === '*' || existsSync(`${root}${path}`)).toBe(true);
      for (const owner of owners) expect(owner).toMatch(/^@lintel\/[a-z-]+$/);
    },
  );

  it('of a schema are its team and who keeps the contracts', () => {
    for (const { path, owners } of rows.filter((row) => /^\/services\/\w+\/schema/.test(row.path)))
      expect(owners).toEqual([
        ...rows.find((row) => row.path === path.replace('schema.graphql', ''))!.owners,
        '@lintel/contracts',
      ]);
    expect(rows.filter(({ path }) => path.endsWith('/schema.graphql'))).toHaveLength(
      parts.filter((part) => part.startsWith('/services/')).length + 1,
    );
  });
});
