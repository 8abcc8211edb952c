import { join } from 'node:path';
import type { CloudEvent } from '@lintel/contracts';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import type { Documents } from '@lintel/platform/documents';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import type { KeptMailContent, Mail, ReadableMailbox } from '@lintel/platform/mail';
import { openEmbeddedMail } from '@lintel/platform/mail/embedded';
import { clientAddressHeader } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { type ExecutionResult, parse } from 'graphql';
import { type NotificationsService, startNotifications } from '../src/index.js';

export const publicUrl = 'https://homes.example.org';

/** The service on the embedded profile, with a mailbox to look into and a mail server that can be told to refuse. */
export async function startScene() {
  const harness = await startHarness();
  const { clock, folder } = harness;
  const jobs = await openEmbeddedJobs({ file: join(folder, 'jobs.sqlite'), clock, pollIntervalMs: 5 });
  const mailbox: Mail & ReadableMailbox = await openEmbeddedMail({ folder: join(folder, 'mail'), clock });
  const server = { handed: 0, refusal: undefined as Error | undefined };
  const mail: Mail = {
    send: async (message) => {
      server.handed += 1;
      if (server.refusal) throw server.refusal;
      return mailbox.send(message);
    },
    health: () => mailbox.health(),
    close: () => mailbox.close(),
  };
  const cache = await openEmbeddedCache({ clock });
  harness.onDispose(() => cache.close());
  harness.onDispose(() => mail.close());
  harness.onDispose(() => jobs.close());

  const documents: Documents = await harness.documents('notifications');
  const start = (): Promise<NotificationsService> =>
    startNotifications({
      ...harness,
      documents,
      jobs,
      cache,
      mail,
      config: { LINTEL_PUBLIC_URL: publicUrl, LINTEL_MAIL_FROM: 'Lintel <news@homes.example.org>' },
    });
  const service = await start();
  harness.onDispose(() => service.stop());

  const events: CloudEvent[] = [];
  const reader = await harness.bus.subscribe({
    consumer: 'reader',
    topic: 'lintel.newsletter',
    from: 'beginning',
    handle: async (received) => void events.push(...received),
  });
  harness.onDispose(() => reader.stop());

  const ask = async (query: string, variables: Record<string, unknown>) =>
    harness.ask<Record<string, unknown>>(service, query, { variables });
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
      await service.relay.drain();
      await harness.bus.drain();
    },
    async mails(): Promise<KeptMailContent[]> {
      await service.relay.drain();
      await harness.bus.drain();
      await jobs.drain();
      const kept = await mailbox.list({ limit: 1000 });
      return Promise.all(kept.map(async ({ id }) => (await mailbox.read(id))!));
    },
    dispose: () => harness.dispose(),
  };
}

export type Scene = Awaited<ReturnType<typeof startScene>>;
export type { Harness };

/** The token of a link in an e-mail. */
export function tokenIn(text: string, purpose: 'confirm' | 'unsubscribe'): string {
  const found = new RegExp(`${publicUrl}/newsletter/${purpose}\\?token=([\\w.-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`no link to ${purpose} in: ${text}`);
  return found;
}
