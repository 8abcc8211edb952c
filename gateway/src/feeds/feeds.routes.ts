import { createHash } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, parse } from 'graphql';
import { ReadLimit } from '../callers/read-limit.js';
import { withReference } from '../http/reference.js';
import type { Absolute } from '../pages/page-head.js';
import { askUpstream, type Upstream } from '../upstream.js';
import { atomOf, atomType } from './atom.js';
import { jsonFeedOf, jsonFeedType } from './json-feed.js';
import { contentFields, type SearchFeedContent, searchFeedOf } from './search-feed.js';

const ADDRESS =
  /^(?:viewings\/(?<calendar>[\w-]{43})\.ics|searches\/(?<search>[\w-]{43})\.(?<format>atom|json))$/;
const viewingFile = parse(
  'query ($token: String!, $origin: String!) { answer: viewingFeedFile(token: $token, origin: $origin) }',
);
const searchContent = parse(
  `query ($token: String!) { answer: searchFeedContent(token: $token) { ${contentFields} } }`,
);

/** What one address may be fetched in a minute, by whomever: programs that people use look every few minutes. */
const A_MINUTE = 30;
/** An Atom feed that is opened in a browser does nothing. */
const SANDBOX = "default-src 'none'; sandbox";

export interface FeedsOptions {
  readonly viewings: Upstream | undefined;
  readonly search: Upstream | undefined;
  readonly absolute: Absolute;
  /** What the portal is called. */
  readonly portal: string;
  readonly clock: Clock;
}

interface Feed {
  readonly type: string;
  readonly body: string;
  readonly updated?: string;
}

/**
 * Feeds at secret addresses, for people's own programs (docs/adr/0044): their calendars and what reads Atom and JSON feeds. The route has no part of an
 * address in its name, so that none stands in metrics, traces or what operations see of requests.
 */
export function addFeeds(http: FastifyInstance, options: FeedsOptions): void {
  const limit = new ReadLimit(A_MINUTE, options.clock);
  http.get<{ Params: { '*': string } }>(
    '/feeds/*',
    { config: { limited: 'work' } },
    async (request, reply) => {
      const text = reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-security-policy', SANDBOX);
      const asked = ADDRESS.exec(request.params['*'])?.groups;
      const token = asked?.['calendar'] ?? asked?.['search'];
      if (!asked || !token) return missing(text);
      const name = createHash('sha256').update(token).digest('base64url');
      const { retrySeconds } = limit.of(name);
      if (retrySeconds > 0)
        return text
          .code(429)
          .header('retry-after', String(retrySeconds))
          .send(withReference('This feed is fetched too often.'));
      limit.take(name, 1);
      const feed = asked['calendar']
        ? await calendar(options, token)
        : await homes(options, token, asked['format']!);
      if (feed === 'away')
        return text
          .code(503)
          .header('retry-after', '60')
          .send(withReference('This feed cannot be made just now.'));
      return feed ? send(request, reply, feed) : missing(text);
    },
  );
}

const missing = (reply: FastifyReply) => reply.code(404).send('There is no feed at this address.');

async function calendar({ viewings, absolute }: FeedsOptions, token: string): Promise<Feed | 'away' | null> {
  const { origin } = new URL(absolute('/'));
  const body = await answerOf<string>(viewings, viewingFile, { token, origin });
  return body === null || body === 'away' ? body : { type: 'text/calendar; charset=utf-8', body };
}

async function homes(
  { search, absolute, portal }: FeedsOptions,
  token: string,
  format: string,
): Promise<Feed | 'away' | null> {
  const content = await answerOf<SearchFeedContent>(search, searchContent, { token });
  if (content === null || content === 'away') return content;
  const feed = searchFeedOf(content, absolute, portal);
  const { updated } = feed;
  return format === 'atom'
    ? { type: atomType, body: atomOf(feed), updated }
    : { type: jsonFeedType, body: jsonFeedOf(feed), updated };
}

/** Asked past the public schema, in which no secret of a feed can be tried. */
async function answerOf<Answer>(
  upstream: Upstream | undefined,
  document: DocumentNode,
  variables: Record<string, string>,
): Promise<Answer | 'away' | null> {
  if (!upstream) return null;
  return askUpstream<{ answer: Answer | null }>(upstream, document, variables).then(
    ({ answer }) => answer,
    () => 'away' as const,
  );
}

function send(request: FastifyRequest, reply: FastifyReply, { type, body, updated }: Feed): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  if (updated) reply.header('last-modified', new Date(updated).toUTCString());
  return isKnown(request, etag, updated) ? reply.code(304).send() : reply.type(type).send(body);
}

/** What was kept is compared by its tag alone where the program has one: a home that is gone makes no feed newer (RFC 9110, 13.1.3). */
function isKnown({ headers }: FastifyRequest, etag: string, updated: string | undefined): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return updated !== undefined && Math.floor(Date.parse(updated) / 1000) * 1000 <= since;
}
