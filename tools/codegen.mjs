import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = new Map(
  globSync('{apps/*,libs/web}/src/**/*.graphql', { cwd: root })
    .sort()
    .map((path) => [path, readFileSync(root + path, 'utf8')]),
);

const project = (path) => path.split('/', 2).join('/');
const spreads = (text) => [...text.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name);
const declares = (text, fragment) => text.includes(`fragment ${fragment} on `);

/** The file of operations, and those of the fragments that it spreads: the app's own, or the library's. */
function withFragments(path) {
  const files = new Set([path]);
  for (const file of files)
    for (const name of spreads(documents.get(file)))
      for (const [other, text] of documents)
        if (declares(text, name) && [project(path), 'libs/web'].includes(project(other))) files.add(other);
  return [...files].map((file) => root + file);
}

/**
 * Types the operations against the gateway's public schema, each file beside its operations: a page's bundle holds the texts of the queries it asks, and no
 * others. `npm run compose` runs it after composing that schema.
 *
 * @type {import('@graphql-codegen/cli').CodegenConfig}
 */
export default {
  schema: `${root}gateway/schema.graphql`,
  generates: Object.fromEntries(
    [...documents]
      .filter(([, text]) => /^(query|mutation) /m.test(text))
      .map(([path]) => [
        root + path.replace('.graphql', '.generated.ts'),
        {
          documents: withFragments(path),
          plugins: ['typescript-operations', 'typed-document-node'],
          config: {
            // Queries travel as strings: graphql-js stays out of the browser.
            documentMode: 'string',
            enumsAsTypes: true,
            enumType: 'string-literal',
            skipTypename: true,
            useTypeImports: true,
            avoidOptionals: { field: true },
            onlyOperationTypes: true,
            pureMagicComment: true,
            scalars: { Int: 'number', Float: 'number' },
          },
        },
      ]),
  ),
};
