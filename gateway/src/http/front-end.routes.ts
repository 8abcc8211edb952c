import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { constants } from 'node:zlib';
import { addBrand } from '../brand/brand.routes.js';
import type { GatewayConfig } from '../config.js';
import { addMapFile, mapFileAddress, mapFileOf } from '../map/map-file.routes.js';
import { type PageOptions, pageSender, type SendPage } from '../pages/page.routes.js';
import { type FrontEnd, Published } from '../pages/published.js';
import { addSiteMaps } from '../pages/site-map.routes.js';

const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|webp|png|map)$|\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-cache';

/** Serves the shell, its remotes and what they ask for at start. Chunks are named by their content and kept for ever, entries never. */
export async function addFrontEnd(
  http: FastifyInstance,
  frontEnd: FrontEnd,
  config: GatewayConfig,
  pages: PageOptions,
  logger: Logger,
): Promise<void> {
  const published = new Published(frontEnd, pages.brand, logger);
  await published.current();
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default takes a third of a second for our largest chunk.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const setHeaders = (reply: FastifyReply, path: string) => {
    reply.header('cache-control', HASHED.test(path) ? FOR_EVER : NEVER);
  };
  const serve = {
    setHeaders,
    cacheControl: false,
    index: false,
    wildcard: true,
    decorateReply: false,
  } as const;
  await http.register(fastifyStatic, {
    ...serve,
    root: join(frontEnd.shellFolder, 'assets'),
    prefix: '/assets/',
  });
  // For `sendFile` below, where the folder depends on the request.
  await http.register(fastifyStatic, {
    root: frontEnd.shellFolder,
    serve: false,
    cacheControl: false,
    setHeaders,
  });
  http.get<{ Params: { folder: string; '*': string } }>('/remotes/:folder/*', async (request, reply) => {
    const { folder, '*': file } = request.params;
    const { site } = await published.current();
    const remote = site.remotes.find(({ base }) => base === `/remotes/${folder}/`);
    return remote ? reply.sendFile(file, remote.folder) : reply.callNotFound();
  });

  addBrand(http, pages.brand);
  http.get('/remotes.json', async (_request, reply) =>
    reply.header('cache-control', NEVER).send({ remotes: (await published.current()).site.served }),
  );
  const mapFile = await mapFileOf(config, logger);
  if (mapFile) addMapFile(http, mapFile, logger);
  http.get('/config.json', (_request, reply) =>
    reply.header('cache-control', NEVER).send({
      map: {
        tiles: config.LINTEL_MAP_TILES ?? null,
        attribution: config.LINTEL_MAP_ATTRIBUTION,
        file: mapFile ? { address: mapFileAddress(mapFile), maxZoom: mapFile.maxZoom } : null,
      },
    }),
  );
  addSiteMaps(http, published, pages);
  addPages(http, frontEnd.shellFolder, pageSender(published, pages));
}

/** Every other address is the shell's: it shows the page, or the 404 page, and the answer's status and head say which. Files at the root, such as the icon, are served as they are. */
function addPages(http: FastifyInstance, shellFolder: string, sendPage: SendPage): void {
  const rootFile = /^\/[\w-]+\.(?:svg|png|ico|webmanifest|txt)$/;
  http.get('/*', { config: { limited: 'work' } }, async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (!rootFile.test(path)) return sendPage(request, reply);
    const file = await readFile(join(shellFolder, path)).catch(() => null);
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.');
    return reply
      .type(types[path.slice(path.lastIndexOf('.') + 1)]!)
      .header('cache-control', NEVER)
      .send(file);
  });
}

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};
