import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { correlationIn } from '@lintel/kernel';
import { ApiError } from './api-error.js';
import { createQueryClient } from './query-client.js';
import { call, request, unauthenticatedEvent, type TypedDocument } from './request.js';

const document: TypedDocument<{ answer: number }, { of: string }> = { toString: () => 'query Q { answer }' };
const answering = (body: unknown, status = 200) =>
  jest.fn<typeof fetch>(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
const failure = async (fetch: typeof globalThis.fetch, more = {}): Promise<ApiError> => {
  const error: unknown = await request(document, { of: 'life' }, { fetch, ...more }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('asking an address that answers as the API does', () => {
  it('sends no body and no type of one where there is none', async () => {
    const fetch = answering({ data: { accepted: true } });
    expect(await call('DELETE', '/session', undefined, { fetch })).toEqual({ accepted: true });
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('/session');
    expect(init).toMatchObject({ method: 'DELETE', credentials: 'same-origin', body: undefined });
    expect(new Headers(init!.headers).has('content-type')).toBe(false);
  });
});

describe('asking the API', () => {
  it('posts query and variables to /graphql and answers with the data', async () => {
    const fetch = answering({ data: { answer: 42 } });
    expect(await request(document, { of: 'life' }, { fetch })).toEqual({ answer: 42 });
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('/graphql');
    expect(JSON.parse(init!.body as string)).toEqual({
      query: 'query Q { answer }',
      variables: { of: 'life' },
    });
  });

  it('names code and field of a GraphQL error and keeps what was answered', async () => {
    const error = await failure(
      answering({
        data: { answer: null },
        errors: [
          {
            message: 'beds: at most 50',
            path: ['searchListings'],
            extensions: { code: 'BAD_USER_INPUT', field: 'criteria.beds', most: 50 },
          },
        ],
      }),
    );
    expect(error.extensions).toMatchObject({ most: 50 });
    expect(error).toMatchObject({
      kind: 'graphql',
      message: 'beds: at most 50',
      partial: { answer: null },
      retryable: false,
    });
    expect(error.issues).toEqual([
      { message: 'beds: at most 50', code: 'BAD_USER_INPUT', field: 'criteria.beds' },
    ]);
  });

  it('names every field at fault where the service names several', async () => {
    const problems = [
      { field: 'input.name', message: 'The name must not be empty' },
      { field: 'input.password', message: 'The password needs at least 8 characters.' },
    ];
    const error = await failure(
      answering({ errors: [{ message: 'both', extensions: { code: 'BAD_USER_INPUT', problems } }] }),
    );
    expect(error.issues).toEqual(problems.map((problem) => ({ ...problem, code: 'BAD_USER_INPUT' })));
    expect(error.message).toBe('both');
  });

  it('tells the window when nobody is signed in any more, and of no other refusal', async () => {
    const told = jest.fn<(event: Event) => boolean>();
    globalThis.dispatchEvent = told;
    const refused = (code: string) => answering({ errors: [{ message: 'no', extensions: { code } }] });
    await failure(refused('FORBIDDEN'));
    expect(told).not.toHaveBeenCalled();
    expect((await failure(refused('UNAUTHENTICATED'))).has('UNAUTHENTICATED')).toBe(true);
    expect(told.mock.calls.map(([{ type }]) => type)).toEqual([unauthenticatedEvent]);
    Reflect.deleteProperty(globalThis, 'dispatchEvent');
  });

  it('keeps the reference of a failure of ours, and none of a refusal', async () => {
    const saying = (body: unknown, status = 200) =>
      jest.fn<typeof fetch>(async () =>
        Response.json(body, { status, headers: { 'x-correlation-id': '4f2c91ab' } }),
      );
    const because = (code?: string) => saying({ errors: [{ message: 'no', extensions: { code } }] });
    const ours = [because('INTERNAL'), because('UNAVAILABLE'), because(), saying('bad gateway', 502)];
    for (const fetch of ours) expect(correlationIn(await failure(fetch))).toBe('4f2c91ab');
    for (const fetch of [because('CONFLICT'), because('TOO_MANY_REQUESTS'), saying('not here', 404)])
      expect(correlationIn(await failure(fetch))).toBeUndefined();
  });

  it('falls back on the path for the field', async () => {
    const error = await failure(
      answering({ errors: [{ message: 'down', path: ['listing', 'similar', 0] }] }),
    );
    expect(error.issues[0]!.field).toBe('listing.similar.0');
    expect(error.retryable).toBe(true);
  });

  it.each([
    ['<html>Bad gateway</html>', 502, true],
    ['', 404, false],
    ['{}', 429, true],
    ['[1]', 200, false],
  ])('takes %j with status %i as no answer', async (body, status, retryable) => {
    expect(await failure(answering(body, status))).toMatchObject({ kind: 'http', status, retryable });
  });

  it('says that Lintel could not be reached when the network fails', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(fetch)).toMatchObject({
      kind: 'network',
      message: 'Lintel could not be reached.',
      retryable: true,
    });
  });

  it('gives up after its time limit', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
      });
    expect(await failure(fetch, { timeLimit: 1 })).toMatchObject({ kind: 'timeout' });
  });

  it('rejects with the reason of an abort, which is no failure of the API', async () => {
    const given = new AbortController();
    given.abort(new Error('the page was left'));
    const fetch = jest.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('aborted')));
    await expect(request(document, { of: 'life' }, { fetch, signal: given.signal })).rejects.toThrow(
      'the page was left',
    );
  });
});

describe('a change that no answer came to', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const keyed = { idempotencyKey: 'once' };
  /** The answers in turn; what is no answer fails as the network does. */
  const failing = (...answers: readonly (Response | undefined)[]) => {
    const left = [...answers];
    return jest.fn<typeof globalThis.fetch>(async () => {
      const answer = left.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    });
  };
  const made = () => Response.json({ data: { answer: 42 } });
  const ending = async (variables: object, fetch: typeof globalThis.fetch) => {
    const asked = request(document as TypedDocument<object, object>, variables, { fetch });
    const ended = asked.catch((error: unknown) => (error as ApiError).kind);
    await jest.advanceTimersByTimeAsync(1200);
    return ended;
  };
  const sentAway = (seconds: string) =>
    Response.json(
      { errors: [{ message: 'not now', extensions: { code: 'UNAVAILABLE' } }] },
      { status: 503, headers: { 'retry-after': seconds } },
    );

  it.each([
    ['as an argument', keyed],
    ['in its input', { input: { name: 'Ada', ...keyed } }],
  ])('is made again, word for word, where it has an idempotency key %s', async (_, variables) => {
    const fetch = failing(undefined, new Response('Bad gateway', { status: 502 }), made());
    expect(await ending(variables, fetch)).toEqual({ answer: 42 });
    expect(new Set(fetch.mock.calls.map(([, init]) => init!.body)).size).toBe(1);
  });

  it('is made again once it is worth asking, where it was sent away', async () => {
    const fetch = failing(
      sentAway('1'),
      new Response('', { status: 503, headers: { 'retry-after': '2' } }),
      made(),
    );
    const asked = request(document as TypedDocument<object, object>, keyed, { fetch });
    await jest.advanceTimersByTimeAsync(999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1 + 1999);
    expect(fetch).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ answer: 42 });
  });

  it('fails after three times', async () => {
    const fetch = failing();
    expect(await ending(keyed, fetch)).toBe('network');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['has no key', { input: { name: 'Ada' } }, undefined],
    ['was refused', keyed, Response.json({ errors: [{ message: 'no', extensions: { code: 'CONFLICT' } }] })],
    ['failed within', keyed, new Response('', { status: 500 })],
    ['is away for longer than anybody waits', keyed, sentAway('6')],
  ])('is made once where it %s', async (_, variables, answer) => {
    const fetch = failing(answer, made());
    expect(await ending(variables, fetch)).toEqual(expect.any(String));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the retries of the query cache', () => {
  const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries! as {
    retry: (failures: number, error: unknown) => boolean;
    retryDelay: (failures: number, error: unknown) => number;
  };

  it('try a passing failure twice more, and a refused question never', () => {
    const down = new ApiError('network', 'down');
    expect([0, 1, 2].map((failures) => retry(failures, down))).toEqual([true, true, false]);
    expect(
      retry(0, new ApiError('graphql', 'no', { issues: [{ message: 'no', code: 'BAD_USER_INPUT' }] })),
    ).toBe(false);
  });

  it('come no sooner than the answer said, and not at all where it named a later time than anybody waits for', () => {
    const down = (retryAfterMs?: number) => new ApiError('http', 'down', { status: 503, retryAfterMs });
    expect([0, 1].map((failures) => retryDelay(failures, down()))).toEqual([400, 800]);
    expect([0, 1].map((failures) => retryDelay(failures, down(2000)))).toEqual([2000, 2000]);
    expect([1000, 5000, 6000].map((ms) => retry(0, down(ms)))).toEqual([true, true, false]);
  });
});
