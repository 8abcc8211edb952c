import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by one of our own pages, or by no page at all. Browsers say where a page's request comes from, which no page can
 * change; a program has no visitor's cookies to misuse. Cookies with SameSite=Lax already stay away from other sites' requests, but not from those of another port of this
 * machine: this is the second lock.
 *
 * @param publicOrigin such as `https://lintel.example`, where one is set; the origin that was asked counts as well.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin === publicOrigin || origin === askedOrigin(request);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** As a browser would write it: without the port that its scheme has anyway. */
const askedOrigin = ({ protocol, host }: FastifyRequest): string | undefined =>
  URL.parse(`${protocol}://${host}`)?.origin;
