import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/**
 * A hook that may answer in place of the handler.
 *
 * An async hook that returns its reply ends too when the connection closes before a compressed answer has begun. Fastify then calls the handler of a request that was
 * answered or refused already.
 *
 * @param answer resolves with whether it sent anything: never with the reply, which is a thenable
 */
export const answeringHook =
  (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    void answer(request, reply).then((sent) => {
      if (!sent) done();
    }, done);
