import { DOCUMENTS } from '@lintel/platform/documents';
import { EVENT_BUS } from '@lintel/platform/event-bus';
import { JOBS, type Jobs, type RunningWorker, type Worker } from '@lintel/platform/jobs';
import type { Token } from '@lintel/platform/port';
import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import { OutboxRelay, type OutboxRelayOptions } from '../events/outbox-relay.js';
import type { Logger } from '../logging/logger.js';
import { UpkeepTimer } from './upkeep-timer.js';
import { Lifecycle, type LifecyclePart } from './lifecycle.js';
import { type Injected, type InjectedAll, made } from './provide.js';
import { LOGGER, METRICS, SERVICE } from './tokens.js';
import { tracedWorker } from './traced-ports.js';

/** The relay of what a collection's outboxes hold, which starts and stops with the service. */
export const outbox = (
  provide: Token<OutboxRelay>,
  model: Token<OutboxRelayOptions['model']>,
  topic: OutboxRelayOptions['topic'],
): FactoryProvider =>
  made(
    provide,
    (of, { clock, sole }, bus, service, logger, metrics, lifecycle: Lifecycle) => {
      const relay = new OutboxRelay({ topic, model: of, bus, service, logger, metrics, clock, sole });
      lifecycle.relay(relay);
      return relay;
    },
    model,
    DOCUMENTS,
    EVENT_BUS,
    SERVICE,
    LOGGER,
    METRICS,
    Lifecycle,
  );

/** Something that starts and stops with the service. */
export const part = <Given extends unknown[]>(
  make: (...given: Given) => LifecyclePart,
  ...inject: InjectedAll<Given>
): FactoryProvider => ({
  provide: Symbol('Part'),
  useFactory: (lifecycle: Lifecycle, ...given: Given) => lifecycle.join(make(...given)),
  inject: [Lifecycle, ...inject] as InjectionToken[],
});

/** A worker on the jobs of a queue, which starts and stops with the service. */
export const worker = <Given extends unknown[]>(
  queue: string,
  make: (...given: Given) => Worker,
  ...inject: InjectedAll<Given>
): FactoryProvider => ({
  provide: Symbol(queue),
  useFactory(lifecycle: Lifecycle, jobs: Jobs, service: string, logger: Logger, ...given: Given) {
    let running: RunningWorker | undefined;
    lifecycle.join({
      async start() {
        running = await jobs.work(queue, tracedWorker(service, queue, logger, make(...given)));
      },
      stop: async () => running?.stop(),
    });
  },
  inject: [Lifecycle, JOBS, SERVICE, LOGGER, ...inject] as InjectionToken[],
});

/** What is done at the start and then every so many milliseconds. */
export const every = <Value>(
  everyMs: number,
  upkeep: Injected<Value>,
  run: (upkeep: NoInfer<Value>) => Promise<void>,
): FactoryProvider => ({
  provide: Symbol('Upkeep'),
  useFactory: (lifecycle: Lifecycle, logger: Logger, of: Value) =>
    lifecycle.join(new UpkeepTimer(() => run(of), everyMs, logger)),
  inject: [Lifecycle, LOGGER, upkeep] as InjectionToken[],
});
