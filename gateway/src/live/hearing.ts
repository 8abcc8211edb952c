import { randomUUID } from 'node:crypto';
import { liveUpdateOf } from '@lintel/contracts';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Clock } from '@lintel/kernel';
import type { HealthCheck, Identity, Logger, Metrics } from '@lintel/service-kit';
import { RevocationWatch } from '../session/revocation-watch.js';
import { Revocations } from '../session/revocations.js';
import type { Upstream } from '../upstream.js';
import { countLive } from './live-count.js';
import { LiveFeed } from './live-feed.js';
import { LiveHub } from './live-hub.js';

export interface HearingOptions {
  readonly bus?: EventBus | Promise<EventBus> | undefined;
  readonly liveConsumer?: string | undefined;
  /** The accounts service, where it is part of the installation. */
  readonly accounts: Upstream | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** What this process hears of while it happens: what browsers are told of, and which access tokens are no longer good. */
export interface Hearing {
  /** Undefined without a bus. */
  readonly hub: LiveHub | undefined;
  readonly revocations: Revocations;
  readonly health: readonly HealthCheck[];
  /** Whether what an access token says is still so, as far as can be known. */
  isGood(identity: Identity): boolean;
  start(joinWithinMs: number): Promise<void>;
  stop(): Promise<void>;
}

export function hearingOf({ bus, liveConsumer, accounts, clock, logger, metrics }: HearingOptions): Hearing {
  const hub = bus && new LiveHub(clock, countLive(metrics.registry));
  const revocations = new Revocations(clock, (revocation) => hub?.endRevoked(revocation));
  const feed =
    bus &&
    new LiveFeed({
      bus,
      consumer: liveConsumer ?? `gateway-${randomUUID()}`,
      logger,
      hear(event) {
        revocations.hear(event);
        const update = liveUpdateOf(event);
        if (update) hub?.publish(update);
      },
      began: () => hub?.begin(),
    });
  const watch =
    accounts &&
    new RevocationWatch({
      accounts,
      revocations,
      isHearing: async () => (await feed?.isHearing()) ?? false,
      logger,
    });
  return {
    hub,
    revocations,
    health: feed ? [feed.health] : [],
    isGood: (identity) => (watch?.isCurrent ?? true) && !revocations.concern(identity),
    async start(joinWithinMs) {
      await feed?.start(joinWithinMs);
      await watch?.start();
    },
    async stop() {
      watch?.stop();
      await feed?.stop();
    },
  };
}
