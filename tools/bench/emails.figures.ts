import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
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
import { openEmbeddedMail } from '@lintel/platform/mail/embedded';
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
  const files: number[] = [];
  for (let round = 0; round < rounds; round++)
    files.push(await perSecond(await folders.empty(), { LINTEL_JOBS: 'embedded' }, count));
  const kept: Row = {
    what: 'e-mails, nothing but Node: event → file in the mailbox',
    value: median(files),
    unit: 'e-mails/s',
    ratio: null,
    to: '',
    note: 'one process, everything in SQLite, each e-mail a file that is on the disk before it is taken',
  };
  const reason = whyNot('REDIS');
  if (reason) return [{ what: 'e-mails: event → handed over', skipped: reason }, kept];
  const through: number[] = [];
  const alone: number[] = [];
  await inNamespace(async (namespace) => {
    for (let round = 0; round < rounds; round++) {
      const redis = {
        LINTEL_JOBS: 'bullmq',
        LINTEL_REDIS_URL: given('REDIS'),
        LINTEL_NAMESPACE: `${namespace}-${round}`,
      };
      through.push(await perSecond(await folders.empty(), redis, count));
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
      toReach: '≥ 1,000 e-mails/s',
      note: 'one process, documents and events in SQLite: two durable records, a template and its text for each e-mail, which the other side has none of',
    },
    kept,
  ];
}

async function perSecond(
  folder: string,
  engines: Readonly<Record<string, string>>,
  count: number,
): Promise<number> {
  const config = {
    ...loadConfig(platformConfigSchema, { LINTEL_DATA: folder, LINTEL_LOG_LEVEL: 'error', ...engines }),
    ...notificationsConfigSchema.parse({}),
  };
  const bus = await openEventBus(config, 'bench');
  const documents = await openDocuments(config, 'notifications');
  const cache = await openCache(config);
  const jobs = await openJobs(config);
  const files = config.LINTEL_JOBS === 'embedded';
  const { mail, arrived } = countingMail(
    count,
    files ? await openEmbeddedMail({ folder: join(folder, 'mail') }) : undefined,
  );
  const around = surroundingsFor('notifications', config, { bus, identitySecret });
  const service = await startNotifications({ ...around, documents, cache, jobs, mail, config });
  await publish(bus, accountRegistered, count, registered);
  await bus.drain();

  const began = performance.now();
  await publish(bus, accountLinkRequested, count, requested);
  await arrived;
  const seconds = (performance.now() - began) / 1000;

  await service.stop();
  await Promise.all([jobs.close(), documents.close(), cache.close(), bus.close(), mail.close()]);
  return count / seconds;
}

/** A mail server that takes everything at once, or a mailbox. */
function countingMail(count: number, mailbox?: Mail) {
  const all = Promise.withResolvers<void>();
  let handed = 0;
  const mail: Mail = {
    async send(message) {
      const sent = await mailbox?.send(message);
      if (++handed === count) all.resolve();
      return sent ?? { accepted: [message.to.address], response: '250 OK', replaced: false };
    },
    health: async () => ({ name: 'mail', gauges: {} }),
    close: async () => mailbox?.close(),
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
