import { randomUUID } from 'node:crypto';
import {
  accountLinkRequested,
  accountRegistered,
  type CloudEvent,
  dataschemaOf,
  type EventDefinition,
} from '@lintel/contracts';
import { given } from '@lintel/e2e/engines';
import { notificationsConfigSchema, startNotifications } from '@lintel/notifications';
import { openCache, openDocuments, openEventBus, openJobs } from '@lintel/platform/adapters';
import type { Mail } from '@lintel/platform/mail';
import { loadConfig, platformConfigSchema, surroundingsFor } from '@lintel/service-kit';
import type { DataFolders } from './data-folders.ts';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, median, type Row } from './figures.ts';
import { identitySecret } from './full-outboxes.ts';
import { bullmqAlone } from './jobs.figures.ts';

export interface EmailPlan {
  readonly count: number;
  readonly rounds: number;
}

const BATCH = 500;

/**
 * From an event to an e-mail handed over: delivery record, job, worker, the account's address, template, record. Against BullMQ alone, adding as many jobs and
 * working on them with an empty processor, on one Redis.
 */
export async function emailFigures(folders: DataFolders, { count, rounds }: EmailPlan): Promise<Row[]> {
  const reason = whyNot('REDIS');
  if (reason) return [{ what: 'e-mails: event → handed over', skipped: reason }];
  const through: number[] = [];
  const alone: number[] = [];
  await inNamespace(async (namespace) => {
    for (let round = 0; round < rounds; round++) {
      through.push(await perSecond(await folders.empty(), `${namespace}-${round}`, count));
      const { adding, working } = await bullmqAlone(`${namespace}-${round}-alone`, count);
      alone.push(1 / (1 / adding + 1 / working));
    }
  });
  return [
    {
      what: 'e-mails: event → handed over',
      value: median(through),
      unit: 'e-mails/s',
      ratio: median(through) / median(alone),
      to: `BullMQ alone, adding and an empty processor, ${inWords(median(alone), 'jobs/s')}`,
      toReach: 'ratio ≥ 0.7',
      note: 'one process, documents and events in SQLite: two durable records, a template and its text for each e-mail, which the other side has none of',
    },
  ];
}

async function perSecond(folder: string, namespace: string, count: number): Promise<number> {
  const config = {
    ...loadConfig(platformConfigSchema, {
      LINTEL_DATA: folder,
      LINTEL_NAMESPACE: namespace,
      LINTEL_LOG_LEVEL: 'error',
      LINTEL_JOBS: 'bullmq',
      LINTEL_REDIS_URL: given('REDIS'),
    }),
    ...notificationsConfigSchema.parse({}),
  };
  const bus = await openEventBus(config, 'bench');
  const documents = await openDocuments(config, 'notifications');
  const cache = await openCache(config);
  const jobs = await openJobs(config);
  const { mail, arrived } = countingMail(count);
  const around = surroundingsFor('notifications', config, { bus, identitySecret });
  const service = await startNotifications({ ...around, documents, cache, jobs, mail, config });
  await publish(bus, accountRegistered, count, registered);
  await bus.drain();

  const began = performance.now();
  await publish(bus, accountLinkRequested, count, requested);
  await arrived;
  const seconds = (performance.now() - began) / 1000;

  await service.stop();
  await Promise.all([jobs.close(), documents.close(), cache.close(), bus.close()]);
  return count / seconds;
}

/** A mail server that takes everything at once. */
function countingMail(count: number) {
  const all = Promise.withResolvers<void>();
  let handed = 0;
  const mail: Mail = {
    async send({ to }) {
      if (++handed === count) all.resolve();
      return { accepted: [to.address], response: '250 OK', replaced: false };
    },
    health: async () => ({ name: 'mail', gauges: {} }),
    close: async () => undefined,
  };
  return { mail, arrived: all.promise };
}

const accountId = (n: number): string => `account-${n}`;

const registered = (n: number) => ({
  id: accountId(n),
  email: `visitor-${n}@example.org`,
  pendingEmail: null,
  name: `Visitor ${n}`,
  role: 'user' as const,
  agencyId: null,
  confirmed: false,
});

const requested = (n: number) => ({
  accountId: accountId(n),
  purpose: 'confirm' as const,
  request: `request-${n}`,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
});

async function publish<Data>(
  bus: Awaited<ReturnType<typeof openEventBus>>,
  { type, topic }: EventDefinition<string, Data>,
  count: number,
  dataOf: (n: number) => Data,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await bus.publish(
      topic,
      Array.from({ length: Math.min(BATCH, count - from) }, (_, at): CloudEvent => ({
        specversion: '1.0',
        id: randomUUID(),
        source: '/services/accounts',
        type,
        subject: type === accountRegistered.type ? accountId(from + at) : `request-${from + at}`,
        time: new Date().toISOString(),
        sequence: 1,
        datacontenttype: 'application/json',
        dataschema: dataschemaOf(type),
        data: dataOf(from + at),
      })),
    );
}
