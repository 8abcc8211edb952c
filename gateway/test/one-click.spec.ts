import { fastify } from 'fastify';
import { type DocumentNode, print } from 'graphql';
import { describe, expect, it } from '@jest/globals';
import { addOneClick } from '../src/http/one-click.routes.js';

interface Post {
  readonly path?: string;
  readonly token?: string;
  readonly body?: string;
  readonly type?: string;
}

async function post(outcome: string | null, options: Post = {}) {
  const {
    path = '/newsletter/unsubscribe',
    token = 'a.b.c',
    body = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  } = options;
  const asked: Record<string, unknown>[] = [];
  let document: DocumentNode | undefined;
  const http = fastify();
  addOneClick(http, async (change, variables) => {
    document = change;
    asked.push(variables);
    return { outcome } as never;
  });
  const { statusCode } = await http.inject({
    method: 'POST',
    url: `${path}?token=${token}`,
    headers: { 'content-type': type },
    payload: body,
  });
  return { statusCode, asked, mutation: document && /(\w+)\(token/.exec(print(document))?.[1] };
}

describe('the unsubscribe button of a mail program', () => {
  it.each([
    ['/newsletter/unsubscribe', 'unsubscribeFromNewsletter', 'unsubscribed', 'alreadyUnsubscribed'],
    ['/unsubscribe/saved-search', 'stopSavedSearchAlerts', 'stopped', 'alreadyStopped'],
    ['/unsubscribe/saved-homes', 'stopSavedHomeEmails', 'stopped', 'alreadyStopped'],
  ])('at %s does %s', async (path, mutation, done, again) => {
    const asked = [{ token: 'a.b.c' }];
    for (const [outcome, statusCode] of [
      [done, 200],
      [again, 200],
      ['invalid', 400],
      [null, 503],
    ] as const)
      expect(await post(outcome, { path })).toEqual({ statusCode, asked, mutation });
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'works with a form of the type %s',
    async (type) => {
      const body = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      expect(await post('unsubscribed', { type, body })).toMatchObject({
        statusCode: 200,
        asked: [{ token: 'a.b.c' }],
      });
    },
  );

  it('does nothing for another form', async () => {
    expect(await post('unsubscribed', { body: 'a=b' })).toMatchObject({ statusCode: 400, asked: [] });
    expect(await post('unsubscribed', { body: 'x'.repeat(5000) })).toMatchObject({
      statusCode: 413,
      asked: [],
    });
  });
});
