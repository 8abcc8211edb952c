import { createHmac } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Cache } from './cache/cache.port.js';
import type { Documents } from './documents/documents.port.js';
import type { EventBus } from './event-bus/event-bus.port.js';
import { folderIn, keptSecret } from './data-folder.js';
import { openChecked, openEngine } from './engine.js';
import type { Jobs } from './jobs/jobs.port.js';
import type { LanguageModel } from './language-model/language-model.port.js';
import type { RulesModelOptions } from './language-model/rules/index.js';
import type { Mail } from './mail/mail.port.js';
import type { ObjectStore } from './object-store/object-store.port.js';
import { type Adapter, type AdapterLogger, UnusableSetting } from './port.js';
import type { IndexDefinition, SearchIndex } from './search-index/search-index.port.js';

/** What a program's configuration says about adapters, by the names of its settings. */
export interface AdapterSettings {
  readonly NODE_ENV: string;
  readonly LINTEL_ALLOW_EMBEDDED: boolean;
  /** The folder of the embedded adapters. */
  readonly LINTEL_DATA: string;
  readonly LINTEL_NAMESPACE?: string | undefined;
  /** The one public address, of which signed addresses are made. */
  readonly LINTEL_PUBLIC_URL: string;
  readonly LINTEL_DOCUMENTS: string;
  readonly LINTEL_EVENT_BUS: string;
  readonly LINTEL_SEARCH_INDEX: string;
  readonly LINTEL_OBJECT_STORE: string;
  readonly LINTEL_CACHE: string;
  readonly LINTEL_JOBS: string;
  readonly LINTEL_MAIL: string;
  readonly LINTEL_LANGUAGE_MODEL: string;
  readonly LINTEL_MONGO_URL?: string | undefined;
  readonly LINTEL_KAFKA_BROKERS?: string | undefined;
  readonly LINTEL_ELASTICSEARCH_URL?: string | undefined;
  readonly LINTEL_S3_URL?: string | undefined;
  readonly LINTEL_S3_ACCESS_KEY?: string | undefined;
  readonly LINTEL_S3_SECRET_KEY?: string | undefined;
  readonly LINTEL_S3_BUCKET: string;
  readonly LINTEL_REDIS_URL?: string | undefined;
  readonly LINTEL_SMTP_URL?: string | undefined;
  readonly LINTEL_OPENAI_URL?: string | undefined;
  readonly LINTEL_OPENAI_KEY?: string | undefined;
  readonly LINTEL_OPENAI_MODEL?: string | undefined;
  readonly LINTEL_IDENTITY_SECRET?: string | undefined;
  /** In days. */
  readonly LINTEL_KEEP_FAILED_JOBS: number;
  readonly LINTEL_KEEP_MAILS: number;
}

/** How documents are opened, beside where. */
export interface DocumentsOpening {
  /** Whether the caller has locked the data folder, so that embedded documents are its own process's alone; not unless told. */
  readonly sole?: boolean;
  /** For documents of an engine that need not be there yet: where models are registered until it is. */
  readonly connection?: Connection | undefined;
}

const DAY_MS = 86_400_000;

/** The one table of names to adapters. Each is loaded only where it is chosen. */
const adapters = {
  LINTEL_DOCUMENTS: {
    embedded: async (
      settings: AdapterSettings,
      service: string,
      { sole = false }: DocumentsOpening = {},
    ): Promise<Documents> =>
      (await import('./documents/embedded/index.js')).openEmbeddedDocuments({
        file: `${folderIn(settings.LINTEL_DATA, service)}/documents.sqlite`,
        sole,
      }),
    mongo: async (
      settings: AdapterSettings,
      service: string,
      { connection }: DocumentsOpening = {},
    ): Promise<Documents> =>
      engine('LINTEL_MONGO_URL', settings, async (uri) => {
        const { keepVersion, openMongoDocuments } = await import('./documents/mongo/index.js');
        const database = named(settings, `lintel-${service}`);
        const documents = await openMongoDocuments({ uri, database, connection, patienceMs: 0 });
        return keepVersion(documents, database).then(
          () => documents,
          (error: unknown) => documents.close().then(() => Promise.reject(error)),
        );
      }),
  },
  LINTEL_EVENT_BUS: {
    embedded: async (
      settings: AdapterSettings,
      _service: string,
      logger?: AdapterLogger,
    ): Promise<EventBus> =>
      (await import('./event-bus/embedded/index.js')).openEmbeddedEventBus({
        file: `${folderIn(settings.LINTEL_DATA, 'events')}/log.sqlite`,
        ...(logger && { logger }),
      }),
    kafka: async (settings: AdapterSettings, service: string, logger?: AdapterLogger): Promise<EventBus> =>
      engine('LINTEL_KAFKA_BROKERS', settings, async (brokers) =>
        (await import('./event-bus/kafka/index.js')).openKafkaEventBus({
          brokers: brokers.split(','),
          clientId: `lintel-${service}`,
          topicPrefix: named(settings, ''),
          ...(logger && { logger }),
        }),
      ),
  },
  LINTEL_SEARCH_INDEX: {
    embedded: async <Source>(
      settings: AdapterSettings,
      definition: IndexDefinition,
      _logger?: AdapterLogger,
    ): Promise<SearchIndex<Source>> =>
      (await import('./search-index/embedded/index.js')).openEmbeddedSearchIndex<Source>({
        file: `${folderIn(settings.LINTEL_DATA, 'search')}/${definition.name}.sqlite`,
        definition,
      }),
    elasticsearch: async <Source>(
      settings: AdapterSettings,
      definition: IndexDefinition,
      logger?: AdapterLogger,
    ): Promise<SearchIndex<Source>> =>
      engine('LINTEL_ELASTICSEARCH_URL', settings, async (url) =>
        (await import('./search-index/elasticsearch/index.js')).openElasticsearchIndex<Source>({
          url,
          prefix: named(settings, 'lintel-'),
          definition,
          ...(logger && { logger }),
        }),
      ),
  },
  LINTEL_OBJECT_STORE: {
    embedded: async (settings: AdapterSettings): Promise<ObjectStore> =>
      (await import('./object-store/embedded/index.js')).openEmbeddedObjectStore({
        folder: folderIn(settings.LINTEL_DATA, 'objects'),
        publicUrl: `${settings.LINTEL_PUBLIC_URL}/objects`,
        secret: keptSecret(settings.LINTEL_DATA, 'object-store.key'),
      }),
    s3: async (settings: AdapterSettings): Promise<ObjectStore> =>
      engine('LINTEL_S3_URL', settings, async (endpoint) =>
        (await import('./object-store/s3/index.js')).openS3ObjectStore({
          endpoint,
          accessKey: needed('LINTEL_S3_ACCESS_KEY', settings),
          secretKey: needed('LINTEL_S3_SECRET_KEY', settings),
          bucket: named(settings, settings.LINTEL_S3_BUCKET),
          publicUrl: `${settings.LINTEL_PUBLIC_URL}/objects`,
          // Every process has to arrive at the same one.
          secret: createHmac('sha256', identitySecretOf(settings)).update('object store').digest('base64url'),
          patienceMs: 0,
        }),
      ),
  },
  LINTEL_CACHE: {
    embedded: async (_settings: AdapterSettings): Promise<Cache> =>
      (await import('./cache/embedded/index.js')).openEmbeddedCache({}),
    // Not waited for: it connects by itself, and whoever asks it goes on without.
    redis: (settings: AdapterSettings): Promise<Cache> =>
      openChecked('LINTEL_REDIS_URL', async () =>
        (await import('./cache/redis/index.js')).openRedisCache({
          url: needed('LINTEL_REDIS_URL', settings),
          prefix: named(settings, 'lintel-cache'),
        }),
      ),
  },
  LINTEL_JOBS: {
    embedded: async (settings: AdapterSettings, logger?: AdapterLogger): Promise<Jobs> =>
      (await import('./jobs/embedded/index.js')).openEmbeddedJobs({
        file: `${folderIn(settings.LINTEL_DATA, 'jobs')}/queue.sqlite`,
        ...(logger && { logger }),
        failedRetentionMs: settings.LINTEL_KEEP_FAILED_JOBS * DAY_MS,
      }),
    bullmq: async (settings: AdapterSettings, logger?: AdapterLogger): Promise<Jobs> =>
      engine('LINTEL_REDIS_URL', settings, async (url) =>
        (await import('./jobs/bullmq/index.js')).openBullmqJobs({
          url,
          prefix: named(settings, 'lintel'),
          ...(logger && { logger }),
          failedRetentionMs: settings.LINTEL_KEEP_FAILED_JOBS * DAY_MS,
        }),
      ),
  },
  LINTEL_MAIL: {
    embedded: async (settings: AdapterSettings): Promise<Mail> =>
      (await import('./mail/embedded/index.js')).openEmbeddedMail({
        folder: folderIn(settings.LINTEL_DATA, 'mail'),
        keptDays: settings.LINTEL_KEEP_MAILS,
      }),
    // Not waited for: mails are jobs, which wait by themselves.
    smtp: (settings: AdapterSettings): Promise<Mail> =>
      openChecked('LINTEL_SMTP_URL', async () =>
        (await import('./mail/smtp/index.js')).openSmtpMail({ url: needed('LINTEL_SMTP_URL', settings) }),
      ),
  },
  LINTEL_LANGUAGE_MODEL: {
    rules: async (_settings: AdapterSettings, read: RulesModelOptions['read']): Promise<LanguageModel> =>
      (await import('./language-model/rules/index.js')).openRulesModel({ read }),
    openai: async (settings: AdapterSettings): Promise<LanguageModel> =>
      (await import('./language-model/openai/index.js')).openOpenAiModel({
        baseUrl: needed('LINTEL_OPENAI_URL', settings),
        apiKey: needed('LINTEL_OPENAI_KEY', settings),
        model: needed('LINTEL_OPENAI_MODEL', settings),
      }),
  },
} as const;
type Adapters = typeof adapters;
/** All adapters of a port are opened alike; the first of them says how. */
type Opening<Named> = Named extends { embedded: infer Open }
  ? Open
  : Named extends { rules: infer Open }
    ? Open
    : never;

/** The name of something in an engine, which several installations may share. */
const named = ({ LINTEL_NAMESPACE: namespace }: AdapterSettings, name: string): string =>
  namespace ? `${namespace}-${name}` : name;

/** A setting that names no adapter, or one that may not be used here. */
export class UnusableAdapter extends UnusableSetting {
  override readonly name = 'UnusableAdapter';
}

type AddressSetting = Extract<keyof AdapterSettings, `LINTEL_${string}_URL` | 'LINTEL_KAFKA_BROKERS'>;

/** Opens the adapter of an engine that has to answer. */
const engine = <Opened extends Adapter>(
  setting: AddressSetting,
  settings: AdapterSettings,
  open: (address: string) => Promise<Opened>,
): Promise<Opened> => openEngine({ setting, address: needed(setting, settings) }, open);

/** A setting that an adapter cannot do without. */
function needed(name: keyof AdapterSettings & string, settings: AdapterSettings): string {
  const value = settings[name];
  if (typeof value !== 'string' || value === '')
    throw new UnusableAdapter(`${name}: is needed by the adapters that are chosen`);
  return value;
}

/** What identities are signed with. Where all is in one data folder it is made there; processes on several machines have to be given one. */
export function identitySecretOf(settings: AdapterSettings): string {
  if (settings.LINTEL_IDENTITY_SECRET) return settings.LINTEL_IDENTITY_SECRET;
  const apart = (
    ['LINTEL_DOCUMENTS', 'LINTEL_EVENT_BUS', 'LINTEL_SEARCH_INDEX', 'LINTEL_OBJECT_STORE'] as const
  ).some(
    // An unknown name is reported when its port is opened.
    (setting) => settings[setting] !== 'embedded' && Object.hasOwn(adapters[setting], settings[setting]),
  );
  return apart
    ? needed('LINTEL_IDENTITY_SECRET', settings)
    : keptSecret(settings.LINTEL_DATA, 'identity.key');
}

function choose<Setting extends keyof Adapters>(
  setting: Setting,
  settings: AdapterSettings,
): Opening<Adapters[Setting]> {
  const name = settings[setting];
  if (!Object.hasOwn(adapters[setting], name))
    throw new UnusableAdapter(
      `${setting}: there is no adapter ${JSON.stringify(name)}; there is ${Object.keys(adapters[setting]).join(', ')}`,
    );
  if (name === 'embedded' && settings.NODE_ENV === 'production' && !settings.LINTEL_ALLOW_EMBEDDED)
    throw new UnusableAdapter(
      `${setting}: "embedded" keeps data on this machine alone, which NODE_ENV=production refuses unless LINTEL_ALLOW_EMBEDDED=1 says it is meant`,
    );
  return (adapters[setting] as Record<string, unknown>)[name] as Opening<Adapters[Setting]>;
}

export const openDocuments = (
  settings: AdapterSettings,
  service: string,
  opening?: DocumentsOpening,
): Promise<Documents> => choose('LINTEL_DOCUMENTS', settings)(settings, service, opening);

export const openEventBus = (
  settings: AdapterSettings,
  service: string,
  logger?: AdapterLogger,
): Promise<EventBus> => choose('LINTEL_EVENT_BUS', settings)(settings, service, logger);

export const openSearchIndex = <Source>(
  settings: AdapterSettings,
  definition: IndexDefinition,
  logger?: AdapterLogger,
): Promise<SearchIndex<Source>> =>
  choose('LINTEL_SEARCH_INDEX', settings)<Source>(settings, definition, logger);

export const openObjectStore = (settings: AdapterSettings): Promise<ObjectStore> =>
  choose('LINTEL_OBJECT_STORE', settings)(settings);

export const openCache = (settings: AdapterSettings): Promise<Cache> =>
  choose('LINTEL_CACHE', settings)(settings);

export const openJobs = (settings: AdapterSettings, logger?: AdapterLogger): Promise<Jobs> =>
  choose('LINTEL_JOBS', settings)(settings, logger);

export const openMail = (settings: AdapterSettings): Promise<Mail> =>
  choose('LINTEL_MAIL', settings)(settings);

/** @param read what the adapter `rules` answers by: the service's own reading of a text */
export const openLanguageModel = (
  settings: AdapterSettings,
  read: RulesModelOptions['read'],
): Promise<LanguageModel> => choose('LINTEL_LANGUAGE_MODEL', settings)(settings, read);
