import { createHmac } from 'node:crypto';
import type { Documents } from './documents/documents.port.js';
import type { EventBus } from './event-bus/event-bus.port.js';
import { folderIn, keptSecret } from './data-folder.js';
import type { ObjectStore } from './object-store/object-store.port.js';
import type { IndexDefinition, SearchIndex } from './search-index/search-index.port.js';

/** What a program's configuration says about adapters, by the names of its settings. */
export interface AdapterSettings {
  readonly NODE_ENV: string;
  readonly LINTEL_ALLOW_EMBEDDED: boolean;
  /** The folder of the embedded adapters. */
  readonly LINTEL_DATA: string;
  /** The one public address, of which signed addresses are made. */
  readonly LINTEL_PUBLIC_URL: string;
  readonly LINTEL_DOCUMENTS: string;
  readonly LINTEL_EVENT_BUS: string;
  readonly LINTEL_SEARCH_INDEX: string;
  readonly LINTEL_OBJECT_STORE: string;
  readonly LINTEL_MONGO_URL?: string | undefined;
  readonly LINTEL_KAFKA_BROKERS?: string | undefined;
  readonly LINTEL_ELASTICSEARCH_URL?: string | undefined;
  readonly LINTEL_S3_URL?: string | undefined;
  readonly LINTEL_S3_ACCESS_KEY?: string | undefined;
  readonly LINTEL_S3_SECRET_KEY?: string | undefined;
  readonly LINTEL_S3_BUCKET: string;
  readonly LINTEL_IDENTITY_SECRET?: string | undefined;
}

/** The one table of names to adapters. Each is loaded only where it is chosen. */
const adapters = {
  LINTEL_DOCUMENTS: {
    embedded: async (settings: AdapterSettings, service: string): Promise<Documents> =>
      (await import('./documents/embedded/index.js')).openEmbeddedDocuments({
        file: `${folderIn(settings.LINTEL_DATA, service)}/documents.sqlite`,
      }),
    mongo: async (settings: AdapterSettings, service: string): Promise<Documents> =>
      (await import('./documents/mongo/index.js')).openMongoDocuments({
        uri: needed('LINTEL_MONGO_URL', settings),
        database: `lintel-${service}`,
      }),
  },
  LINTEL_EVENT_BUS: {
    embedded: async (settings: AdapterSettings, _service: string): Promise<EventBus> =>
      (await import('./event-bus/embedded/index.js')).openEmbeddedEventBus({
        file: `${folderIn(settings.LINTEL_DATA, 'events')}/log.sqlite`,
      }),
    kafka: async (settings: AdapterSettings, service: string): Promise<EventBus> =>
      (await import('./event-bus/kafka/index.js')).openKafkaEventBus({
        brokers: needed('LINTEL_KAFKA_BROKERS', settings).split(','),
        clientId: `lintel-${service}`,
      }),
  },
  LINTEL_SEARCH_INDEX: {
    embedded: async <Source>(
      settings: AdapterSettings,
      definition: IndexDefinition,
    ): Promise<SearchIndex<Source>> =>
      (await import('./search-index/embedded/index.js')).openEmbeddedSearchIndex<Source>({
        file: `${folderIn(settings.LINTEL_DATA, 'search')}/${definition.name}.sqlite`,
        definition,
      }),
    elasticsearch: async <Source>(
      settings: AdapterSettings,
      definition: IndexDefinition,
    ): Promise<SearchIndex<Source>> =>
      (await import('./search-index/elasticsearch/index.js')).openElasticsearchIndex<Source>({
        url: needed('LINTEL_ELASTICSEARCH_URL', settings),
        prefix: 'lintel-',
        definition,
      }),
  },
  LINTEL_OBJECT_STORE: {
    embedded: async (settings: AdapterSettings): Promise<ObjectStore> =>
      (await import('./object-store/embedded/index.js')).openEmbeddedObjectStore({
        folder: folderIn(settings.LINTEL_DATA, 'objects'),
        publicUrl: `${settings.LINTEL_PUBLIC_URL}/objects`,
        secret: keptSecret(settings.LINTEL_DATA, 'object-store.key'),
      }),
    s3: async (settings: AdapterSettings): Promise<ObjectStore> =>
      (await import('./object-store/s3/index.js')).openS3ObjectStore({
        endpoint: needed('LINTEL_S3_URL', settings),
        accessKey: needed('LINTEL_S3_ACCESS_KEY', settings),
        secretKey: needed('LINTEL_S3_SECRET_KEY', settings),
        bucket: settings.LINTEL_S3_BUCKET,
        publicUrl: `${settings.LINTEL_PUBLIC_URL}/objects`,
        // Every process has to arrive at the same one.
        secret: createHmac('sha256', identitySecretOf(settings)).update('object store').digest('base64url'),
      }),
  },
} as const;
type Adapters = typeof adapters;

/** A setting that names no adapter, or one that may not be used here. */
export class UnusableAdapter extends Error {
  override readonly name = 'UnusableAdapter';
}

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
  const apart = Object.keys(adapters).some((setting) => settings[setting as keyof Adapters] !== 'embedded');
  return apart
    ? needed('LINTEL_IDENTITY_SECRET', settings)
    : keptSecret(settings.LINTEL_DATA, 'identity.key');
}

function choose<Setting extends keyof Adapters>(
  setting: Setting,
  settings: AdapterSettings,
): Adapters[Setting]['embedded'] {
  const name = settings[setting];
  if (!Object.hasOwn(adapters[setting], name))
    throw new UnusableAdapter(
      `${setting}: there is no adapter ${JSON.stringify(name)}; there is ${Object.keys(adapters[setting]).join(', ')}`,
    );
  if (name === 'embedded' && settings.NODE_ENV === 'production' && !settings.LINTEL_ALLOW_EMBEDDED)
    throw new UnusableAdapter(
      `${setting}: "embedded" keeps data on this machine alone, which NODE_ENV=production refuses unless LINTEL_ALLOW_EMBEDDED=1 says it is meant`,
    );
  return adapters[setting][name as 'embedded'];
}

export const openDocuments = (settings: AdapterSettings, service: string): Promise<Documents> =>
  choose('LINTEL_DOCUMENTS', settings)(settings, service);

export const openEventBus = (settings: AdapterSettings, service: string): Promise<EventBus> =>
  choose('LINTEL_EVENT_BUS', settings)(settings, service);

export const openSearchIndex = <Source>(
  settings: AdapterSettings,
  definition: IndexDefinition,
): Promise<SearchIndex<Source>> => choose('LINTEL_SEARCH_INDEX', settings)<Source>(settings, definition);

export const openObjectStore = (settings: AdapterSettings): Promise<ObjectStore> =>
  choose('LINTEL_OBJECT_STORE', settings)(settings);
