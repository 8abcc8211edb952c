import { camel, pascal } from '../draft.mjs';
import { noteSources } from './note.mjs';
import { specOf } from './spec.mjs';

/** What a new service is made of, by path below its folder: notes of an account, which nobody else sees, until one says in its place what it owns. */
export function sourcesOf(name, port) {
  const [Name, named] = [pascal(name), camel(name)];
  return {
    'README.md': `
# ${name}

Say here what it owns. It begins with notes that each account keeps for itself.

- **In**: GraphQL (\`schema.graphql\`); \`lintel.account\` (whose notes are to be erased).
- **Out**: nothing yet: \`npm run new -- event ${name}.happened\`, an \`outbox\` beside the store in \`src/${name}.module.ts\`, and \`composer.compose\` where the note is written.
- **Keeps**: documents \`notes\`, erased when the account is closed.

Alone: \`LINTEL_PORT=${port} node bundle/main.js\` after \`npm run bundle\`; \`http://127.0.0.1:${port}/graphql\`, \`/livez\`, \`/readyz\`, \`/metrics\`.`,
    'schema.graphql': `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])

type Query {
  "The caller's own notes, the newest first, at most 100. Null while the service is down."
  ${named}: [${Name}Note!]
}

type Mutation {
  "At most 1,000 characters."
  add${Name}Note(text: String!): ${Name}Note!
}

type ${Name}Note {
  key: String!
  text: String!
  "RFC 3339, UTC."
  writtenAt: String!
}`,
    'src/index.ts': `export * from './${name}.module.js';`,
    'src/main.ts': `
import { identitySecretOf, openDocuments, openEventBus } from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { start${Name} } from './${name}.module.js';

const name = '${name}';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...addressSettings(${port}) }),
  identitySecretOf,
  open: (config) => ({
    bus: () => openEventBus(config, name),
    documents: () => openDocuments(config, name),
  }),
  start: (given) => start${Name}(given),
});`,
    [`src/${name}.module.ts`]: `
import { accountTopic } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import {
  CLOCK,
  CONNECTION,
  ErasedAccounts,
  every,
  IDS,
  modelsOf,
  needed,
  plain,
  plainAs,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { NoteRepository } from './adapters/documents/note.repository.js';
import { registerNotes } from './adapters/documents/note.schema.js';
import { AccountConsumer } from './adapters/events/account.consumer.js';
import { NoteResolver } from './adapters/graphql/note.resolver.js';
import { EraseAccountHandler } from './application/erase-account/erase-account.handler.js';
import { KeepNotesHandler } from './application/keep-notes/keep-notes.handler.js';
import { NOTE_STORE } from './application/note-store.js';

export interface ${Name}Options extends ServiceSurroundings {
  readonly documents: Documents;
}

const UPKEEP_MS = 60_000;
const models = modelsOf(registerNotes, 'notes');

const stores = [
  ...models.providers,
  plainAs(NOTE_STORE, NoteRepository, models.notes),
  plain(ErasedAccounts, CONNECTION, CLOCK),
];

const useCases = [
  plain(EraseAccountHandler, ErasedAccounts, NOTE_STORE),
  plain(KeepNotesHandler, NOTE_STORE, EraseAccountHandler, IDS, CLOCK),
];

const background = [every(UPKEEP_MS, EraseAccountHandler, (erasure) => erasure.again())];

@Module({
  controllers: [AccountConsumer],
  providers: [...stores, ...useCases, ...background, NoteResolver],
})
class ${Name}Module {}

export const start${Name} = (options: ${Name}Options): Promise<RunningService> =>
  startService(
    {
      name: '${name}',
      module: ${Name}Module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [accountTopic],
      health: [
        needed('${name}: documents', options.documents),
        // Without it accounts are erased later.
        spare('${name}: event bus', options.bus),
      ],
    },
    options,
  );`,
    ...noteSources(name),
    [`test/${name}.spec.ts`]: specOf(name),
  };
}
