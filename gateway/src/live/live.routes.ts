import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { foreign, refuserWith } from '../http/refusal.js';
import { isSameOrigin } from '../session/same-origin.js';
import type { Sessions } from '../session/sessions.js';
import type { Logger } from '@lintel/service-kit';
import { hubLimits, type LiveHub } from './live-hub.js';
import { LiveStream } from './live-stream.js';

export interface LiveRouteOptions {
  /** Undefined where there is no event bus to hear from. */
  readonly hub: LiveHub | undefined;
  readonly sessions: Sessions;
  readonly publicOrigin: string | undefined;
  readonly logger: Logger;
}

/**
 * `GET /live`: what happens to the signed-in account and, for an agent, to the agency, as server-sent events. `Last-Event-ID` or `?after=` goes on where another stream ended; an event
 * `reset` says that this is not known any more, and all that is shown should be asked for again. A stream ends after some minutes, and the browser
 * that comes again is identified anew.
 */
export function addLive(http: FastifyInstance, options: LiveRouteOptions): void {
  const { hub, sessions, publicOrigin, logger } = options;
  const refuse = refuserWith(logger);
  if (hub) {
    const heart = setInterval(() => hub.beat(), hubLimits.beatMs).unref();
    http.addHook('preClose', async () => {
      clearInterval(heart);
      hub.stop();
    });
  }

  http.get<{ Querystring: { after?: string | string[] } }>(
    '/live',
    { exposeHeadRoute: false, compress: false, config: { limited: 'count' } },
    async (request, reply) => {
      if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
      const identity = sessions.isPresented(request) ? await sessions.identify(request, reply) : null;
      // `isGood` is asked again after the wait: from here nothing is awaited until the stream is connected and hears of a revocation itself.
      if (!identity || identity.limited || !sessions.isGood(identity)) return refuse(reply, signInFirst());
      if (!hub || hub.isFull) return refuse(reply.header('retry-after', '10'), noRoom());

      const { after } = request.query;
      const last = request.headers['last-event-id'] ?? after;
      const stream = new LiveStream();
      const leave = hub.connect(
        {
          account: identity.subject,
          agency: identity.role === 'agent' ? identity.agencyId : undefined,
          sessionId: identity.sessionId,
          accountVersion: identity.accountVersion,
          after: last === undefined ? undefined : String(last),
        },
        stream,
      );
      stream.once('close', leave);
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // No use to anybody afterwards, and a stop need not wait for it.
          .header('connection', 'close')
          .send(stream)
      );
    },
  );
}

const signInFirst = () =>
  new GraphQLError('Sign in to hear of updates.', { extensions: { code: 'UNAUTHENTICATED' } });

const noRoom = () =>
  new GraphQLError('Live updates are not available just now. Please try again.', {
    extensions: { code: 'UNAVAILABLE' },
  });
