import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const criteria = 'criteria.generated.graphql';
const fragments = 'fragments.graphql';
const asksForCriteria = (name: string): boolean =>
  readFileSync(at(`src/graphql/${name}.graphql`), 'utf8').includes('...AllCriteria');

/** A file of types for each file of operations: a page's bundle holds the texts of the queries it asks, and no others. */
const operationFiles = readdirSync(at('src/graphql/')).flatMap((file) =>
  file.endsWith('.graphql') && file !== criteria && file !== fragments
    ? [file.slice(0, -'.graphql'.length)]
    : [],
);

/** Types the operations against the gateway's public schema. `npm run compose` runs it after composing that. */
const config: CodegenConfig = {
  schema: at('../../gateway/schema.graphql'),
  generates: Object.fromEntries(
    operationFiles.map((name) => [
      at(`src/graphql/${name}.generated.ts`),
      {
        documents: [`${name}.graphql`, fragments, ...(asksForCriteria(name) ? [criteria] : [])].map((file) =>
          at(`src/graphql/${file}`),
        ),
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
export default config;
