import type { FastifyInstance } from 'fastify';
import { type DocumentNode, parse } from 'graphql';
import type { Ask } from '../pages/ask.js';
import { withReference } from './reference.js';

interface OneClick {
  readonly change: DocumentNode;
  readonly done: string;
}

const oneClick = (mutation: string, done: string): OneClick => ({
  change: parse(`mutation ($token: String!) { outcome: ${mutation}(token: $token) }`),
  done,
});

/** The addresses that our e-mails name in their headers, and what the button does. */
const buttons: Readonly<Record<string, OneClick>> = {
  '/newsletter/unsubscribe': oneClick('unsubscribeFromNewsletter', 'You are unsubscribed.'),
  '/unsubscribe/saved-search': oneClick(
    'stopSavedSearchAlerts',
    'You will get no more e-mails about this search.',
  ),
  '/unsubscribe/saved-homes': oneClick(
    'stopSavedHomeEmails',
    'You will get no more e-mails about your saved homes.',
  ),
};

const ENDED = new Set(['unsubscribed', 'alreadyUnsubscribed', 'stopped', 'alreadyStopped']);
const LARGEST_FORM = 2000;

/**
 * The button of mail programs (RFC 8058): they post the form `List-Unsubscribe=One-Click` to the address that an e-mail names in its header, without
 * cookies and without a page. Opening that address shows the page, which changes nothing.
 */
export function addOneClick(http: FastifyInstance, ask: Ask): void {
  http.register(async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(
      forms,
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, body),
    );
    for (const [address, { change, done }] of Object.entries(buttons))
      scope.post<{ Querystring: { token?: string } }>(
        address,
        { config: { limited: 'work' } },
        async (request, reply) => {
          reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
          const { token } = request.query;
          const form = typeof request.body === 'string' ? request.body : '';
          if (typeof token !== 'string' || !/List-Unsubscribe[^]*One-Click/.test(form))
            return reply.code(400).send('This is for the unsubscribe button of mail programs.');
          const outcome = (await ask<{ outcome: string }>(change, { token }))?.outcome;
          if (outcome && ENDED.has(outcome)) return reply.send(done);
          if (outcome === 'invalid') return reply.code(400).send('This link is not complete.');
          return reply
            .code(503)
            .header('retry-after', '60')
            .send(withReference('That did not reach us. Try again later.'));
        },
      );
  });
}
