import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import type { AskAs } from '../graphql/ask-as.js';
import { formatErrors } from '../graphql/error-format.js';
import { withReference } from './reference.js';

const mailHtml = parse('query ($id: ID!) { mail(id: $id) { html } }');
const LONGEST_ID = 500;

export interface MailViewOptions {
  readonly askAs: AskAs;
  /** Where links and pictures of our e-mails lead, as in `https://lintel.example`. */
  readonly origin: () => string;
  readonly logger: Logger;
}

/**
 * `GET /operations/mailbox/html?id=`: the HTML of a message of the mailbox, for a frame of the console. It is a document of its own, because one
 * that is written into the page would stand under the page's content security policy, which takes away every style that e-mails are made of.
 * In this one nothing runs, nothing comes from elsewhere but our pictures, and it has no origin, wherever it is opened.
 */
export function addMailView(http: FastifyInstance, { askAs, origin, logger }: MailViewOptions): void {
  http.get<{ Querystring: { id?: string } }>(
    '/operations/mailbox/html',
    { config: { limited: 'work' } },
    async (request, reply) => {
      reply
        .header('content-security-policy', policy(origin()))
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store');
      // A document without an origin cannot have an agent cluster of its origin's, of which browsers would warn.
      reply.removeHeader('origin-agent-cluster');
      const { id } = request.query;
      const asked = typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;
      const { data, errors = [] } = asked ? await askAs(request, reply, mailHtml, { id }) : {};
      const html = (data as { mail?: { html?: string } | null } | null | undefined)?.mail?.html;
      if (typeof html === 'string') return reply.type('text/html; charset=utf-8').send(framed(html));

      reply.type('text/plain; charset=utf-8');
      if (errors.length === 0) return reply.code(404).send('There is no such message.');
      const status = formatErrors(errors, logger).map(
        ({ extensions }) => refusals[String(extensions['code'])],
      );
      if (status[0]) return reply.code(status[0]).send('This is for operations staff.');
      return reply
        .code(503)
        .header('retry-after', '60')
        .send(withReference('The message could not be loaded.'));
    },
  );
}

const refusals: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

const policy = (origin: string): string =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Links of an e-mail open in a tab of their own: our pages refuse to be shown in a frame. */
const framed = (html: string): string =>
  html.replace(
    /^(?:\s*<!doctype[^>]*>)?(?:\s*<html\b[^>]*>)?(?:\s*<head\b[^>]*>)?/i,
    '$&<base target="_blank">',
  );
