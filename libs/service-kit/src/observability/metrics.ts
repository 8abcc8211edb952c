import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HealthRow } from './health.js';

/** An idle process wakes up as often, which at the usual 10 ms is a sixth of all that one of ours does. */
const LOOP_LOOKED_AT_EACH_MS = 100;

/** What every service counts. One registry a process, so that services in one process share it and tell themselves apart by label. */
export interface Metrics {
  readonly registry: Registry;
  readonly eventsPublished: Counter<'service'>;
  readonly eventsHandled: Counter<'consumer' | 'topic' | 'outcome'>;
  readonly eventAge: Histogram<'consumer'>;
  /** What could not be sent by OTLP: an item each of spans and log lines, and all metrics of a time as one. */
  readonly telemetryDropped: Counter<'signal'>;
  /** 1 for a part that can do its work, else 0. */
  readonly ready: Gauge<'part'>;
  /** What adapters count: depth, lag, latency, failures. */
  readonly adapters: Gauge<'part' | 'gauge'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOKED_AT_EACH_MS });
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
    telemetryDropped: new Counter({
      name: 'lintel_telemetry_dropped_total',
      help: 'Spans, log lines and times that metrics could not be sent by OTLP',
      labelNames: ['signal'],
      registers: [registry],
    }),
    ready: new Gauge({
      name: 'lintel_ready',
      help: 'Whether a part can do its work',
      labelNames: ['part'],
      registers: [registry],
    }),
    adapters: new Gauge({
      name: 'lintel_adapter',
      help: 'What the adapters of ports count: depth, lag, latency, failures',
      labelNames: ['part', 'gauge'],
      registers: [registry],
    }),
  };
}

/** The metrics as Prometheus reads them, with the health of `rows` as it is now. */
export const renderMetrics = (metrics: Metrics, rows: readonly HealthRow[]): Promise<string> =>
  withHealth(metrics, rows).metrics();

/** The registry, with the health of `rows` in it. */
export function withHealth(metrics: Metrics, rows: readonly HealthRow[]): Registry {
  metrics.ready.reset();
  metrics.adapters.reset();
  for (const { name: part, ready, gauges = {} } of rows) {
    metrics.ready.set({ part }, ready ? 1 : 0);
    for (const [gauge, value] of Object.entries(gauges)) metrics.adapters.set({ part, gauge }, value);
  }
  return metrics.registry;
}
