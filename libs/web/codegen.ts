import { fileURLToPath } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Types the operations against the gateway's public schema. `npm run compose` runs it after composing that. */
const config: CodegenConfig = {
  schema: at('../../gateway/schema.graphql'),
  documents: [at('src/graphql/*.graphql')],
  generates: {
    [at('src/graphql/operations.generated.ts')]: {
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
  },
};
export default config;
