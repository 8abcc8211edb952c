import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  GraphQLFailed,
  LintelClient,
  LintelError,
  PositionGone,
  type Question,
  Unauthorised,
} from './index.js';
import { broken, event, json, refusal, startPortal } from './portal.fixture.js';

let portal: Awaited<ReturnType<typeof startPortal>>;
let lintel: LintelClient;
beforeEach(async () => {
  portal = await startPortal();
  lintel = new LintelClient({ url: `${portal.url}/`, key: 'lintel_a', retryMs: 1 });
});
afterEach(() => portal.stop());

const failure = (asking: Promise<unknown>) => asking.catch((error: unknown) => error);
const told = (position: number) => JSON.parse(/^data: (.*)$/m.exec(event(position))![1]!) as object;

describe('history', () => {
  it('is read page by page to its end, past pages with nothing of what is wanted', async () => {
    const page = (events: number[], next: number) =>
      json(200, { events: events.map(told), next, first: 1, last: 20 });
    portal.answers(page([3, 4], 4), page([], 9), page([12], 20));
    const positions: number[] = [];
    for await (const { events } of lintel.pages({ after: 2, limit: 2, outcodes: ['SW4'] }))
      positions.push(...events.map(({ position }) => position));
    expect(positions).toEqual([3, 4, 12]);
    expect(portal.asked.map(({ url }) => url)).toEqual(
      [2, 4, 9].map((after) => `/events?outcode=SW4&after=${after}&limit=2`),
    );
  });

  it('is asked for again while the portal is away, five times at most', async () => {
    portal.answers(
      (response) => response.destroy(),
      refusal(503, 'Away', {}),
      json(200, { events: [], next: 0 }),
    );
    expect(await lintel.history()).toMatchObject({ next: 0 });
    portal.answers(refusal(503, 'Away', { code: 'UNAVAILABLE' }));
    expect(await failure(lintel.history())).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(portal.asked).toHaveLength(3 + 5);
  });

  it('says of a position that is forgotten where to begin', async () => {
    portal.answers(refusal(410, 'after: gone', { code: 'GONE', first: 5, last: 9 }));
    expect(await failure(lintel.history({ after: 1 }))).toBeInstanceOf(PositionGone);
  });
});

describe('a snapshot', () => {
  const head = { 'content-type': 'application/x-ndjson', 'lintel-position': '42' };

  it('is homes, and the position to go on after', async () => {
    portal.answers((response) =>
      response.writeHead(200, head).end([1, 2].map((one) => `${JSON.stringify(told(one))}\n`).join('')),
    );
    const { position, homes } = await lintel.snapshot();
    const ids: number[] = [];
    for await (const { data } of homes) ids.push(data.id);
    expect({ position, ids }).toEqual({ position: 42, ids: [1, 2] });
  });

  it('that breaks off is not taken for all there is', async () => {
    portal.answers((response, request) => {
      response.setHeader('lintel-position', '42');
      broken(`${JSON.stringify(told(1))}\n{"type":`)(response, request);
    });
    const { homes } = await lintel.snapshot();
    const read = (async () => {
      for await (const { data } of homes) expect(data.id).toBe(1);
    })();
    await expect(read).rejects.toThrow('The answer broke off.');
  });
});

describe('a question', () => {
  it('is sent with its variables, and answered', async () => {
    portal.answers((response, request) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () =>
        json(200, { data: JSON.parse(Buffer.concat(parts).toString()) })(response, request),
      );
    });
    const query = 'query ($id: Int!) { listing(id: $id) { title } }';
    expect(await lintel.graphql<{ query: string }>(query, { id: 12 })).toEqual({
      query,
      variables: { id: 12 },
    });
  });

  it('knows its answer where its document does', async () => {
    class TypedDocumentString<Data, Variables> extends String implements Question<Data, Variables> {
      declare readonly __apiType?: (variables: Variables) => Data;
    }
    portal.answers(json(200, { data: { listing: { title: 'A home' } } }));
    const document = new TypedDocumentString<{ listing: { title: string } | null }, { id: number }>(
      'query Q { a }',
    );
    const { listing } = await lintel.graphql(document, { id: 12 });
    expect(listing?.title).toBe('A home');
    // @ts-expect-error: its id is a number
    await lintel.graphql(document, { id: 'twelve' });
  });

  it('fails with all its errors and with what could be answered, once', async () => {
    const errors = [
      { message: 'Gone.', path: ['listing'], extensions: { code: 'NOT_FOUND' } },
      { message: 'Too.' },
    ];
    portal.answers(json(200, { data: { listing: null }, errors }));
    const failed = await failure(lintel.graphql('{ listing }'));
    expect(failed).toBeInstanceOf(GraphQLFailed);
    expect(failed).toMatchObject({
      message: 'Gone.\nToo.',
      code: 'NOT_FOUND',
      errors,
      data: { listing: null },
    });
    portal.answers(json(400, { errors }));
    expect(await failure(lintel.graphql('{'))).toMatchObject({ name: 'GraphQLFailed', status: 400, errors });
    portal.answers(refusal(503, 'Away', {}));
    expect(await failure(lintel.graphql('{ listing }'))).toBeInstanceOf(LintelError);
    expect(portal.asked).toHaveLength(3);
  });

  it('is refused to a key that is not for it', async () => {
    portal.answers(
      json(200, { data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }),
    );
    expect(await failure(lintel.graphql('{ agencyListings }'))).toBeInstanceOf(Unauthorised);
  });
});
