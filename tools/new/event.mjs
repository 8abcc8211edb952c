import { camel, partsOf, pascal, words } from './draft.mjs';

const events = 'libs/contracts/src/events';
const updates = 'libs/contracts/src/live-updates.ts';

/** `tour.booked`, or `tour.booked.v2` for the next major version of one: on its aggregate's topic, which is made where there is none yet. */
export function newEvent(draft, name) {
  const [aggregate, happened, major = '1'] = partsOf(name, 'NAME\\.NAME(?:\\.v([1-9]\\d*))?', 'tour.booked');
  const type = `lintel.${aggregate}.${happened}.v${major}`;
  const known = draft.filesIn(events).filter((file) => file.endsWith('-events.ts'));
  if (known.some((file) => draft.read(file).includes(`'${type}'`)))
    throw new Error(`${type} is there already`);
  const file =
    known.find((one) => draft.read(one).includes(`name: 'lintel.${aggregate}',`)) ??
    newTopic(draft, aggregate);
  const constant = `${camel(aggregate)}${pascal(happened)}${major === '1' ? '' : `V${major}`}`;
  const [, topic] = new RegExp(
    `export const (\\w+): TopicDefinition = \\{\\s*name: 'lintel\\.${aggregate}',`,
  ).exec(draft.read(file));
  draft.edit(
    file,
    /export const (\w+Events) = \[([^\]]*?),?\s*\] as const;/,
    (_, list, before) =>
      `export const ${constant} = defineEvent({
  type: '${type}',
  topic: ${topic}.name,
  summary: 'What happened: ${words(aggregate)}, ${words(happened)}.',
  ${dataLike(draft, firstOf(draft, file, topic, before), file, type)}
});

export const ${list} = [${before.trim() === '' ? '' : `${before},`} ${constant}] as const;`,
  );
  return `Say in ${file} what it tells, in words and in its schema; each text in it belongs into one of the two lists of
${events}/personal-data.spec.ts. A service publishes it with its composer, others hear it on ${topic}; whose browsers are told of it at once is in
${updates}.`;
}

/** A file may hold several aggregates: of those in its list the first on this one's topic. */
function firstOf(draft, file, topic, list) {
  const text = draft.read(file);
  return list
    .trim()
    .split(/,\s*/)
    .find((name) =>
      new RegExp(
        `export const ${name} = defineEvent\\(\\{\\s*type: '[^']+',\\s*topic: ${topic}\\.name,`,
      ).test(text),
    );
}

/** What the first event of the aggregate tells, and to whose browsers; of an aggregate's first when it happened. */
function dataLike(draft, first, file, type) {
  if (!first)
    return `schema: z.object({ happenedAt: z.iso.datetime().describe('UTC') }),
  example: { happenedAt: '2026-03-02T09:30:00.000Z' },`;
  const [, firstType] = new RegExp(`export const ${first} = defineEvent\\(\\{\\s*type: '([^']+)'`).exec(
    draft.read(file),
  );
  const row = new RegExp(`\\n  '${firstType.replaceAll('.', '\\.')}': ([^\\n]+),`);
  if (row.test(draft.read(updates)))
    draft.edit(updates, row, (before, told) => `${before}\n  '${type}': ${told},`);
  return `schema: ${first}.schema,
  example: ${first}.example,`;
}

function newTopic(draft, aggregate) {
  const [topic, list] = [`${camel(aggregate)}Topic`, `${camel(aggregate)}Events`];
  const file = `${events}/${aggregate}/${aggregate}-events.ts`;
  draft.add(
    file,
    `
import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';

/** Say whose these are, and whether they tell of people. */
export const ${topic}: TopicDefinition = {
  name: 'lintel.${aggregate}',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

export const ${list} = [] as const;`,
  );
  const catalogue = `${events}/catalogue.ts`;
  draft.edit(
    catalogue,
    /\n\n\/\*\* Every topic and every kind of event/,
    (before) => `\nimport { ${list}, ${topic} } from './${aggregate}/${aggregate}-events.js';${before}`,
  );
  draft.edit(catalogue, /\n\];\n\nconst definitions = \[/, (before) => `\n  ${topic},${before}`);
  draft.edit(catalogue, /\n\] as const;\ntype Definition/, (before) => `\n  ...${list},${before}`);
  draft.edit(
    'libs/contracts/src/index.ts',
    /export \* from '\.\/events\/viewing\/viewing-events\.js';\n/,
    (before) => `${before}export * from './events/${aggregate}/${aggregate}-events.js';\n`,
  );
  draft.edit(
    `${events}/personal-data.spec.ts`,
    /\n\};\n\ninterface JsonSchema/,
    (before) => `\n  'lintel.${aggregate}': { personal: [], other: [] },${before}`,
  );
  draft.edit(
    'docs/integrators.md',
    /(\n\| `lintel\.[^\n]+)\n\n/,
    (_, row) => `${row}\n| \`lintel.${aggregate}\` | say what it has | never |\n\n`,
  );
  return file;
}
