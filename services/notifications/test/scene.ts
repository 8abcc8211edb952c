import { join } from 'node:path';
import {
  type AccountState,
  type CloudEvent,
  dataschemaOf,
  type EventData,
  type EventType,
  findEventDefinition,
} from '@lintel/contracts';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import type { Documents } from '@lintel/platform/documents';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import type { KeptMailContent, Mail, ReadableMailbox } from '@lintel/platform/mail';
import { openEmbeddedMail } from '@lintel/platform/mail/embedded';
import { clientAddressHeader, createLogger, type Identity, type PlatformConfig } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { type ExecutionResult, parse } from 'graphql';
import { type NotificationsService, startNotifications } from '../src/index.js';

export const publicUrl = 'https://homes.example.org';

/** The service on the embedded profile, with a mailbox to look into and a mail server that can be told to refuse. */
export async function startScene({
  mailboxOpenToAll = false,
  readable = true,
  environment = 'test' as PlatformConfig['NODE_ENV'],
} = {}) {
  const harness = await startHarness();
  const { clock, folder } = harness;
  const log: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => void log.push(line) });
  const jobs = await openEmbeddedJobs({
    file: join(folder, 'jobs.sqlite'),
    clock,
    logger,
    pollIntervalMs: 5,
  });
  const mailbox: Mail & ReadableMailbox = await openEmbeddedMail({ folder: join(folder, 'mail'), clock });
  const server = {
    handed: 0,
    refusal: undefined as Error | undefined,
    /** Messages are taken once this resolves. */
    busy: undefined as Promise<void> | undefined,
  };
  const mail: Mail = {
    send: async (message) => {
      server.handed += 1;
      await server.busy;
      if (server.refusal) throw server.refusal;
      return mailbox.send(message);
    },
    health: () => mailbox.health(),
    close: () => mailbox.close(),
    ...(readable && {
      list: (options: Parameters<ReadableMailbox['list']>[0]) => mailbox.list(options),
      read: (id: string) => mailbox.read(id),
      eraseTo: (address: string) => mailbox.eraseTo(address),
    }),
  };
  const cache = await openEmbeddedCache({ clock });
  harness.onDispose(() => cache.close());
  harness.onDispose(() => mail.close());
  harness.onDispose(() => jobs.close());

  const documents: Documents = await harness.documents('notifications');
  const start = (): Promise<NotificationsService> =>
    startNotifications({
      ...harness,
      logger,
      documents,
      jobs,
      cache,
      mail,
      mailboxOpenToAll,
      config: {
        NODE_ENV: environment,
        LINTEL_PUBLIC_URL: publicUrl,
        LINTEL_MEDIA_URL: '/media',
        LINTEL_MAIL_FROM: 'Lintel <news@homes.example.org>',
        LINTEL_MAIL_FIRST_RETRY: 30,
      },
    });
  const service = await start().catch(async (error: unknown) => {
    await harness.dispose();
    throw error;
  });
  harness.onDispose(() => service.stop());

  const events: CloudEvent[] = [];
  const reader = await harness.bus.subscribe({
    consumer: 'reader',
    topic: 'lintel.newsletter',
    from: 'beginning',
    handle: async (received) => void events.push(...received),
  });
  harness.onDispose(() => reader.stop());

  const ask = async (query: string, variables: Record<string, unknown> = {}, as?: Identity) =>
    harness.ask<any>(service, query, { variables, ...(as ? { as } : {}) });

  let made = 0;
  /** An event as another service publishes it. */
  const eventOf = <Type extends EventType>(
    type: Type,
    about: { readonly subject: string; readonly sequence?: number },
    data: EventData<Type>,
  ): CloudEvent => ({
    specversion: '1.0',
    id: `event-${++made}`,
    source: '/services/others',
    type,
    subject: about.subject,
    time: clock.now().toISOString(),
    sequence: about.sequence ?? 1,
    datacontenttype: 'application/json',
    dataschema: dataschemaOf(type),
    data,
  });
  const publish = async (...published: readonly CloudEvent[]) => {
    for (const event of published) await harness.bus.publish(findEventDefinition(event.type)!.topic, [event]);
    await harness.bus.drain();
  };
  const collection = (name: string) => documents.connection.collection(name).find({}).toArray();
  const subscribing = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }';

  return {
    harness,
    service,
    documents,
    jobs,
    server,
    clock,
    events,
    ask,
    mailbox,
    eventOf,
    publish,
    /** The account's state after its change number `sequence`. */
    account: (sequence: number, change: Partial<AccountState> = {}) =>
      eventOf(
        sequence === 1 ? 'lintel.account.registered.v1' : 'lintel.account.changed.v1',
        { subject: change.id ?? odile.id, sequence },
        { ...odile, ...change },
      ),
    /** A request for a link, good for a day. */
    link: (purpose: EventData<'lintel.account-link.requested.v1'>['purpose'], request = 'request-1') =>
      eventOf(
        'lintel.account-link.requested.v1',
        { subject: request },
        {
          accountId: odile.id,
          purpose,
          request,
          expiresAt: new Date(clock.now().getTime() + 86_400_000).toISOString(),
        },
      ),
    /** Every line of the service and of its queue. */
    log,
    deliveries: () => collection('deliveries'),
    collection,
    subscribe: (email: string) => ask(subscribing, { email }),
    /** As the gateway asks for a visitor at that network address. */
    subscribeFrom: async (client: string, email: string) =>
      (await service.execute({
        document: parse(subscribing),
        variables: { email },
        context: { serviceHeaders: { [clientAddressHeader]: client } },
      })) as ExecutionResult,
    confirm: async (token: string) =>
      (await ask('mutation ($token: String!) { confirmNewsletter(token: $token) }', { token })).data[
        'confirmNewsletter'
      ],
    unsubscribe: async (token: string) =>
      (await ask('mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }', { token })).data[
        'unsubscribeFromNewsletter'
      ],
    /** Lets everything that was set off come to rest. */
    async settle() {
      await service.drain();
      await harness.bus.drain();
    },
    async mails(): Promise<KeptMailContent[]> {
      await service.drain();
      await harness.bus.drain();
      await jobs.drain();
      const kept = await mailbox.list({ limit: 1000 });
      const read = await Promise.all(kept.map(async ({ id }) => (await mailbox.read(id))!));
      return read.map((one) => ({ ...one, text: one.text.replaceAll('\r\n', '\n') }));
    },
    dispose: () => harness.dispose(),
  };
}

/** The owner of the account that tests are about. */
export const odile: AccountState = {
  id: 'account-odile',
  email: 'odile@example.org',
  pendingEmail: null,
  name: 'Odile Example',
  role: 'user',
  agencyId: null,
  confirmed: true,
};
export const asOdile: Identity = { subject: odile.id, role: 'user' };
export const asOperations: Identity = { subject: 'account-operations', role: 'operations' };

/** What an answer refused, if it did. */
export const codeOf = (answer: { errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions['code'];

/** A message's headers, unfolded. */
export const headOf = ({ source }: Pick<KeptMailContent, 'source'>): string =>
  Buffer.from(source)
    .toString()
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ');

export type Scene = Awaited<ReturnType<typeof startScene>>;
export type { Harness };

/** The token of a link in an e-mail. */
export function tokenIn(text: string, purpose: 'confirm' | 'unsubscribe'): string {
  const found = new RegExp(`${publicUrl}/newsletter/${purpose}\\?token=([\\w.-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`no link to ${purpose} in: ${text}`);
  return found;
}

/** The token of a link to `page`, which ends in `token=`. */
export function tokenOf(text: string, page: string): string {
  const from = text.indexOf(publicUrl + page);
  if (from < 0) throw new Error(`no link to ${page} in: ${text}`);
  return /^[\w.-]+/.exec(text.slice(from + publicUrl.length + page.length))![0];
}
