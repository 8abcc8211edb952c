import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How a request ended, for whoever made it and for us. */
export interface RequestEnd {
  /** Whether the visitor was gone before any of the answer was sent. */
  readonly left: boolean;
  /** Until the answer was sent, or the visitor gone. */
  readonly waitedMs: number;
  /** Whether the answer is an error of ours, whoever still heard it. A body that its sender broke off makes none. */
  readonly failed: boolean;
}

interface Course {
  isAnswered: boolean;
  isOver: boolean;
  leftAfterMs?: number;
}

type Tell = (request: FastifyRequest, reply: FastifyReply, end: RequestEnd) => void;

/** One listener of each answer for all who are told: Node takes more than ten, of whomever, for a leak. */
const toldOf = new WeakMap<FastifyInstance, Tell[]>();

/**
 * Tells of each request once, when its answer was sent, or was made for a visitor who is gone: Fastify's `onResponse` never comes for these. What is told sooner would not know how it went.
 */
export function addRequestEnd(http: FastifyInstance, tell: Tell): void {
  const before = toldOf.get(http);
  if (before) return void before.push(tell);
  const told = [tell];
  toldOf.set(http, told);
  const courses = new WeakMap<FastifyReply, Course>();
  const courseOf = (reply: FastifyReply): Course => {
    const known = courses.get(reply);
    if (known) return known;
    const course = { isAnswered: false, isOver: false };
    courses.set(reply, course);
    return course;
  };
  const end = (request: FastifyRequest, reply: FastifyReply) => {
    const course = courseOf(reply);
    if (course.isOver) return;
    course.isOver = true;
    const { leftAfterMs } = course;
    const left = leftAfterMs !== undefined;
    const ended: RequestEnd = {
      left,
      waitedMs: leftAfterMs ?? reply.elapsedTime,
      failed: reply.statusCode >= 500 && (!left || request.raw.complete),
    };
    for (const each of told) each(request, reply, ended);
  };

  http.addHook('onRequest', (request, reply, done) => {
    const course = courseOf(reply);
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent) course.leftAfterMs ??= reply.elapsedTime;
      if (course.isAnswered) end(request, reply);
    });
    done();
  });
  http.addHook('onSend', (request, reply, payload, done) => {
    const course = courseOf(reply);
    course.isAnswered = true;
    // A pipelined answer whose turn had not come is not told that its connection closed.
    if (request.raw.socket?.destroyed) course.leftAfterMs ??= reply.elapsedTime;
    if (course.leftAfterMs !== undefined) end(request, reply);
    done(null, payload);
  });
  http.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
}
