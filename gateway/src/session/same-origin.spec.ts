import { fastify } from 'fastify';
import { describe, expect, it } from '@jest/globals';
import { isSameOrigin } from './same-origin.js';

/** Whether a request counts as one of our own pages', asked at an address. */
async function counts(
  headers: Record<string, string>,
  { publicOrigin, trustProxy = false }: { publicOrigin?: string; trustProxy?: boolean } = {},
): Promise<boolean> {
  const http = fastify({ trustProxy });
  http.post('/', (request) => ({ same: isSameOrigin(request, publicOrigin) }));
  const answer = await http.inject({ method: 'POST', url: '/', headers });
  await http.close();
  return answer.json<{ same: boolean }>().same;
}

describe('a page', () => {
  it('is ours when it comes from the origin that was asked', async () => {
    expect(await counts({ host: '127.0.0.1:41234', origin: 'http://127.0.0.1:41234' })).toBe(true);
    expect(await counts({ host: 'localhost', origin: 'http://localhost' })).toBe(true);
  });

  it('of another port of this machine is none of ours, though it is the one that Lintel has without a setting', async () => {
    expect(await counts({ host: 'localhost:41234', origin: 'http://localhost:3000' })).toBe(false);
    expect(await counts({ host: '127.0.0.1:3000', origin: 'http://localhost:3000' })).toBe(false);
  });

  it('of another scheme is none of ours', async () => {
    expect(await counts({ host: 'lintel.example', origin: 'https://lintel.example' })).toBe(false);
    expect(await counts({ host: 'lintel.example', origin: 'http://lintel.example' })).toBe(true);
  });

  it('is ours when it comes from the public address, where that is set', async () => {
    const publicOrigin = 'https://lintel.example';
    expect(await counts({ host: 'gateway:8080', origin: publicOrigin }, { publicOrigin })).toBe(true);
    expect(await counts({ host: 'gateway:8080', origin: 'http://lintel.example' }, { publicOrigin })).toBe(
      false,
    );
  });

  it('is known by what a trusted proxy says was asked, and by nothing that others say', async () => {
    const asked = {
      host: 'gateway:8080',
      origin: 'https://lintel.example',
      'x-forwarded-host': 'lintel.example',
      'x-forwarded-proto': 'https',
    };
    expect(await counts(asked, { trustProxy: true })).toBe(true);
    expect(await counts(asked)).toBe(false);
  });

  it.each(['null', 'not an address', ''])(
    'that hides where it comes from is none of ours: "%s"',
    async (origin) => {
      expect(await counts({ host: 'localhost', origin })).toBe(false);
    },
  );
});

describe('a program', () => {
  it('has no visitor\u2019s cookies to misuse', async () => {
    expect(await counts({ host: 'localhost' })).toBe(true);
    expect(await counts({ host: 'localhost', 'sec-fetch-site': 'same-site' })).toBe(false);
  });
});
