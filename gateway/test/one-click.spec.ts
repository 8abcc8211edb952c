import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addOneClick } from '../src/http/one-click.routes.js';

async function post(outcome: string | null, options: { token?: string; body?: string; type?: string } = {}) {
  const {
    token = 'a.b.c',
    body = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  } = options;
  const asked: Record<string, unknown>[] = [];
  const http = fastify();
  addOneClick(http, async (_document, variables) => {
    asked.push(variables);
    return { unsubscribeFromNewsletter: outcome } as never;
  });
  const { statusCode } = await http.inject({
    method: 'POST',
    url: `/newsletter/unsubscribe?token=${token}`,
    headers: { 'content-type': type },
    payload: body,
  });
  return { statusCode, asked };
}

describe('the unsubscribe button of a mail program', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'works with a form of the type %s',
    async (type) => {
      const body = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      expect(await post('unsubscribed', { type, body })).toEqual({
        statusCode: 200,
        asked: [{ token: 'a.b.c' }],
      });
    },
  );

  it.each([
    ['alreadyUnsubscribed', 200],
    ['invalid', 400],
    [null, 503],
  ])('answers %s with %i', async (outcome, status) => {
    expect((await post(outcome)).statusCode).toBe(status);
  });

  it('does nothing for another form', async () => {
    expect(await post('unsubscribed', { body: 'a=b' })).toEqual({ statusCode: 400, asked: [] });
    expect((await post('unsubscribed', { body: 'x'.repeat(5000) })).statusCode).toBe(413);
  });
});
