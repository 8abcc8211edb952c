import { systemClock } from '@lintel/kernel';
import type { EventBus } from '@lintel/platform/event-bus';
import type { PlatformConfig } from './config/platform-config.js';
import { IdentityKey } from './identity/identity.js';
import { LinkKey } from './identity/link-key.js';
import { SealKey } from './identity/seal-key.js';
import { createLogger } from './logging/logger.js';
import { createMetrics, type Metrics } from './observability/metrics.js';
import type { ServiceSurroundings } from './start-service.js';

/** What a service in a process of its own is given. Services in one process share `metrics`. */
export function surroundingsFor(
  service: string,
  config: Pick<PlatformConfig, 'LINTEL_LOG_LEVEL'>,
  given: { readonly bus: EventBus; readonly identitySecret: string; readonly metrics?: Metrics },
): ServiceSurroundings {
  return {
    bus: given.bus,
    clock: systemClock,
    metrics: given.metrics ?? createMetrics(),
    identityKey: new IdentityKey(given.identitySecret),
    linkKey: new LinkKey(given.identitySecret),
    sealKey: new SealKey(given.identitySecret),
    logger: createLogger(service, config.LINTEL_LOG_LEVEL),
  };
}
