// `npm run bundle main token` in the folder of a program: each of these scripts in one file with all that it imports, in `bundle/`.
// A start reads a few files in place of five thousand. What is imported on demand stays in files of its own.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { compiled, root } from './install.mjs';

const output = join(process.cwd(), 'bundle');
const scripts = Object.fromEntries(
  process.argv.slice(2).map((name) => [name, join(process.cwd(), 'dist', `${name}.js`)]),
);

/** They load binaries that lie beside them, and React is loaded once as for production before anything imports it. */
const apart = [
  /^@graphql-hive\/router-query-planner$/,
  /^@node-rs\//,
  /^msgpackr-extract$/,
  /^react(-dom)?(\/|$)/,
  /^sharp$/,
];

/** Files that a module finds beside itself are where they were. */
const besideItself = {
  name: 'beside-itself',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const here = `new URL(${JSON.stringify(relative(output, id))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', here), map: null };
  },
};

for (const folder of [output, compiled]) rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: scripts,
  platform: 'node',
  external: apart,
  plugins: [besideItself],
  onLog: (level, log) => {
    // Companions that packages load where they are installed.
    if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') console.error(log.message);
  },
});
await bundle.write({
  dir: output,
  format: 'esm',
  // Nest, mongoose and errors tell classes by their names.
  keepNames: true,
  // reflect-metadata comes before what it is for, whatever file either is in.
  strictExecutionOrder: true,
  chunkFileNames: 'part-[name]-[hash].js',
});
await bundle.close();
