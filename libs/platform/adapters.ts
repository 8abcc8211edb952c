import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documents } from './documents/documents.port.js';
import type { EventBus } from './event-bus/event-bus.port.js';
import type { ObjectStore } from './object-store/object-store.port.js';
import type { IndexDefinition, SearchIndex } from './search-index/search-index.port.js';

/** Where adapters keep what they keep, and what some of them need to know. */
export interface AdapterSettings {
  /** `LINTEL_DATA`: the folder of the embedded adapters. */
  readonly dataFolder: string;
  /** `LINTEL_PUBLIC_URL`: the one public address, of which signed addresses are made. */
  readonly publicUrl: string;
  readonly names: Readonly<Record<PortName, string>>;
  readonly production: boolean;
  readonly allowEmbedded: boolean;
}

/** The ports, by the setting that chooses an adapter for each. */
export const portSettings = {
  documents: 'LINTEL_DOCUMENTS',
  eventBus: 'LINTEL_EVENT_BUS',
  searchIndex: 'LINTEL_SEARCH_INDEX',
  objectStore: 'LINTEL_OBJECT_STORE',
} as const;
export type PortName = keyof typeof portSettings;

/** The settings as a program's configuration has them. */
export const adapterSettings = (config: {
  readonly NODE_ENV: string;
  readonly LINTEL_DATA: string;
  readonly LINTEL_PUBLIC_URL: string;
  readonly LINTEL_ALLOW_EMBEDDED: boolean;
  readonly LINTEL_DOCUMENTS: string;
  readonly LINTEL_EVENT_BUS: string;
  readonly LINTEL_SEARCH_INDEX: string;
  readonly LINTEL_OBJECT_STORE: string;
}): AdapterSettings => ({
  dataFolder: config.LINTEL_DATA,
  publicUrl: config.LINTEL_PUBLIC_URL,
  names: {
    documents: config.LINTEL_DOCUMENTS,
    eventBus: config.LINTEL_EVENT_BUS,
    searchIndex: config.LINTEL_SEARCH_INDEX,
    objectStore: config.LINTEL_OBJECT_STORE,
  },
  production: config.NODE_ENV === 'production',
  allowEmbedded: config.LINTEL_ALLOW_EMBEDDED,
});

/** The one table of names to adapters. Each is loaded only where it is chosen. */
const adapters = {
  documents: {
    embedded: async ({ dataFolder }: AdapterSettings, service: string): Promise<Documents> =>
      (await import('./documents/embedded/index.js')).openEmbeddedDocuments({
        file: fileIn(dataFolder, service, 'documents.sqlite'),
      }),
  },
  eventBus: {
    embedded: async ({ dataFolder }: AdapterSettings): Promise<EventBus> =>
      (await import('./event-bus/embedded/index.js')).openEmbeddedEventBus({
        file: fileIn(dataFolder, 'events', 'log.sqlite'),
      }),
  },
  searchIndex: {
    embedded: async <Source>(
      { dataFolder }: AdapterSettings,
      definition: IndexDefinition,
    ): Promise<SearchIndex<Source>> =>
      (await import('./search-index/embedded/index.js')).openEmbeddedSearchIndex<Source>({
        file: fileIn(dataFolder, 'search', `${definition.name}.sqlite`),
        definition,
      }),
  },
  objectStore: {
    embedded: async ({ dataFolder, publicUrl }: AdapterSettings): Promise<ObjectStore> =>
      (await import('./object-store/embedded/index.js')).openEmbeddedObjectStore({
        folder: join(dataFolder, 'objects'),
        publicUrl: `${publicUrl}/objects`,
        secret: keptSecret(dataFolder, 'object-store.key'),
      }),
  },
} as const;

/** A setting that names no adapter, or one that may not be used here. */
export class UnusableAdapter extends Error {
  override readonly name = 'UnusableAdapter';
}

function choose<Port extends PortName>(
  port: Port,
  settings: AdapterSettings,
): (typeof adapters)[Port]['embedded'] {
  const setting = portSettings[port];
  const name = settings.names[port];
  if (!Object.hasOwn(adapters[port], name))
    throw new UnusableAdapter(
      `${setting}: there is no adapter ${JSON.stringify(name)}; there is ${Object.keys(adapters[port]).join(', ')}`,
    );
  if (name === 'embedded' && settings.production && !settings.allowEmbedded)
    throw new UnusableAdapter(
      `${setting}: "embedded" keeps data on this machine alone, which NODE_ENV=production refuses unless LINTEL_ALLOW_EMBEDDED=1 says it is meant`,
    );
  return adapters[port][name as 'embedded'];
}

export const openDocuments = (settings: AdapterSettings, service: string): Promise<Documents> =>
  choose('documents', settings)(settings, service);

export const openEventBus = (settings: AdapterSettings): Promise<EventBus> =>
  choose('eventBus', settings)(settings);

export const openSearchIndex = <Source>(
  settings: AdapterSettings,
  definition: IndexDefinition,
): Promise<SearchIndex<Source>> => choose('searchIndex', settings)<Source>(settings, definition);

export const openObjectStore = (settings: AdapterSettings): Promise<ObjectStore> =>
  choose('objectStore', settings)(settings);

/** A random secret that is made on the first start and kept in the data folder, readable by its owner only. */
export function keptSecret(dataFolder: string, name: string): string {
  const file = fileIn(dataFolder, 'keys', name);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

function fileIn(...path: [string, ...string[]]): string {
  const folder = join(...(path.slice(0, -1) as [string]));
  mkdirSync(folder, { recursive: true });
  return join(folder, path.at(-1)!);
}
