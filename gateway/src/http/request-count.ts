import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

export interface RequestCount {
  readonly seconds: Histogram<'route' | 'status'>;
  readonly graphqlErrors: Counter<'code'>;
}

/** Counts on `/metrics` what the public asks for, how long that takes, and what goes wrong. */
export const countRequests = (registry: Registry): RequestCount => ({
  seconds: new Histogram({
    name: 'lintel_http_request_seconds',
    help: 'Time to answer a request of the public, by the pattern of its address and the kind of its status (2xx)',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  }),
  graphqlErrors: new Counter({
    name: 'lintel_graphql_errors_total',
    help: 'Errors in answers to GraphQL, by code: INTERNAL is ours',
    labelNames: ['code'],
    registers: [registry],
  }),
});

/** Counts all that the server answers, and its door in its place. What stays open, as live updates do, says nothing of the time that an answer takes. */
export function addRequestCount(http: FastifyInstance, { seconds }: RequestCount): void {
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    if (!isStream(reply)) seconds.observe({ route, status }, reply.elapsedTime / 1000);
    done();
  });
  http.server.on('turnedAway', (afterMs: number) =>
    seconds.observe({ route: 'door', status: '5xx' }, afterMs / 1000),
  );
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');
