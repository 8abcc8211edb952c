// One process of the back end of `npm run dev`. It loads other people's packages at once, ours when it is told which of them were changed since they were
// built, and runs when the process before it is gone: so a change waits for our own modules alone.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { root } from './install.mjs';

/** By the address that its build has: the source that is read in its place. */
const changed = new Map();
/** What our own modules import of others'. */
const used = new Set();

registerHooks({
  resolve(specifier, context, next) {
    const ours = context.parentURL !== undefined && !context.parentURL.includes('/node_modules/');
    // A new file has no build.
    const url = ours && specifier.startsWith('.') ? new URL(specifier, context.parentURL).href : undefined;
    if (changed.has(url)) return { url, format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    if (ours && found.url.includes('/node_modules/')) used.add(found.url);
    return found;
  },
  load(url, context, next) {
    const source = changed.get(url);
    if (!source) return next(url, context);
    return { format: 'module', source: translated(source), shortCircuit: true };
  },
});

function translated(source) {
  const own = join(source.split(/[\\/]src[\\/]/)[0], '.swcrc');
  const configFile = existsSync(own) ? own : join(root, '.swcrc');
  try {
    return transformFileSync(source, { configFile, sourceMaps: 'inline' }).code;
  } catch ({ message }) {
    console.error(message.split('\nCaused by')[0]);
    process.exit(1);
  }
}

const ours = (file) => import(pathToFileURL(join(root, 'deploy/all-in-one/dist', file)).href);
const leave = () => process.exit();
process.once('disconnect', leave);

const orders = {
  load: (urls) => Promise.allSettled(urls.map((url) => import(url))),
  async prepare(sources) {
    for (const [built, source] of sources) changed.set(pathToFileURL(built).href, source);
    await ours('start-lintel.js');
    process.send({ prepared: true });
  },
  async run() {
    // From here on it ends in order.
    process.off('disconnect', leave);
    await ours('main.js');
    process.send({ running: [...used] });
  },
};

let before = Promise.resolve();
process.on('message', ([order, given]) => {
  before = before.then(() => orders[order](given));
});
