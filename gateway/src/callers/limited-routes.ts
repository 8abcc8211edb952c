import type { Clock } from '@lintel/kernel';
import { comeAgainPage, isForReader, type Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { answeringHook } from '../http/answering-hook.js';
import { refuserWith, statusOf } from '../http/refusal.js';
import type { Caller, CallerOf } from './caller-of.js';
import { FairQueue } from './fair-queue.js';
import { ReadLimit } from './read-limit.js';
import { WorkShares } from './work-shares.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `work`: counted, and done when it is the caller's turn. `count`: counted alone, as for what goes on for minutes. */
    limited?: 'work' | 'count';
  }
}

/** A hundred objects are worth a request. */
const OBJECTS_A_POINT = 100;

export interface LimitedRouteOptions {
  readonly callerOf: CallerOf;
  /** 0: none. */
  readonly pointsPerMinute: number;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Says that a request turned out to ask for so many objects. */
export type Charge = (request: FastifyRequest, objects: number) => void;

interface Asking {
  readonly caller: Caller;
  /** Gives the turn back. */
  answered?: (() => void) | undefined;
}

/**
 * Routes that say `limited` in their configuration answer each caller so much a minute, and say in each answer what is left. Their work is shared
 * fairly: one caller's many requests wait for each other rather than others' for them.
 */
export function limitRoutes(http: FastifyInstance, options: LimitedRouteOptions): Charge {
  const { callerOf, pointsPerMinute, clock, logger } = options;
  const limit = pointsPerMinute > 0 ? new ReadLimit(pointsPerMinute, clock) : undefined;
  const queue = new FairQueue();
  const shares = new WorkShares();
  const asking = new WeakMap<FastifyRequest, Asking>();
  const refuse = refuserWith(logger);
  /** A page to who reads it, and an error in our format to programs. */
  const comeAgain = (request: FastifyRequest, reply: FastifyReply, seconds: number, error: GraphQLError) => {
    if (isForReader(request)) {
      const { headers, body } = comeAgainPage(error.message, seconds);
      reply.code(statusOf(error)).headers(headers).send(body);
    } else refuse(reply.header('retry-after', String(seconds)), error);
    return true;
  };
  const tooMany = (request: FastifyRequest, reply: FastifyReply, seconds: number) => {
    const text = `You ask for a lot. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    const error = new GraphQLError(text, { extensions: { code: 'TOO_MANY_REQUESTS' } });
    return comeAgain(request, reply, seconds, error);
  };
  const overloaded = (request: FastifyRequest, reply: FastifyReply) => {
    const text = 'More is asked than can be answered just now. Please try again.';
    return comeAgain(request, reply, 1, new GraphQLError(text, { extensions: { code: 'UNAVAILABLE' } }));
  };

  const count = answeringHook(async (request, reply) => {
    if (!request.routeOptions.config?.limited) return false;
    const caller = await callerOf(request);
    asking.set(request, { caller });
    const { retrySeconds = 0 } = limit?.of(caller.name) ?? {};
    if (retrySeconds > 0) return tooMany(request, reply, retrySeconds);
    limit?.take(caller.name, 1);
    const { refused } = caller;
    if (refused) return comeAgain(request, reply, refused.retrySeconds, refused);
    return false;
  });
  const takeTurns = answeringHook(async (request, reply) => {
    const asked = asking.get(request);
    if (!asked || request.routeOptions.config?.limited !== 'work') return false;
    const { name, program } = asked.caller;
    const turn = await queue.enter(name, program, () => request.raw.socket.destroyed);
    if (turn === 'overloaded') return overloaded(request, reply);
    if (turn === 'too many') return tooMany(request, reply, 1);
    const work = shares.begin();
    asked.answered = () => turn(work());
    return false;
  });
  http.addHook('onRequest', count);
  // Once the body is there: one that never comes holds nothing up.
  http.addHook('preHandler', takeTurns);
  http.addHook('onSend', async (request, reply, payload) => {
    const asked = asking.get(request);
    if (!asked) return payload;
    if (limit) {
      const { limit: most, remaining, resetSeconds } = limit.of(asked.caller.name);
      reply
        .header('ratelimit-limit', String(most))
        .header('ratelimit-remaining', String(remaining))
        .header('ratelimit-reset', String(resetSeconds));
    }
    asked.answered?.();
    asked.answered = undefined;
    return payload;
  });
  http.addHook('onClose', async () => queue.stop());
  return (request, objects) => {
    const asked = asking.get(request);
    if (asked) limit?.take(asked.caller.name, Math.max(0, objects / OBJECTS_A_POINT - 1));
  };
}
