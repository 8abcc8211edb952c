// `npm run bundle`: every program that has changed, in files of its own. In the folder of one, `node ../../tools/bundle.mjs main token`: each of these
// scripts with all that it imports, in `bundle/`. A start then reads a few files in place of thousands; what is imported on demand stays apart.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compiled, installMissing, root, run } from './install.mjs';

installMissing();
const scripts = process.argv.slice(2);
if (scripts.length === 0) run('nx', ['run-many', '-t', 'bundle', '--parallel=2']);
else await bundle(process.cwd(), scripts);

async function bundle(program, names) {
  const output = join(program, 'bundle');
  for (const folder of [output, compiled]) rmSync(folder, { recursive: true, force: true });
  const { rolldown } = await import('rolldown');
  const whole = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(program, 'dist', `${name}.js`)])),
    platform: 'node',
    // They load binaries that lie beside them.
    external: [/^@graphql-hive\/router-query-planner$/, /^@node-rs\//, /^msgpackr-extract$/, /^sharp$/],
    plugins: [besideItself(output)],
    onLog: (level, log) => {
      // Unresolved are companions that packages do without where they are not installed.
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') console.error(log.message);
    },
  });
  await whole.write({
    dir: output,
    format: 'esm',
    // Nest, mongoose and errors tell classes by their names.
    keepNames: true,
    // reflect-metadata comes before what it is for, whatever file either is in.
    strictExecutionOrder: true,
    chunkFileNames: 'part-[name]-[hash].js',
  });
  await whole.close();
}

/** What a module finds beside itself is where it was. */
function besideItself(output) {
  return {
    name: 'beside-itself',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.url'))
        return null;
      const here = `new URL(${JSON.stringify(relative(output, id))}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', here), map: null };
    },
  };
}
