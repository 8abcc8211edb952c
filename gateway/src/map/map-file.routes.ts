import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { byteRange } from './byte-range.js';
import { openMapFile, UnusableMapFile, type MapFile } from './map-file.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The file that `LINTEL_MAP_PMTILES` names; without one that can be used, which the log says by name, there is none. */
export async function mapFileOf(
  { LINTEL_MAP_PMTILES: path }: GatewayConfig,
  logger: Logger,
): Promise<MapFile | undefined> {
  if (path === undefined || path.trim() === '') return undefined;
  try {
    return await openMapFile(path);
  } catch (error) {
    if (!(error instanceof UnusableMapFile)) throw error;
    logger.error(`LINTEL_MAP_PMTILES: ${path} ${error.message}. Maps are drawn without it.`);
    return undefined;
  }
}

/** Where the file is served: its name changes with its content, so that what browsers keep of it is never of another. */
export const mapFileAddress = ({ tag }: MapFile): string => `/map/${tag}.pmtiles`;

/** Serves ranges of the one file. What a visitor asks for is compared with its name, and reaches no other file. */
export function addMapFile(http: FastifyInstance, file: MapFile, logger: Logger): void {
  const etag = `"${file.tag}"`;
  let told = false;
  http.addHook('onClose', () => file.close());
  http.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/map/:name',
    // It is packed already, and packing a range would make it another.
    compress: false,
    async handler({ method, params, headers }, reply) {
      if (`/map/${params.name}` !== mapFileAddress(file))
        return reply.code(404).type('text/plain').send('There is no such map.');
      if (!(await file.unchanged())) {
        if (!told) logger.error('The file of LINTEL_MAP_PMTILES was written over. Start the gateway again.');
        told = true;
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('The map has changed.');
      }
      reply
        .header('etag', etag)
        .header('cache-control', FOR_EVER)
        .header('accept-ranges', 'bytes')
        .header('x-content-type-options', 'nosniff');
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const whole = headers['if-range'] !== undefined && headers['if-range'] !== etag;
      const range = whole ? undefined : byteRange(headers.range, file.size);
      if (range === 'none')
        return reply
          .code(416)
          .header('cache-control', 'no-store')
          .header('content-range', `bytes */${file.size}`)
          .type('text/plain')
          .send('The file is shorter than that.');
      const { start, end } = range ?? { start: 0, end: file.size - 1 };
      reply.type('application/vnd.pmtiles').header('content-length', end - start + 1);
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
      return method === 'HEAD' ? reply.send() : reply.send(file.read(start, end));
    },
  });
}
