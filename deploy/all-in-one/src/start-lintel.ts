import { fileURLToPath } from 'node:url';
import { startAccounts } from '@lintel/accounts';
import { publicUrlOf, startGateway } from '@lintel/gateway';
import { startListings } from '@lintel/listings';
import { startMessaging } from '@lintel/messaging';
import { startNotifications } from '@lintel/notifications';
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
import { createMetrics, type Engines, surroundingsFor } from '@lintel/service-kit';
import { startViewings } from '@lintel/viewings';
import type { AllInOneConfig } from './config.js';
import { addDemonstrationAccounts } from './demonstration-accounts.js';

const built = (path: string) => fileURLToPath(new URL(`../../../apps/${path}/dist/`, import.meta.url));

export interface Lintel {
  /** The port of the one public address. */
  readonly port: number;
  /** Whether the demonstration accounts are there. */
  readonly demonstration: boolean;
  /** Finishes what is under way; what `engines` opened stays open. */
  stop(): Promise<void>;
}

/** The whole product in one process: read it as the architecture. What is started last takes the first request. */
export async function startLintel(config: AllInOneConfig, engines: Engines): Promise<Lintel> {
  const lock = lockDataFolder(config.LINTEL_DATA);
  if (!lock)
    throw new Error(
      `LINTEL_DATA: ${config.LINTEL_DATA} is in use by another Lintel. Stop it, or choose another folder.`,
    );
  engines.keep({ close: async () => lock.release() });

  const identitySecret = identitySecretOf(config);
  const metrics = createMetrics();
  const production = config.NODE_ENV === 'production';
  const withListings = config.LINTEL_DEMO ?? !production;
  const demonstration = withListings && !production;

  const {
    bus,
    objects,
    documents,
    people,
    subscriptions,
    savedThings,
    appointments,
    conversations,
    cache,
    jobs,
    mail,
    index,
    model,
  } = await engines.open({
    bus: () => openEventBus(config, 'lintel'),
    objects: () => openObjectStore(config),
    documents: () => openDocuments(config, 'listings'),
    people: () => openDocuments(config, 'accounts'),
    subscriptions: () => openDocuments(config, 'notifications'),
    savedThings: () => openDocuments(config, 'search'),
    appointments: () => openDocuments(config, 'viewings'),
    conversations: () => openDocuments(config, 'messaging'),
    cache: () => openCache(config),
    jobs: () => openJobs(config),
    mail: () => openMail(config),
    index: () => openSearchIndex<ListingCard>(config, listingIndex),
    model: () => openLanguageModel(config, criteriaByRules),
  });
  const as = (service: string) => ({
    ...surroundingsFor(service, config, { bus, identitySecret, metrics }),
    config,
  });

  // Owns properties and the files of agencies; publishes lintel.listing and lintel.upload.
  const listings = await startListings({ ...as('listings'), documents, objects, cache, jobs });
  // A projection of lintel.listing; answers the results page. Owns saved homes and searches; publishes lintel.saved-property and lintel.saved-search.
  const search = await startSearch({
    ...as('search'),
    index,
    documents: savedThings,
    jobs,
    ...languageModelOf(config, model),
  });
  // Owns people, sessions and agencies; publishes lintel.account and lintel.agency.
  const accounts = await startAccounts({ ...as('accounts'), documents: people, cache });
  // Owns viewings and their reminders; publishes lintel.viewing.
  const viewings = await startViewings({ ...as('viewings'), documents: appointments, cache, jobs });
  // Owns what people and agents write to each other; publishes lintel.conversation.
  const messaging = await startMessaging({ ...as('messaging'), documents: conversations, cache, jobs });
  // Owns the newsletter and every e-mail; publishes and reads lintel.newsletter.
  const notifications = await startNotifications({
    ...as('notifications'),
    // Without an address of its own it is reached on this machine, at whichever port was chosen.
    config: {
      ...config,
      LINTEL_PUBLIC_URL: publicUrlOf(config) ?? `http://localhost:${config.LINTEL_PORT}`,
    },
    documents: subscriptions,
    cache,
    jobs,
    mail,
    // Whoever tries Lintel sees the mails it sends.
    mailboxOpenToAll: demonstration,
  });

  if (withListings) {
    await loadDemonstration(listings.importListings, objects);
    if (demonstration) await addDemonstrationAccounts(accounts.staff);
    await listings.relay.drain();
    await accounts.drain();
    await bus.drain();
  }

  // The one public address: federated GraphQL, pictures and the front end.
  const gateway = await startGateway({
    ...as('gateway'),
    // The only gateway of this data folder: what a crash leaves behind is taken up again.
    liveConsumer: 'gateway',
    upstreams: [listings, search, accounts, notifications, viewings, messaging],
    objects,
    frontEnd: {
      shellFolder: built('shell'),
      remotes: [
        { name: 'publicSite', path: '/remotes/public-site/', folder: built('public-site') },
        { name: 'operations', path: '/remotes/operations/', folder: built('operations') },
        { name: 'agentDashboard', path: '/remotes/agent-dashboard/', folder: built('agent-dashboard') },
      ],
    },
  });

  return {
    port: await engines.listen(() => gateway.listen()),
    demonstration,
    async stop() {
      await gateway.stop();
      await notifications.stop();
      await messaging.stop();
      await viewings.stop();
      await accounts.stop();
      await search.stop();
      await listings.stop();
    },
  };
}
