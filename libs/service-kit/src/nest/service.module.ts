import type { TopicDefinition } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import { CACHE, type Cache } from '@lintel/platform/cache';
import { DOCUMENTS, type Documents } from '@lintel/platform/documents';
import { EVENT_BUS } from '@lintel/platform/event-bus';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import { MAIL, type Mail } from '@lintel/platform/mail';
import { OBJECT_STORE, type ObjectStore } from '@lintel/platform/object-store';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { BRAND } from '../brand/brand.js';
import { EventComposer } from '../events/outbox.js';
import { IdentityKey } from '../identity/identity.js';
import { LinkKey } from '../identity/link-key.js';
import { SealKey } from '../identity/seal-key.js';
import type { ServiceSurroundings } from '../surroundings.js';
import { Lifecycle } from './lifecycle.js';
import { made } from './provide.js';
import { tracedJobs, tracedMail } from './traced-ports.js';
import { CLOCK, CONNECTION, IDS, LOGGER, METRICS, SERVICE } from './tokens.js';

/** The ports that some services need and others do not; each is given what its options name. */
export interface ServicePorts {
  readonly documents?: Documents | undefined;
  readonly cache?: Cache | undefined;
  readonly jobs?: Jobs | undefined;
  readonly mail?: Mail | undefined;
  readonly objects?: ObjectStore | undefined;
}

export interface ServiceModuleOptions {
  /** The service's name. */
  readonly name: string;
  /** What it reads and publishes, made before it starts. */
  readonly topics: readonly TopicDefinition[];
  readonly given: ServiceSurroundings & ServicePorts;
}

const tokens = {
  brand: BRAND,
  bus: EVENT_BUS,
  clock: CLOCK,
  logger: LOGGER,
  metrics: METRICS,
  identityKey: IdentityKey,
  linkKey: LinkKey,
  sealKey: SealKey,
  documents: DOCUMENTS,
  cache: CACHE,
  jobs: JOBS,
  mail: MAIL,
  objects: OBJECT_STORE,
} as const;

/** What every service is made of: the ports that it is given, each by its token, and the lifecycle of what it does of itself. */
@Module({})
export class ServiceModule {
  static forRoot({ name, topics, given }: ServiceModuleOptions): DynamicModule {
    const { jobs, mail } = given;
    const traced = {
      ...given,
      ...(jobs && { jobs: tracedJobs(name, jobs) }),
      ...(mail && { mail: tracedMail(name, mail) }),
    };
    const ports: Provider[] = Object.entries(tokens).flatMap(([port, provide]) => {
      const useValue = traced[port as keyof typeof tokens];
      return useValue ? [{ provide, useValue }] : [];
    });
    const own: Provider[] = [
      { provide: SERVICE, useValue: name },
      made(IDS, uuidV7Source, CLOCK),
      made(EventComposer, (ids, clock) => new EventComposer(`/services/${name}`, ids, clock), IDS, CLOCK),
      made(
        Lifecycle,
        (bus) =>
          new Lifecycle(async () => {
            await given.documents?.syncIndexes();
            await bus.ensureTopics(topics);
          }),
        EVENT_BUS,
      ),
    ];
    const ofDocuments = given.documents ? [made(CONNECTION, ({ connection }) => connection, DOCUMENTS)] : [];
    const providers = [...ports, ...own, ...ofDocuments];
    return { module: ServiceModule, global: true, providers, exports: providers };
  }
}
