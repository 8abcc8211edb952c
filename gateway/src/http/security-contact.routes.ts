import type { Clock } from '@lintel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Absolute } from '../pages/page-head.js';

const PATH = '/.well-known/security.txt';
/** Its `Expires` tells readers of an old copy that it may be out of date. */
const GOOD_FOR_DAYS = 90;
const DAY_MS = 86_400_000;

export interface SecurityContactOptions {
  /** Where to report a vulnerability: an address of `mailto:` or `https:`. */
  readonly contact: string | undefined;
  readonly absolute: Absolute;
  readonly clock: Clock;
}

/** Whom to tell of a vulnerability (RFC 9116), where the installation says so. */
export function addSecurityContact(
  http: FastifyInstance,
  { contact, absolute, clock }: SecurityContactOptions,
): void {
  http.get(PATH, (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (!contact) return reply.code(404).send('This installation names nobody. Try its contact page.');
    const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
    const expires = new Date(midnight + GOOD_FOR_DAYS * DAY_MS).toISOString();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en',
          `Canonical: ${absolute(PATH)}`,
          '',
        ].join('\n'),
      );
  });
}
