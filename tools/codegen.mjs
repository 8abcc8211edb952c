import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildASTSchema, parse, visit } from 'graphql';

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

const typed = {
  enumsAsTypes: true,
  enumType: 'string-literal',
  skipTypename: true,
  useTypeImports: true,
  avoidOptionals: { field: true },
  pureMagicComment: true,
  scalars: { Int: 'number', Float: 'number' },
};

/** The types of operations, beside them: a page's bundle holds the texts of the queries it asks, and no others. */
const ofOperations = [...documents]
  .filter(([, text]) => /^(query|mutation) /m.test(text))
  .map(([path]) => [
    root + path.replace('.graphql', '.generated.ts'),
    {
      schema: `${root}gateway/schema.graphql`,
      documents: withFragments(path),
      plugins: ['typescript-operations', 'typed-document-node'],
      // Queries travel as strings: graphql-js stays out of the browser.
      config: { ...typed, documentMode: 'string', onlyOperationTypes: true },
    },
  ]);

/** Without the directives of federation, which are for composing alone. */
const plain = (text) =>
  buildASTSchema(visit(parse(text), { Directive: () => null, SchemaExtension: () => null }));

/** Of each type of a service's schema that its adapters have a view of, such as `ConversationView`, where that is: its fields are worked out from it. */
function viewsOf(folder, schema) {
  const types = new Set([...schema.matchAll(/^(?:extend )?type (\w+)/gm)].map(([, name]) => name));
  const views = globSync('*.ts', { cwd: root + folder }).flatMap((file) =>
    [...readFileSync(`${root}${folder}/${file}`, 'utf8').matchAll(/^export (?:interface|type) (\w+)View\b/gm)]
      .filter(([, name]) => types.has(name))
      .map(([, name]) => [name, `./${file.replace('.ts', '.js')}#${name}View`]),
  );
  return Object.fromEntries(views.sort());
}

/** What a service's resolvers are asked and answer: docs/adr/0035. */
const ofResolvers = globSync('services/*/schema.graphql', { cwd: root }).map((path) => {
  const text = readFileSync(root + path, 'utf8');
  const folder = path.replace('schema.graphql', 'src/adapters/graphql');
  return [
    `${root}${folder}/schema.generated.ts`,
    {
      schema: plain(text),
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...typed,
        immutableTypes: true,
        disableDescriptions: true,
        makeResolverTypeCallable: true,
        mappers: viewsOf(folder, text),
      },
    },
  ];
});

/**
 * Types the operations of the apps against the gateway's public schema, and the resolvers of each service against its own. `npm run compose` runs it after
 * composing those schemas.
 *
 * @type {import('@graphql-codegen/cli').CodegenConfig}
 */
export default { generates: Object.fromEntries([...ofOperations, ...ofResolvers]) };
