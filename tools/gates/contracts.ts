import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EventDefinition, eventDefinitions, jsonSchemaOf, publicEvents } from '@lintel/contracts';
import { eventChanges, type JsonSchema } from './event-changes.ts';
import { schemaChanges } from './schema-changes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const released = `${root}/libs/contracts/released`;
const read = (path: string) => readFileSync(path, 'utf8');

/** All that one part of Lintel, or somebody outside, relies on of another. */
export interface Contracts {
  /** What the gateway serves to all. */
  readonly gateway: string;
  /** What each service serves to the gateway, by its name. */
  readonly services: Readonly<Record<string, string>>;
  /** The JSON Schema of each kind of event. */
  readonly events: Readonly<Record<string, JsonSchema>>;
  /** And of what others are told of it. */
  readonly publicEvents: Readonly<Record<string, JsonSchema>>;
}

const byName = (folder: string, ending: string): Record<string, string> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(0, -ending.length), read(`${folder}/${file}`)]),
  );

export const currentContracts = (): Contracts => ({
  gateway: read(`${root}/gateway/schema.graphql`),
  services: Object.fromEntries(
    readdirSync(`${root}/services`).map((name) => [name, read(`${root}/services/${name}/schema.graphql`)]),
  ),
  events: schemasOf(eventDefinitions),
  publicEvents: schemasOf(publicEvents),
});

const schemasOf = (definitions: readonly EventDefinition[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    definitions.map((definition) => [
      definition.type,
      JSON.parse(JSON.stringify(jsonSchemaOf(definition))) as JsonSchema,
    ]),
  );

const releasedSchemas = (folder: string): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(byName(`${released}/${folder}`, '.json')).map(([type, text]) => [
      type,
      JSON.parse(text) as JsonSchema,
    ]),
  );

/** As they were at the last release. */
export const releasedContracts = (): Contracts => ({
  gateway: read(`${released}/gateway.graphql`),
  services: byName(`${released}/services`, '.graphql'),
  events: releasedSchemas('events'),
  publicEvents: releasedSchemas('public-events'),
});

export function release({ gateway, services, events, publicEvents }: Contracts): void {
  rmSync(released, { recursive: true, force: true });
  const files = [
    ['gateway.graphql', gateway],
    ...Object.entries(services).map(([name, text]) => [`services/${name}.graphql`, text]),
    ...filesOf('events', events),
    ...filesOf('public-events', publicEvents),
  ] as const;
  for (const [path, text] of files) {
    mkdirSync(dirname(`${released}/${path}`), { recursive: true });
    writeFileSync(`${released}/${path}`, text!);
  }
}

const filesOf = (folder: string, schemas: Readonly<Record<string, JsonSchema>>) =>
  Object.entries(schemas).map(
    ([type, schema]) => [`${folder}/${type}.json`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  );

/** What breaks whoever relies on the contracts as they were, a sentence each. */
export function breaks(before: Contracts, after: Contracts): string[] {
  return [
    ...schemaChanges(before.gateway, after.gateway).map((change) => `gateway: ${change}`),
    ...Object.entries(before.services).flatMap(([name, schema]) =>
      after.services[name]
        ? schemaChanges(schema, after.services[name]).map((change) => `services/${name}: ${change}`)
        : [`services/${name}: it is gone.`],
    ),
    ...Object.entries(before.events).flatMap(([type, schema]) =>
      eventBreaks(type, schema, after.events[type]),
    ),
    ...Object.entries(before.publicEvents).flatMap(([type, schema]) =>
      eventBreaks(type, schema, after.publicEvents[type]).map((change) => `to others, ${change}`),
    ),
  ];
}

function eventBreaks(type: string, before: JsonSchema, after: JsonSchema | undefined): string[] {
  if (!after) return [`${type}: it is gone.`];
  const { 'x-topic': topic } = after;
  return [
    ...(topic === before['x-topic'] ? [] : [`${type}: it travels on ${topic}, where nobody awaits it.`]),
    ...eventChanges(before, after).map((change) => `${type}: ${change}`),
  ];
}
