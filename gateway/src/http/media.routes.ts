import { InvalidObjectKey, type ObjectStore } from '@lintel/platform/object-store';
import type { FastifyInstance } from 'fastify';

// Pictures are stored under new names when they change.
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Uploads wait here as they came until they have been checked: nobody is shown them. */
const INCOMING = 'uploads/incoming/';

const PDF = 'application/pdf';
// A drawing opened by itself may run nothing.
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures and plans from the object store, below `/media/`. */
export function addMedia(http: FastifyInstance, objects: ObjectStore): void {
  http.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const object = key.startsWith(INCOMING) ? null : await find(objects, key);
    if (!object) return reply.code(404).type('text/plain').send('There is no such picture.');
    reply
      .header('etag', `"${object.etag}"`)
      .header('cache-control', FOR_A_DAY)
      .header('x-content-type-options', 'nosniff')
      // Everybody may see it, and a mail is read at another site.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', SANDBOX);
    if (object.contentType === PDF) reply.header('content-disposition', 'inline; filename="document.pdf"');
    if (request.headers['if-none-match'] === `"${object.etag}"`) {
      object.body.destroy();
      return reply.code(304).send();
    }
    return reply.type(object.contentType).header('content-length', object.size).send(object.body);
  });
}

const find = (objects: ObjectStore, key: string) =>
  objects.get(key).catch((error: unknown) => {
    if (error instanceof InvalidObjectKey) return null;
    throw error;
  });
