import type { FastifyInstance } from 'fastify';
import type { BrandPages } from './brand-pages.js';

/** The files of the brand. Their addresses change with their content, so browsers cache them for ever; an older page still finds the current ones. */
export function addBrand(http: FastifyInstance, { files, head, stamp }: BrandPages): void {
  http.get<{ Params: { stamp: string; file: string } }>('/brand/:stamp/:file', (request, reply) => {
    const file = files.get(request.params.file);
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.');
    const kept = request.params.stamp === stamp ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.type(file.type).header('cache-control', kept).send(Buffer.from(file.bytes));
  });
  // For pages that another server sends, as in development.
  http.get('/brand.json', (_request, reply) => reply.header('cache-control', 'no-cache').send({ head }));
  // Where browsers look without being told.
  http.get('/favicon.svg', (_request, reply) => reply.redirect(`/brand/${stamp}/icon.svg`, 302));
}
