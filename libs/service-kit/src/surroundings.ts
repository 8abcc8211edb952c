import { type Clock, systemClock } from '@lintel/kernel';
import type { EventBus, RetryPolicy } from '@lintel/platform/event-bus';
import type { NestApplicationOptions, Type } from '@nestjs/common';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Brand } from './brand/brand.js';
import type { PlatformConfig } from './config/platform-config.js';
import type { SettingInForce } from './config/settings-in-force.js';
import { IdentityKey } from './identity/identity.js';
import { LinkKey } from './identity/link-key.js';
import { SealKey } from './identity/seal-key.js';
import { createLogger, type Logger } from './logging/logger.js';
import { createMetrics, type Metrics } from './observability/metrics.js';

export type CreateApplication = (
  root: Type,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

/** What a service is given by whoever starts it. */
export interface ServiceSurroundings {
  /** What the portal is called, and how it looks. */
  readonly brand: Brand;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly identityKey: IdentityKey;
  readonly linkKey: LinkKey;
  readonly sealKey: SealKey;
  readonly bus: EventBus;
  /** Those of its program, for operations staff; none where it shares a program with others. */
  readonly settingsInForce?: readonly SettingInForce[];
  /** For the service's consumers, instead of the bus's own. */
  readonly retry?: RetryPolicy;
  /** Makes the application of its module, as a test does that puts something in the place of a provider. Nest's factory does unless given. */
  readonly create?: CreateApplication;
}

/** What a service in a process of its own is given. Services in one process share `metrics`. */
export function surroundingsFor(
  service: string,
  config: Pick<PlatformConfig, 'LINTEL_LOG_LEVEL' | 'LINTEL_BRAND'>,
  given: {
    readonly bus: EventBus;
    readonly identitySecret: string;
    readonly metrics?: Metrics;
    readonly logger?: Logger;
  },
): ServiceSurroundings {
  return {
    brand: config.LINTEL_BRAND,
    bus: given.bus,
    clock: systemClock,
    metrics: given.metrics ?? createMetrics(),
    identityKey: new IdentityKey(given.identitySecret),
    linkKey: new LinkKey(given.identitySecret),
    sealKey: new SealKey(given.identitySecret),
    logger: given.logger ?? createLogger(service, config.LINTEL_LOG_LEVEL),
  };
}
