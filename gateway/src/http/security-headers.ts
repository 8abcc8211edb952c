import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';

const A_YEAR = 31_536_000;

/** The browser features that our pages use, for themselves alone; those listed below them are off, in frames as well. */
const permissions = [
  ...['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get', 'web-share'].map(
    (feature) => `${feature}=(self)`,
  ),
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'browsing-topics',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** The headers of every answer, errors too. A route whose answers are not ours, such as a picture or an e-mail, has a stricter policy. */
export async function addSecurityHeaders(http: FastifyInstance, config: GatewayConfig): Promise<void> {
  const headers = { ...(await helmetsHeaders(config)), 'permissions-policy': permissions };
  http.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Helmet puts them together anew for each request, which is a twentieth of what a query costs: it is asked once. */
async function helmetsHeaders(config: GatewayConfig): Promise<Record<string, string>> {
  const empty = fastify();
  await empty.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity(config) },
    // Only a site that is reached by https can promise it, and subdomains are not ours to promise for.
    hsts: config.LINTEL_PUBLIC_URL?.startsWith('https:')
      ? { maxAge: A_YEAR, includeSubDomains: false }
      : false,
  });
  empty.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const { body } = await empty.inject('/');
  await empty.close();
  return JSON.parse(body) as Record<string, string>;
}

function contentSecurity({ LINTEL_MAP_TILES }: GatewayConfig): Record<string, string[]> {
  const tiles = LINTEL_MAP_TILES ? [new URL(LINTEL_MAP_TILES.replace(/[{}]/g, '')).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'connect-src': ["'self'", ...tiles],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}
