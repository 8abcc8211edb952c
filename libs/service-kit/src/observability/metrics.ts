import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What every service counts. One registry a process, so that services in one process share it and tell themselves apart by label. */
export interface Metrics {
  readonly registry: Registry;
  readonly eventsPublished: Counter<'service'>;
  readonly eventsHandled: Counter<'consumer' | 'topic' | 'outcome'>;
  readonly eventAge: Histogram<'consumer'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    eventsPublished: new Counter({
      name: 'lintel_events_published_total',
      help: 'Events moved from outboxes to the event bus',
      labelNames: ['service'],
      registers: [registry],
    }),
    eventsHandled: new Counter({
      name: 'lintel_events_handled_total',
      help: 'Events given to consumers, by outcome: handled, failed, refused',
      labelNames: ['consumer', 'topic', 'outcome'],
      registers: [registry],
    }),
    eventAge: new Histogram({
      name: 'lintel_event_age_seconds',
      help: 'Time from what happened to its handling',
      labelNames: ['consumer'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30, 300],
      registers: [registry],
    }),
  };
}
