const source =
  /^((?:gateway|(?:services|deploy|libs)\/[\w-]+)\/src|libs\/platform)\/((?:(?!dist\/|node_modules\/|test-results\/).)+)\.tsx?$/;
/** As `.swcrc` and the projects leave them out. */
const unbuilt = /\.(spec|fixture|bench|contract|d)\.ts$|\/contract\/|^libs\/(ui|web|testing)\//;
/** Threads read what is on the disk. */
const thread = /\/(files|smtp)\/[^/]*worker\.ts$/;

/**
 * Where the build has what a source of the back end becomes. `build`: only a build takes up its change; null: it is none.
 *
 * @param file from the root of the project, such as `services/viewings/src/main.ts`
 */
export function builtOf(file) {
  if (unbuilt.test(file)) return null;
  if (/^(gateway|services\/[\w-]+)\/[\w-]+\.graphql$/.test(file)) return 'build';
  const found = source.exec(file);
  if (!found) return null;
  if (thread.test(file)) return 'build';
  return `${found[1].replace(/\/src$/, '')}/dist/${found[2]}.js`;
}
