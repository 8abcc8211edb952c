import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  begin,
  isBehindDoor,
  type Logger,
  runInContext,
  serverAtDoor,
  trustedSchemas,
} from '@lintel/service-kit';
import { fastify, type FastifyHttpOptions, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { type RequestError, refusalOf } from '../graphql/error-format.js';
import { limits } from '../graphql/limits.js';
import { answerLoopbackOnly } from './loopback.js';
import { isSignedAddress } from './objects.routes.js';
import { addSecurityHeaders } from './security-headers.js';
import { limitBodies, serverTimeouts, type Timeouts } from './timeouts.js';

export interface PublicServerOptions {
  readonly config: GatewayConfig;
  readonly timeouts: Timeouts;
  /** What the portal is called. */
  readonly brandName: string;
  /** Whether it answers only requests whose host is a name of this machine. */
  readonly loopbackOnly: boolean;
  readonly logger: Logger;
}

const LONGEST_HEAD = 16 * 1024;

/** The server of the public address, without routes: what holds for every request, whatever it asks, and for bytes that are no request. */
export async function createPublicServer(options: PublicServerOptions): Promise<FastifyInstance> {
  const { config, timeouts, brandName, loopbackOnly, logger } = options;
  const { http: nodeOptions, ...waits } = serverTimeouts(timeouts);
  const http = fastify({
    ...waits,
    http: { ...nodeOptions, maxHeaderSize: LONGEST_HEAD },
    ...(isBehindDoor ? { serverFactory } : {}),
    bodyLimit: limits.bodyBytes,
    logger: false,
    forceCloseConnections: 'idle',
    // What comes by a kept connection while the server closes is answered like the rest, and ends it.
    return503OnClosing: false,
    ajv: { customOptions: trustedSchemas },
    trustProxy: config.LINTEL_TRUST_PROXY ?? false,
    rewriteUrl: ({ url = '/' }) => pageForMalformed(url),
    clientErrorHandler: answerUnreadable,
  });
  addTraces(http);
  // Before whatever refuses a request: what is refused has a body as well.
  limitBodies(http, timeouts, isSignedAddress);
  await addSecurityHeaders(http, config);
  if (loopbackOnly)
    answerLoopbackOnly(
      http,
      `This demonstration of ${brandName} answers on this machine alone, as localhost.`,
    );
  http.setErrorHandler((error, _request, reply) => {
    const { status, errors } = refusalOf(error as RequestError, logger);
    return reply.code(status).send({ data: null, errors });
  });
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusal('There is nothing at this address.', 'NOT_FOUND')),
  );
  return http;
}

/** As Fastify makes its own from its options. */
const serverFactory: FastifyServerFactory = (listener, options) => {
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as FastifyHttpOptions<Server>;
  const server = serverAtDoor(http ?? {}, listener);
  return Object.assign(server, { keepAliveTimeout, requestTimeout }).setTimeout(connectionTimeout);
};

/**
 * A trace begins with each request: what a visitor's `traceparent` says could join somebody else's, and decide which are recorded. Nothing of an
 * address but its pattern is in the span.
 */
function addTraces(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? '*';
    const context = begin({
      service: 'gateway',
      kind: 'server',
      name: `${method} ${route}`,
      attributes: { 'http.request.method': method, 'http.route': route },
    });
    const { span, correlationId } = context;
    if (span)
      reply.raw.once('close', () => {
        const status = reply.raw.statusCode;
        span.named(`${method} ${route}`, { 'http.response.status_code': status });
        if (status >= 500) span.failed(String(status));
        span.end();
      });
    reply.header('x-correlation-id', correlationId);
    runInContext(context, done);
  });
}

const refusal = (message: string, code: string) => ({
  data: null,
  errors: [{ message, extensions: { code } }],
});

/** An address that cannot be decoded is that of no page: the shell says so, where the router would answer with an error of its own. */
function pageForMalformed(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0]!);
    return url;
  } catch {
    return '/malformed';
  }
}

/** Bytes that Node cannot read as a request reach no route: the answer is written straight to the connection, which is then closed. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message, code] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'The request did not come to an end in time.', 'TIMEOUT']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [431, `The head of a request has at most ${LONGEST_HEAD / 1024} KiB.`, 'TOO_LARGE']
        : [400, 'This is no request that can be read.', 'BAD_REQUEST'];
  const body = JSON.stringify(refusal(message as string, code as string));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status as number]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}
