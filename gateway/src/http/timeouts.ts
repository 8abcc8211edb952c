import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a visitor may take, in milliseconds. */
export interface Timeouts {
  /** From the connection to the end of a request's head. */
  readonly head: number;
  /** From there to the end of its body. */
  readonly body: number;
  /** To the end of a file that is sent to a signed address. */
  readonly upload: number;
  /** Without a word from either side. */
  readonly silence: number;
}

export const usualTimeouts: Timeouts = { head: 10_000, body: 30_000, upload: 600_000, silence: 120_000 };

/** Of Node's server. It knows one limit for all requests, the longest; `limitBodies` keeps the others. */
export const serverTimeouts = ({ head, body, upload, silence }: Timeouts) => ({
  requestTimeout: Math.max(body, upload),
  connectionTimeout: silence,
  http: { headersTimeout: head, connectionsCheckingInterval: Math.min(5000, head) },
});

/** Ends requests whose body does not arrive in time, except uploads. */
export function limitBodies(
  http: FastifyInstance,
  { body }: Timeouts,
  isUpload: (request: FastifyRequest) => boolean,
): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(request) && !isUpload(request)) {
      const timer = setTimeout(() => {
        if (raw.complete) return;
        // Whoever reads the body gets an error, and answers; where nobody reads it, or the answer is sent, the connection is just closed.
        if (reply.sent || raw.listenerCount('error') === 0) raw.destroy();
        else raw.emit('error', new SlowBody());
      }, body).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

class SlowBody extends Error {
  readonly statusCode = 408;
  readonly code = 'TIMEOUT';
  constructor() {
    super('The request did not come to an end in time.');
  }
}
