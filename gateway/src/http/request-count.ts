import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { addRequestEnd, type RequestEnd } from './request-end.js';

export interface RequestCount {
  readonly seconds: Histogram<'route' | 'status'>;
  readonly graphqlErrors: Counter<'code'>;
}

/** Counts on `/metrics` what the public asks for, how long that takes, and what goes wrong. */
export const countRequests = (registry: Registry): RequestCount => ({
  seconds: new Histogram({
    name: 'lintel_http_request_seconds',
    help: 'Time that the public waits for an answer, by the pattern of the address and the kind of its status (2xx), or left before one',
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
  addRequestEnd(http, (request, reply, end) => {
    const route = request.routeOptions.url ?? 'none';
    if (!isStream(reply)) seconds.observe({ route, status: kindOf(reply, end) }, end.waitedMs / 1000);
  });
  http.server.on('turnedAway', (afterMs: number) =>
    seconds.observe({ route: 'door', status: '5xx' }, afterMs / 1000),
  );
}

/** What failed is an error of ours to alerts, whether or not anybody waited for it to the end. */
const kindOf = ({ statusCode }: FastifyReply, { left, failed }: RequestEnd): string =>
  left && !failed ? 'left' : `${Math.floor(statusCode / 100)}xx`;

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');
