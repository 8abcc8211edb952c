import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdapterSettings, openDocuments, openEventBus } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import {
  clientAddressHeader,
  createLogger,
  createMetrics,
  type CreateApplication,
  type Identity,
  identityHeader,
  IdentityKey,
  type Injected,
  LinkKey,
  loadConfig,
  platformConfigSchema,
  type RunningService,
  SealKey,
  serviceAudience,
  type ServiceSurroundings,
} from '@lintel/service-kit';
import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { parse } from 'graphql';
import { FakeClock } from './fake-clock.js';

/** What a service test stands on: the real embedded adapters in a folder of their own, a clock that is told, and a signature. */
export interface Harness extends ServiceSurroundings {
  readonly clock: FakeClock;
  readonly bus: EventBus;
  readonly settings: AdapterSettings;
  readonly folder: string;
  /** Runs when the harness is disposed of, last first. */
  onDispose(release: () => Promise<void>): void;
  dispose(): Promise<void>;
  /** From now on services are started with this in the place of a provider. */
  override<Value>(provider: Injected<Value>, value: NoInfer<Value>): void;
  documents(service: string): ReturnType<typeof openDocuments>;
  ask<Data>(service: RunningService, query: string, options?: AskOptions): Promise<Answer<Data>>;
}

export interface AskOptions {
  readonly variables?: Record<string, unknown>;
  readonly as?: Identity;
  /** The network address that it comes from. */
  readonly from?: string;
}

export interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

/** The embedded profile in a folder. */
export const embeddedSettings = (folder: string) =>
  ({ ...loadConfig(platformConfigSchema, {}), LINTEL_DATA: folder }) satisfies AdapterSettings;

export async function startHarness(): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-test-'));
  const settings = embeddedSettings(folder);
  const clock = new FakeClock();
  const secret = 'a secret for tests that is long enough';
  const identityKey = new IdentityKey(secret);
  const bus = await openEventBus(settings, 'test');
  const overrides = new Map<Injected<unknown>, unknown>();
  const create: CreateApplication = async (root, adapter, options) => {
    const builder = Test.createTestingModule({ imports: [root] }).setLogger(options.logger as LoggerService);
    for (const [provider, value] of overrides) builder.overrideProvider(provider).useValue(value);
    const module = await builder.compile();
    return module.createNestApplication<NestFastifyApplication>(adapter, options);
  };
  const releases: (() => Promise<void>)[] = [() => bus.close()];
  return {
    folder,
    brand: settings.LINTEL_BRAND,
    settings,
    clock,
    identityKey,
    linkKey: new LinkKey(secret),
    sealKey: new SealKey(secret),
    bus,
    create,
    override: (provider, value) => void overrides.set(provider, value),
    logger: createLogger('test', 'silent'),
    metrics: createMetrics(),
    retry: { attempts: 2, initialDelayMs: 1 },
    onDispose: (release) => void releases.push(release),
    async dispose() {
      for (const release of releases.reverse()) await release();
      await rm(folder, { recursive: true, force: true });
    },
    async documents(service) {
      const documents = await openDocuments(settings, service);
      releases.push(() => documents.close());
      return documents;
    },
    async ask<Data>(service: RunningService, query: string, { variables = {}, as, from }: AskOptions = {}) {
      const token = as && (await identityKey.sign(as, { now: clock.now(), audience: serviceAudience }));
      const answer = await service.execute({
        document: parse(query),
        variables,
        context: {
          serviceHeaders: {
            ...(token && { [identityHeader]: token }),
            ...(from && { [clientAddressHeader]: from }),
          },
        },
      });
      // As a caller over HTTP would get it.
      return JSON.parse(JSON.stringify(answer)) as Answer<Data>;
    },
  };
}
