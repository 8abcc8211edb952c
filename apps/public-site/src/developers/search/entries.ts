import { type DescribedEvent, useEvents, useSchema } from '../contracts.js';
import { fieldRows } from '../events/field-rows.js';
import type { SchemaEntry } from '../graphql/read-schema.js';
import { wordsOf } from '../section.js';
import { texts } from '../texts/index.js';
import { eventAddress, schemaAddress, topicAddress, topics } from '../topics.js';
import type { Entry } from './find-entries.js';

/** All that can be found; what is not there yet is left out. */
export function useEntries(): { readonly entries: readonly Entry[]; readonly complete: boolean } {
  const { data: events = [], isSuccess: haveEvents } = useEvents();
  const { data: schema = [], isSuccess: haveSchema } = useSchema();
  return {
    entries: [...pageEntries(), ...events.map(eventEntry), ...schema.map(schemaEntry)],
    complete: haveEvents && haveSchema,
  };
}

const pageEntries = (): readonly Entry[] =>
  topics.flatMap(({ slug, title, description }): Entry[] => [
    { kind: 'Pages', title, to: topicAddress(slug), text: description },
    ...(texts[slug]?.(location.origin) ?? []).map(({ id, title: section, text }) => ({
      kind: 'Pages' as const,
      title: slug === '' ? section : `${title}: ${section}`,
      to: `${topicAddress(slug)}#${id}`,
      text: wordsOf(text),
    })),
  ]);

const said = (name: string, description: string) => (description ? `${name}: ${description}` : name);

const eventEntry = ({ type, summary, schema }: DescribedEvent): Entry => ({
  kind: 'Events',
  title: type,
  to: eventAddress(type),
  text: [summary, ...fieldRows(schema).map(({ path, description }) => said(path, description))].join('; '),
});

const schemaEntry = ({ name, description, type, args, fields }: SchemaEntry): Entry => ({
  kind: 'GraphQL',
  title: name,
  to: schemaAddress(name),
  text: [description, type, ...[...args, ...fields].map((one) => said(one.name, one.description))]
    .filter(Boolean)
    .join('; '),
});
