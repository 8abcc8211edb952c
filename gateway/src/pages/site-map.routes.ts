import { within } from '@lintel/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageOptions } from './page.routes.js';
import type { Published } from './published.js';
import { Recent } from './recent.js';
import { robotsText } from './robots.js';
import { homesMap, pagesMap, siteMapIndex } from './site-map.js';
import { withReference } from '../http/reference.js';

const WORK = { config: { limited: 'work' } } as const;
const KEPT = { seconds: 300, most: 12 };
const FOR_MINUTES = `public, max-age=${KEPT.seconds}`;
const ANSWER_WITHIN_MS = 15_000;
/** The last map that any id can be in. */
const MOST_MAPS = 214_749;

/** `robots.txt`, `sitemap.xml` and the maps that it names. */
export function addSiteMaps(
  http: FastifyInstance,
  published: Published,
  { ask, absolute, clock }: PageOptions,
): void {
  const recent = new Recent<string>(KEPT, clock);
  const send = async (reply: FastifyReply, key: string, make: () => Promise<string | null>) => {
    const map = await within(ANSWER_WITHIN_MS, recent.get(key, make));
    if (map === null)
      return reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain')
        .send(withReference('The site map cannot be made now.'));
    return reply.type('application/xml; charset=utf-8').header('cache-control', FOR_MINUTES).send(map);
  };

  http.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_MINUTES)
      .send(robotsText(absolute, (await published.current()).site)),
  );
  http.get('/sitemap.xml', WORK, (_request, reply) =>
    send(reply, 'index', () => siteMapIndex(ask, absolute)),
  );
  http.get('/sitemaps/pages.xml', (_request, reply) =>
    send(reply, 'pages', async () => pagesMap(absolute, (await published.current()).site)),
  );
  http.get<{ Params: { n: string } }>('/sitemaps/homes-:n.xml', WORK, (request, reply) => {
    const { n } = request.params;
    if (!/^[1-9]\d{0,5}$/.test(n) || Number(n) > MOST_MAPS)
      return reply.code(404).type('text/plain').send('There is no such site map.');
    return send(reply, `homes-${n}`, () => homesMap(Number(n), ask, absolute));
  });
}
