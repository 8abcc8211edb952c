import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by one of our own pages, or by no page at all. Browsers say where a page's request comes from, which no page can
 * change; a program has no visitor's cookies to misuse. Cookies with SameSite=Lax already stay away from other sites' requests: this is the second lock.
 *
 * @param publicOrigin such as `https://lintel.example`; the host that was asked counts as well.
 */
export function isSameOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = headers;
  if (origin !== undefined) return origin === publicOrigin || hostOf(origin) === headers.host;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
