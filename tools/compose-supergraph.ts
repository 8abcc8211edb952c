/**
 * Writes the criteria of searches into the schema of their service and into the queries of pages, and the types of public events into the client library, and
 * composes the services' schemas into what the gateway serves. `--check` writes nothing and fails when the files are stale.
 */
import './source-modules.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { composeServices } from '@theguild/federation-composition';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import { parse, printSchema } from 'graphql';

const services = [
  'listings',
  'search',
  'accounts',
  'notifications',
  'viewings',
  'messaging',
  'operations',
  'integrations',
];
const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { criteriaFragment, withCriteria } = await import('./criteria-schema.ts');
const { clientEvents } = await import('./client-events.ts');

const schemas = services.map((name) => {
  const path = `services/${name}/schema.graphql`;
  return { name, path, text: withCriteria(read(path)) };
});

const composed = composeServices(
  schemas.map(({ name, text }) => ({
    name,
    // Where a service is found is the gateway's configuration; composition only wants a distinct address.
    url: `http://${name}/graphql`,
    typeDefs: parse(text),
  })),
);
if (!composed.supergraphSdl) {
  for (const error of composed.errors ?? []) console.error(error.message);
  process.exit(1);
}

const { supergraphSdl } = composed;
const files: Record<string, string> = {
  ...Object.fromEntries(schemas.map(({ path, text }) => [path, text])),
  'libs/web/src/graphql/criteria.generated.graphql': criteriaFragment,
  'libs/client/src/events.generated.ts': clientEvents,
  'gateway/supergraph.graphql': `${supergraphSdl.trim()}\n`,
  'gateway/schema.graphql': `${printSchema(getStitchedSchemaFromSupergraphSdl({ supergraphSdl })).trim()}\n`,
};
const stale = Object.entries(files).filter(([path, text]) => !matches(path, text));
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run compose`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [path, text] of stale) writeFileSync(new URL(path, root), text);

function matches(path: string, text: string): boolean {
  try {
    return read(path) === text;
  } catch {
    return false;
  }
}
