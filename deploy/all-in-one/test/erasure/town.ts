import { startAccounts } from '@lintel/accounts';
import { type CloudEvent, type EventData, topics } from '@lintel/contracts';
import { startListings } from '@lintel/listings';
import { startMessaging } from '@lintel/messaging';
import { startNotifications } from '@lintel/notifications';
import { startOperations, watchInProcess } from '@lintel/operations';
import { type MailMessage, PermanentMailError } from '@lintel/platform/mail';
import { startSearch } from '@lintel/search';
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
import { aListing, aListingEvent } from '@lintel/testing';
import { startViewings } from '@lintel/viewings';
import { parse } from 'graphql';
import type { Engines } from './engines.js';

export const password = 'weathered lintel over the door';

/** Every service on some engines, by one clock that is told: the product without its gateway, which keeps nothing. */
export async function startTown(engines: Engines) {
  const { clock, bus, mail, cache, objects, index } = engines;
  const secret = 'a secret for tests that is long enough';
  const [identityKey, linkKey] = [new IdentityKey(secret), new LinkKey(secret)];
  const config = { ...loadConfig(platformConfigSchema, {}), LINTEL_MEDIA_URL: '/media' };
  const surroundings = async (service: string) => ({
    brand: config.LINTEL_BRAND,
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
    documents: await engines.documents(service),
    jobs: await engines.jobs(service),
  });
  await bus.ensureTopics(topics);
  const heard: CloudEvent[] = [];
  const publish = bus.publish.bind(bus);
  bus.publish = async (topic, events) => {
    await publish(topic, events);
    heard.push(...events);
  };
  /** What a mail server says of all it is given, while it takes nothing. */
  let refusal: string | null = null;
  const mailServer = new Proxy(mail, {
    get(target, verb) {
      if (verb === 'send' && refusal !== null)
        return async ({ to }: MailMessage) => {
          throw new PermanentMailError(`550 ${to.name} <${to.address}>: ${refusal}`, { status: 550 });
        };
      const value: unknown = Reflect.get(target, verb);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  const emails = await surroundings('notifications');
  const [listings, search, accounts, viewings, messaging, notifications] = await Promise.all([
    surroundings('listings').then((around) => startListings({ ...around, config })),
    surroundings('search').then((around) => startSearch({ ...around, index, config })),
    surroundings('accounts').then((around) =>
      startAccounts({ ...around, config: { LINTEL_AGENT_APPROVAL: 'none' } }),
    ),
    surroundings('viewings').then((around) => startViewings(around)),
    surroundings('messaging').then((around) => startMessaging({ ...around, config })),
    startNotifications({
      ...emails,
      mail: mailServer,
      config: {
        NODE_ENV: 'test',
        LINTEL_PUBLIC_URL: 'https://homes.example.org',
        LINTEL_MEDIA_URL: '/media',
        LINTEL_MAIL_FROM: 'Lintel <news@homes.example.org>',
        LINTEL_MAIL_FIRST_RETRY: 30,
      },
    }),
  ]);
  const operations = await startOperations({
    ...(await surroundings('operations')),
    jobs: emails.jobs,
    watched: watchInProcess(() => []),
    config,
  });
  const services = { listings, search, accounts, viewings, messaging, notifications, operations };

  let settled = 0;
  /** Until nothing is under way any more: events make mails, and mails events. */
  const settle = async () => {
    for (;;) {
      await listings.drain();
      await accounts.drain();
      await search.drain();
      await viewings.drain();
      await messaging.drain();
      await notifications.drain();
      if (heard.length === settled) return;
      settled = heard.length;
      await bus.drain();
      await emails.jobs.drain();
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
    ...{ engines, clock, services, ask, settle, last, identityKey, linkKey, objects },
    /** From now on e-mails are refused, in words that name whom they are for; null: no more. */
    mailRefuses: (reason: string | null) => void (refusal = reason),
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
    async signIn(
      email: string,
      area: 'visitor' | 'agent' = 'visitor',
      device = 'Firefox on Linux',
    ): Promise<Identity> {
      const { openSession } = await ask(
        'accounts',
        `mutation ($email: String!, $password: String!, $area: SignInArea!, $device: String!) {
          openSession(email: $email, password: $password, area: $area, device: $device, address: "192.0.2.1") { accessToken } }`,
        { email, password, area, device },
      );
      const now = clock.now();
      return (await identityKey.verify(openSession.accessToken, { now, audience: sessionAudience }))!;
    },
    /** Lets seconds go by, for what is to be done in a moment. */
    async wait(seconds: number): Promise<void> {
      clock.advance({ seconds });
      await engines.due();
    },
    /** Lets days go by, with all that is done by the clock. */
    async pass(days: number): Promise<void> {
      for (let left = days; left > 0;) {
        const step = Math.min(left, engines.stepDays);
        left -= step;
        clock.advance({ days: step });
        await engines.due();
        await services.search.lookAfterAlerts();
        await services.viewings.upkeep.handle();
        await services.messaging.upkeep.handle();
        await services.notifications.upkeep.handle();
        await services.accounts.upkeep();
        await services.listings.upkeep.handle();
        await services.listings.uploads.clear.handle();
        await settle();
        await engines.tidy(step);
      }
    },
    async stop(): Promise<void> {
      await Promise.all(Object.values(services).map((service) => service.stop()));
      await engines.close();
    },
  };
}

export type Town = Awaited<ReturnType<typeof startTown>>;
