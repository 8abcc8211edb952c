import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import type { Ask } from '../pages/ask.js';

const unsubscribe = parse('mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }');
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
    scope.post<{ Querystring: { token?: string } }>('/newsletter/unsubscribe', async (request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
      const { token } = request.query;
      const form = typeof request.body === 'string' ? request.body : '';
      if (typeof token !== 'string' || !/List-Unsubscribe[^]*One-Click/.test(form))
        return reply.code(400).send('This is for the unsubscribe button of mail programs.');
      const answer = await ask<{ unsubscribeFromNewsletter: string }>(unsubscribe, { token });
      switch (answer?.unsubscribeFromNewsletter) {
        case 'unsubscribed':
        case 'alreadyUnsubscribed':
          return reply.send('You are unsubscribed.');
        case 'invalid':
          return reply.code(400).send('This link is not complete.');
        default:
          return reply.code(503).header('retry-after', '60').send('That did not reach us. Try again later.');
      }
    });
  });
}
