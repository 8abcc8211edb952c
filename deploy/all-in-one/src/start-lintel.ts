import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAccounts } from '@lintel/accounts';
import { startGateway, withPublicUrl } from '@lintel/gateway';
import { within } from '@lintel/kernel';
import { startIntegrations } from '@lintel/integrations';
import { startListings } from '@lintel/listings';
import { startMessaging } from '@lintel/messaging';
import { startNotifications } from '@lintel/notifications';
import { startOperations, watchInProcess } from '@lintel/operations';
import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openLanguageModel,
  openMail,
  openObjectStore,
  openSearchIndex,
} from '@lintel/platform/adapters';
import { lockDataFolder } from '@lintel/platform/data-folder';
import {
  languageModelOf,
  listingIndex,
  criteriaByRules,
  startSearch,
  type ListingCard,
} from '@lintel/search';
import { loadDemonstration } from '@lintel/seed';
import {
  createLogger,
  createMetrics,
  type Engines,
  type RunningService,
  settingsInForce,
  surroundingsFor,
} from '@lintel/service-kit';
import { startViewings } from '@lintel/viewings';
import { type AllInOneConfig, allInOneConfigSchema } from './config.js';
import { demonstrationOf } from './demonstration.js';
import { addDemonstrationAccounts } from './demonstration-accounts.js';
import { keptBackups } from './kept-backups.js';
import { elsewhere } from './keeping.js';
import { diskOf } from './disk.js';

const apps = fileURLToPath(new URL('../../../apps/', import.meta.url));

/** How long to wait for what was loaded, in milliseconds: behind a long backlog, as after seeding, it comes in its turn. */
const LOADED_MS = 15_000;

export interface Lintel {
  /** The port of the one public address. */
  readonly port: number;
  /** The port of its health and metrics. */
  readonly operationsPort: number;
  /** Whether the demonstration accounts are there. */
  readonly demonstration: boolean;
  /** How many are there from a start of before, and nobody can sign in to. */
  readonly demonstrationsShut: number;
}

/** The whole product in one process: read it as the architecture. What is started last takes the first request, and is stopped first. */
export async function startLintel(config: AllInOneConfig, engines: Engines): Promise<Lintel> {
  const demonstration = demonstrationOf(config);
  const lock = lockDataFolder(config.LINTEL_DATA);
  if (!lock)
    throw new Error(
      `LINTEL_DATA: ${config.LINTEL_DATA} is in use by another Lintel. Stop it, or choose another folder.`,
    );
  engines.keep({ close: async () => lock.release() });

  const settings = withPublicUrl(config);
  const identitySecret = identitySecretOf(settings);
  const metrics = createMetrics();
  const logger = createLogger('lintel', config.LINTEL_LOG_LEVEL);
  // Nobody else has the folder.
  const documentsOf = (service: string) => openDocuments(settings, service, { sole: true });

  const {
    bus,
    objects,
    documents,
    people,
    subscriptions,
    savedThings,
    appointments,
    conversations,
    keys,
    running,
    cache,
    jobs,
    mail,
    index,
    model,
  } = await engines.open({
    bus: () => openEventBus(settings, 'lintel', logger),
    objects: () => openObjectStore(settings),
    documents: () => documentsOf('listings'),
    people: () => documentsOf('accounts'),
    subscriptions: () => documentsOf('notifications'),
    savedThings: () => documentsOf('search'),
    appointments: () => documentsOf('viewings'),
    conversations: () => documentsOf('messaging'),
    running: () => documentsOf('operations'),
    keys: () => documentsOf('integrations'),
    cache: () => openCache(settings),
    jobs: () => openJobs(settings, logger),
    mail: () => openMail(settings),
    index: () => openSearchIndex<ListingCard>(settings, listingIndex, logger),
    model: () => openLanguageModel(settings, criteriaByRules),
  });
  const as = (service: string) => ({
    ...surroundingsFor(service, config, { bus, identitySecret, metrics }),
    config: settings,
  });

  // Owns properties and the files of agencies; publishes lintel.listing and lintel.upload.
  const listings = await startListings({ ...as('listings'), documents, objects, cache, jobs });
  engines.runs(listings);
  // A projection of lintel.listing; answers the results page. Owns saved homes and searches; publishes lintel.saved-property and lintel.saved-search.
  const search = await startSearch({
    ...as('search'),
    index,
    documents: savedThings,
    cache,
    jobs,
    ...languageModelOf(config, model),
  });
  engines.runs(search);
  // Owns people, sessions and agencies; publishes lintel.account and lintel.agency.
  const accounts = await startAccounts({
    ...as('accounts'),
    config: {
      ...settings,
      // Whoever tries Lintel is operations staff with a password that everybody knows.
      LINTEL_OPERATIONS_SIGN_IN:
        config.LINTEL_OPERATIONS_SIGN_IN ?? (demonstration.accounts ? 'password' : 'strong'),
    },
    documents: people,
    cache,
    demonstration: demonstration.accounts,
    auditHeadConsumer: 'audit-head',
  });
  engines.runs(accounts);
  // Owns viewings and their reminders; publishes lintel.viewing.
  const viewings = await startViewings({ ...as('viewings'), documents: appointments, cache, jobs });
  engines.runs(viewings);
  // Owns what people and agents write to each other; publishes lintel.conversation.
  const messaging = await startMessaging({ ...as('messaging'), documents: conversations, cache, jobs });
  engines.runs(messaging);
  // Owns the keys of programs and the stream that they hear, and no people's data.
  const integrations = await startIntegrations({ ...as('integrations'), documents: keys });
  engines.runs(integrations);
  // Owns the newsletter and every e-mail; publishes and reads lintel.newsletter.
  const notifications = await startNotifications({
    ...as('notifications'),
    documents: subscriptions,
    cache,
    jobs,
    mail,
    // Whoever tries Lintel sees the mails it sends.
    mailboxOpenToAll: demonstration.accounts,
  });
  engines.runs(notifications);

  // Owns what staff do to the installation itself and how it has been, and no people's data; acts on the queues of all.
  const upstreams: RunningService[] = [
    listings,
    search,
    accounts,
    notifications,
    viewings,
    messaging,
    integrations,
  ];
  // What is watched beside the services: the gateway, with the disk.
  const others: Pick<RunningService, 'name' | 'health'>[] = [];
  const operations = await startOperations({
    ...as('operations'),
    documents: running,
    jobs,
    ...(elsewhere(config) === undefined && {
      backups: keptBackups(config.LINTEL_DATA, config.LINTEL_BACKUPS),
    }),
    watched: watchInProcess(
      () => [...upstreams, ...others],
      settingsInForce(allInOneConfigSchema, process.env),
    ),
  });
  upstreams.push(operations);
  engines.runs(operations);

  if (demonstration.listings) {
    const homes = await loadDemonstration(listings.importListings, objects);
    const accountsMade = demonstration.accounts ? await addDemonstrationAccounts(accounts.staff) : 0;
    // Whoever opens the address first finds what this start loaded. A backlog of before is nothing to wait for.
    if (homes + accountsMade > 0)
      await within(
        LOADED_MS,
        listings
          .drain()
          .then(() => accounts.drain())
          .then(() => bus.drain()),
      );
  }

  // The one public address: federated GraphQL, pictures and the front end.
  const gateway = await startGateway({
    ...as('gateway'),
    config,
    // The only gateway of this data folder: what a crash leaves behind is taken up again.
    liveConsumer: 'gateway',
    upstreams,
    objects,
    demonstration: demonstration.accounts,
    health: [diskOf(config.LINTEL_DATA)],
    frontEnd: {
      shellFolder: join(apps, 'shell/dist'),
      remoteFolders: [...(config.LINTEL_REMOTES ?? []), apps],
    },
  });
  engines.runs(gateway);
  others.push({ name: 'gateway', health: gateway.ownHealth });
  engines.measures(metrics, () => gateway.health());

  return {
    port: await engines.listen(() => gateway.listen()),
    operationsPort: gateway.operationsPort,
    demonstration: demonstration.accounts,
    demonstrationsShut: accounts.demonstrationsShut,
  };
}
