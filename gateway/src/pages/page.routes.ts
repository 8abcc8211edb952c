import { createHash } from 'node:crypto';
import { type Clock, within } from '@lintel/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandPages } from '../brand/brand-pages.js';
import { portOf } from '../http/listening.js';
import type { Ask } from './ask.js';
import { readPageAddress } from './page-address.js';
import { type Absolute, renderHead } from './page-head.js';
import { pageAt, pageKey } from './pages.js';
import type { Publication, Published } from './published.js';
import { Recent } from './recent.js';

export interface PageOptions {
  readonly ask: Ask;
  readonly absolute: Absolute;
  readonly brand: BrandPages;
  readonly clock: Clock;
  /** After this the plain shell is sent: no visitor waits for long for what only search engines read. */
  readonly withinMs: number;
}

const KEPT = { seconds: 30, most: 500 };

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly etag: string;
}

/** Sends the shell's page under any address, with the head and the status of that address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function pageSender(
  published: Published,
  { ask, absolute, brand, clock, withinMs }: PageOptions,
): SendPage {
  // Kept for one publication: pages made from an earlier one are out of date.
  const keptOf = (publication: Publication) => ({
    publication,
    plain: rendered(200, publication.shell.plain),
    recent: new Recent<RenderedPage>(KEPT, clock),
  });
  let kept: ReturnType<typeof keptOf> | undefined;

  return async (request, reply) => {
    const publication = await published.current();
    if (kept?.publication !== publication) kept = keptOf(publication);
    const { plain, recent } = kept;
    const { site, shell } = publication;
    const address = readPageAddress(request.url, site);
    const key = pageKey(address);
    const make = async (): Promise<RenderedPage | null> => {
      const page = await pageAt(address, { ask, absolute, site });
      return page && rendered(page.status, shell.withHead(renderHead(page.head, brand, absolute)));
    };
    const page = (await within(withinMs, key ? recent.get(key, make) : make())) ?? plain;
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('etag', page.etag);
    const unchanged = page.status === 200 && request.headers['if-none-match'] === page.etag;
    return unchanged ? reply.code(304).send() : reply.send(page.html);
  };
}

/** The tag is weak: the same page is sent packed and plain. */
const rendered = (status: number, html: string): RenderedPage => ({
  status,
  html,
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
});

/** The absolute form of our own addresses; absolute ones, such as those of pictures on another host, stay. */
export const absoluteOf =
  (http: FastifyInstance, publicUrl: string | undefined, port: number): Absolute =>
  (path) => {
    const base = publicUrl ?? `http://localhost:${portOf(http, port)}`;
    return new URL(path, `${base}/`).href;
  };
