import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAccounts } from '@lintel/accounts';
import { type CloudEvent, type EventData, topics } from '@lintel/contracts';
import { startListings } from '@lintel/listings';
import { startMessaging } from '@lintel/messaging';
import { startNotifications } from '@lintel/notifications';
import { openDocuments, openObjectStore, openSearchIndex } from '@lintel/platform/adapters';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import { openEmbeddedMail } from '@lintel/platform/mail/embedded';
import { type ListingCard, listingIndex, startSearch } from '@lintel/search';
import {
  createLogger,
  createMetrics,
  type Identity,
  identityHeader,
  IdentityKey,
  LinkKey,
  loadConfig,
  platformConfigSchema,
  type RunningService,
  SealKey,
  serviceAudience,
  sessionAudience,
} from '@lintel/service-kit';
import { aListing, aListingEvent, embeddedSettings, FakeClock } from '@lintel/testing';
import { startViewings } from '@lintel/viewings';
import { parse } from 'graphql';

export const password = 'weathered lintel over the door';

/** Every service on the embedded profile in one folder, by one clock that is told: the product without its gateway, which keeps nothing. */
export async function startTown() {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-erasure-'));
  const settings = embeddedSettings(folder);
  const clock = new FakeClock();
  const bus = await openEmbeddedEventBus({ file: join(folder, 'events', 'log.sqlite'), clock });
  const mail = await openEmbeddedMail({ folder: join(folder, 'mail'), clock });
  const cache = await openEmbeddedCache({ clock });
  const objects = await openObjectStore(settings);
  const index = await openSearchIndex<ListingCard>(settings, listingIndex);
  const closing: { close(): Promise<void> }[] = [bus, mail, cache, objects, index];
  const kept = <Opened extends { close(): Promise<void> }>(opened: Opened): Opened => {
    closing.push(opened);
    return opened;
  };
  const jobsOf = async (service: string) =>
    kept(
      await openEmbeddedJobs({ file: join(folder, 'jobs', `${service}.sqlite`), clock, pollIntervalMs: 5 }),
    );
  const secret = 'a secret for tests that is long enough';
  const [identityKey, linkKey] = [new IdentityKey(secret), new LinkKey(secret)];
  const surroundings = async (service: string) => ({
    clock,
    bus,
    identityKey,
    linkKey,
    sealKey: new SealKey(secret),
    cache,
    objects,
    logger: createLogger(service, 'silent'),
    metrics: createMetrics(),
    retry: { attempts: 2, initialDelayMs: 1 },
    documents: kept(await openDocuments(settings, service)),
    jobs: await jobsOf(service),
  });
  const config = { ...loadConfig(platformConfigSchema, {}), LINTEL_MEDIA_URL: '/media' };
  await bus.ensureTopics(topics);
  const heard: CloudEvent[] = [];
  for (const { name: topic } of topics)
    await bus.subscribe({
      consumer: 'a-test',
      topic,
      from: 'beginning',
      handle: async (events) => void heard.push(...events),
    });

  const around = {
    listings: await surroundings('listings'),
    search: await surroundings('search'),
    accounts: await surroundings('accounts'),
    viewings: await surroundings('viewings'),
    messaging: await surroundings('messaging'),
    notifications: await surroundings('notifications'),
  };
  const services = {
    listings: await startListings({ ...around.listings, config }),
    search: await startSearch({ ...around.search, index, config }),
    accounts: await startAccounts({ ...around.accounts, config: { LINTEL_AGENT_APPROVAL: 'none' } }),
    viewings: await startViewings(around.viewings),
    messaging: await startMessaging({ ...around.messaging, config }),
    notifications: await startNotifications({
      ...around.notifications,
      mail,
      config: {
        NODE_ENV: 'test',
        LINTEL_PUBLIC_URL: 'https://homes.example.org',
        LINTEL_MAIL_FROM: 'Lintel <news@homes.example.org>',
        LINTEL_MAIL_FIRST_RETRY: 30,
      },
    }),
  };

  /** Until nothing is under way any more: events make mails, and mails events. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await services.listings.relay.drain();
      await services.listings.uploads.relay.drain();
      await services.accounts.drain();
      await services.search.drain();
      await services.viewings.relay.drain();
      await services.messaging.drain();
      await services.notifications.relay.drain();
      await bus.drain();
      await around.notifications.jobs.drain();
    }
  };

  const ask = async (
    service: keyof typeof services,
    query: string,
    variables: Record<string, unknown> = {},
    as?: Identity,
  ): Promise<any> => {
    const token = as && (await identityKey.sign(as, { now: clock.now(), audience: serviceAudience }));
    const answer: any = await (services[service] as RunningService).execute({
      document: parse(query),
      variables,
      context: { serviceHeaders: token ? { [identityHeader]: token } : {} },
    });
    if (answer.errors) throw new Error(`${query}: ${JSON.stringify(answer.errors)}`);
    await settle();
    return JSON.parse(JSON.stringify(answer.data));
  };

  const last = <Data>(type: string) => heard.findLast((event) => event.type === type)!.data as Data;

  return {
    folder,
    clock,
    bus,
    mail,
    around,
    services,
    ask,
    settle,
    heard,
    /** Waits for an event that a job makes: its queue may have more for later, and never be empty. */
    async until(type: string): Promise<void> {
      while (!heard.some((event) => event.type === type)) {
        await new Promise((resolve) => setImmediate(resolve));
        await services.messaging.drain();
        await bus.drain();
      }
      await settle();
    },
    /** A home of an agency. */
    async list(id: number, agencyId: string, sequence = 1): Promise<void> {
      const { agent } = aListing();
      const listing = aListing({ id, agent: { ...agent, agencyId } });
      await bus.publish('lintel.listing', [aListingEvent(listing, { sequence })]);
      await settle();
      await index.flush();
    },
    /** Follows the last link that was e-mailed to an account. */
    async confirm(): Promise<void> {
      const { accountId, purpose, request, expiresAt } = last<EventData<'lintel.account-link.requested.v1'>>(
        'lintel.account-link.requested.v1',
      );
      const link = { purpose, subject: accountId, request, expiresAt: new Date(expiresAt) };
      await ask('accounts', 'mutation ($token: String!) { confirmEmail(token: $token) { role } }', {
        token: await linkKey.sign(link),
      });
    },
    /** The token of the last invitation. */
    async invitation(): Promise<string> {
      const { invitationId, request, expiresAt } =
        last<EventData<'lintel.agency.invited.v1'>>('lintel.agency.invited.v1');
      return linkKey.sign({
        purpose: 'invitation',
        subject: invitationId,
        request,
        expiresAt: new Date(expiresAt),
      });
    },
    async signIn(email: string, area: 'visitor' | 'agent' = 'visitor'): Promise<Identity> {
      const { openSession } = await ask(
        'accounts',
        `mutation ($email: String!, $password: String!, $area: SignInArea!) {
          openSession(email: $email, password: $password, area: $area, device: "Firefox", address: "192.0.2.1") { accessToken } }`,
        { email, password, area },
      );
      const now = clock.now();
      return (await identityKey.verify(openSession.accessToken, { now, audience: sessionAudience }))!;
    },
    /** Lets days go by, one at a time, with all that is done by the clock. */
    async pass(days: number): Promise<void> {
      for (let day = 0; day < days; day += 1) {
        clock.advance({ days: 1 });
        await services.search.lookAfterAlerts();
        await services.viewings.upkeep.handle();
        await services.messaging.upkeep.handle();
        await services.notifications.upkeep.handle();
        await services.accounts.upkeep();
        await services.listings.stock.upkeep.handle();
        await services.listings.uploads.clear.handle();
        await settle();
        await bus.tidy();
        await mail.tidy();
      }
    },
    async stop(): Promise<void> {
      const { notifications, messaging, viewings, accounts, search, listings } = services;
      for (const service of [notifications, messaging, viewings, accounts, search, listings])
        await service.stop();
      for (const opened of closing.reverse()) await opened.close();
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
