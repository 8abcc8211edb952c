/** After this a tool imports the project's libraries from their sources, with nothing built. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.includes('/node_modules/') === false;
    const path = isOurs && specifier.startsWith('.') ? specifier.replace(/\.js$/, '.ts') : specifier;
    return next(path, { ...context, conditions: ['@lintel/source', ...(context.conditions ?? [])] });
  },
});
