import { Counter, Gauge, type Registry } from 'prom-client';

export interface LiveCount {
  readonly connections: Gauge;
  readonly updates: Counter<'type'>;
}

/** Counts on `/metrics` who listens, and what they were told. */
export const countLive = (registry: Registry): LiveCount => ({
  connections: new Gauge({
    name: 'lintel_live_connections',
    help: 'Browsers that hear of live updates just now',
    registers: [registry],
  }),
  updates: new Counter({
    name: 'lintel_live_updates_total',
    help: 'Live updates sent to browsers, by type',
    labelNames: ['type'],
    registers: [registry],
  }),
});
