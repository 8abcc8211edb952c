import type { ObjectStore } from '@lintel/platform/object-store';
import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withReference } from './reference.js';

/** Below this the object store's signed addresses lead; it signs the whole address. */
const PATH = '/objects/*';

/** Whether a request uploads a file to a signed address, which may take longer than other bodies. */
export const isSignedAddress = ({ method, url }: FastifyRequest): boolean =>
  method === 'PUT' && url.startsWith(PATH.slice(0, -1));

/**
 * `PUT` at addresses that the object store signed: of one object, for a while, of one content type and up to a size. The signature is all that counts,
 * so that cookies are neither needed nor looked at, and no other site gains anything by sending a visitor here. What is sent streams into the store.
 */
export function addObjects(http: FastifyInstance, objects: ObjectStore, logger: Logger): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The store reads the body itself, whatever it is.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.put(PATH, async (request: FastifyRequest, reply: FastifyReply) => {
      const { method, url, headers, raw } = request;
      try {
        const {
          status,
          headers: said,
          body,
        } = await objects.handleSigned({ method, url, headers, body: raw });
        return await reply
          .code(status)
          .headers({ 'cache-control': 'private, no-store', ...said })
          .send(body);
      } catch (error) {
        logger.warn({ err: error }, 'the object store does not answer');
        return reply
          .code(503)
          .headers({ 'retry-after': '30', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
          .type('text/plain; charset=utf-8')
          .send(withReference('Files cannot be taken at the moment. Try again in a minute.'));
      }
    });
  });
}
