import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where ports and their adapters are, in a folder a port. */
const platform = 'libs/platform';

/**
 * What a built program loads when it runs, found in the imports of its compiled code and, from there, of the workspaces it uses.
 * Development-only dependencies never show up: compiled code has no specs in it. Nor do those of adapters of ports that the program never opens: the table
 * of adapters loads each on demand.
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
  const ports = new Set();
  const visit = (folder) => {
    if (workspaces.has(folder)) return;
    workspaces.add(folder);
    // Read at the end, when it is known which ports are used.
    if (folder === platform) return;
    for (const text of compiledBelow(join(root, folder, 'dist'))) {
      for (const port of portsOf(text)) ports.add(port);
      for (const name of importsOf(text))
        if (folders.has(name)) visit(folders.get(name));
        else imported.add(name);
    }
  };
  visit(program);
  if (workspaces.has(platform)) {
    const dist = join(root, platform, 'dist');
    const used = (entry) => !entry.isDirectory() || ports.has(entry.name);
    for (const entry of readdirSync(dist, { withFileTypes: true }).filter(used))
      for (const text of compiledBelow(join(dist, entry.name)))
        for (const name of importsOf(text)) if (!folders.has(name)) imported.add(name);
  }

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

/** What compiled files say: of a folder and those in it, or of the one that is named. */
function* compiledBelow(path) {
  if (path.endsWith('.js')) yield readFileSync(path, 'utf8');
  else if (statSync(path).isDirectory())
    for (const name of readdirSync(path)) yield* compiledBelow(join(path, name));
}

/** Names of packages that a compiled file imports, requires or loads on demand. */
const importsOf = (text) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((fileName) => !fileName.startsWith('.') && !fileName.startsWith('node:'))
    .map((fileName) =>
      fileName
        .split('/')
        .slice(0, fileName.startsWith('@') ? 2 : 1)
        .join('/'),
    );

/** Folders of the ports that a compiled file opens by the table of adapters, as `openEventBus` does `event-bus`, or imports an adapter of. */
function portsOf(text) {
  const opened = [...text.matchAll(/import \{([^}]*)\} from ['"]@lintel\/platform\/adapters['"]/g)]
    .flatMap(([, names]) => [...names.matchAll(/\bopen([A-Z]\w*)/g)])
    .map(([, port]) => port.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase());
  const imported = [...text.matchAll(/['"]@lintel\/platform\/([\w-]+)\/[\w/-]+['"]/g)].map(
    ([, port]) => port,
  );
  return [...opened, ...imported];
}
