import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * What a built program loads when it runs, found in the imports of its compiled code and, from there, of the workspaces it uses.
 * Development-only dependencies never show up: compiled code has no specs in it.
 *
 * @param {string} root the repository
 * @param {string} program the folder of a workspace, as in `services/search`
 * @returns {{ workspaces: string[], packages: string[] }} folders of workspaces, and names among the root's dependencies
 */
export function runtimeOf(root, program) {
  const manifest = readManifest(root, '.');
  const folders = workspaceFolders(root, manifest.workspaces);
  const workspaces = new Set();
  const imported = new Set();
  const visit = (folder) => {
    if (workspaces.has(folder)) return;
    workspaces.add(folder);
    for (const name of importsBelow(join(root, folder, 'dist')))
      if (folders.has(name)) visit(folders.get(name));
      else imported.add(name);
  };
  visit(program);

  const direct = Object.keys(manifest.dependencies);
  const packages = new Set(direct.filter((name) => imported.has(name)));
  // Nest loads its companions by name when they are there, which it declares as optional peers.
  for (const name of packages)
    for (const peer of Object.keys(readManifest(root, `node_modules/${name}`).peerDependencies ?? {}))
      if (direct.includes(peer)) packages.add(peer);
  return { workspaces: [...workspaces].sort(), packages: [...packages].sort() };
}

const readManifest = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Folders of workspaces by the names of their packages. */
function workspaceFolders(root, patterns) {
  const folders = patterns.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
  return new Map(
    folders.flatMap((folder) => {
      try {
        return [[readManifest(root, folder).name, folder]];
      } catch (error) {
        if (error.code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
}

/** Names of packages that compiled files import, require or load on demand. */
function importsBelow(folder) {
  const names = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (fileName.startsWith('.') || fileName.startsWith('node:')) continue;
      const parts = fileName.split('/');
      names.add(parts.slice(0, fileName.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return names;
}
