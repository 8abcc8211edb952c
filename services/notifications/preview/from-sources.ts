import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const configFile = fileURLToPath(new URL('../.swcrc', import.meta.url));

// Nothing has to be built: sources are compiled as they are imported.
registerHooks({
  resolve(specifier, { conditions, ...context }, next) {
    const from = { ...context, conditions: ['@lintel/source', ...conditions] };
    if (!specifier.startsWith('.') || context.parentURL?.includes('/node_modules/'))
      return next(specifier, from);
    const source = specifier.replace(/\.js$/, '.ts');
    try {
      return next(source, from);
    } catch {
      return next(`${source}x`, from);
    }
  },
  load(url, context, next) {
    if (!/\.tsx?$/.test(url)) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url), { configFile });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
