// `node deploy/docker/assemble.mjs search /app`: lays a built program and the packages it runs on into a folder, and nothing else.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimeOf } from './runtime-of.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name, target] = process.argv.slice(2);
if (!name || !target) {
  console.error('Usage: node deploy/docker/assemble.mjs PROGRAM FOLDER');
  process.exit(2);
}
/** Programs that are no service: where each is, and the script that runs it. */
const others = { gateway: ['gateway', 'door.js'], seed: ['deploy/seed', 'seed.js'] };
const [program, script] = others[name] ?? [join('services', name), 'main.js'];
const { workspaces, packages } = runtimeOf(root, program);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

mkdirSync(target, { recursive: true });
for (const workspace of workspaces) {
  const folder = join(target, workspace);
  cpSync(join(root, workspace, 'dist'), join(folder, 'dist'), { recursive: true });
  const { name, version, type, exports } = JSON.parse(
    readFileSync(join(root, workspace, 'package.json'), 'utf8'),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, type, exports }));
  for (const file of readdirSync(join(root, workspace)))
    if (file.endsWith('.graphql')) cpSync(join(root, workspace, file), join(folder, file));
  for (const files of ['pictures', 'brands'])
    if (existsSync(join(root, workspace, files)))
      cpSync(join(root, workspace, files), join(folder, files), { recursive: true });
}
writeFileSync(
  join(target, 'package.json'),
  JSON.stringify({
    name: `${manifest.name}-${name}`,
    private: true,
    type: 'module',
    workspaces,
    dependencies: Object.fromEntries(packages.map((name) => [name, manifest.dependencies[name]])),
    overrides: manifest.overrides,
  }),
);
// Beside the compiled files, whose other scripts a job may run.
cpSync(join(root, program, 'bundle'), join(target, program, 'bundle'), { recursive: true });
writeFileSync(join(target, 'main.mjs'), `import './${program}/bundle/${script}';\n`);
cpSync(join(root, 'deploy/docker/healthcheck.mjs'), join(target, 'healthcheck.mjs'));

// npm knows best what those packages need: it takes away the others from a copy of what the lockfile installed.
cpSync(join(root, 'package-lock.json'), join(target, 'package-lock.json'));
cpSync(join(root, 'node_modules'), join(target, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (path) => dirname(path) !== join(root, 'node_modules/.cache'),
});
const { status } = spawnSync(
  'npm',
  ['prune', '--omit=dev', '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--loglevel=error'],
  { cwd: target, stdio: ['ignore', 2, 2] },
);
if (status !== 0 || !existsSync(join(target, 'node_modules'))) process.exit(status || 1);
