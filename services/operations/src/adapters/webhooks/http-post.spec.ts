import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { httpPost } from './http-post.js';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const post = (url: string) => httpPost(500).post(url, { title: 'search: index' });

describe('a webhook', () => {
  it('is given JSON', async () => {
    const heard: unknown[] = [];
    const url = await serve(async (request, response) => {
      heard.push(
        request.method,
        request.headers['content-type'],
        JSON.parse((await request.toArray()).join('')),
      );
      response.end('ok');
    });
    await post(url);
    expect(heard).toEqual(['POST', 'application/json', { title: 'search: index' }]);
  });

  it('that answers another status has not been told', async () => {
    const url = await serve((_request, response) => void response.writeHead(500).end('oh'));
    await expect(post(url)).rejects.toThrow('answered 500');
  });

  it('is not followed elsewhere', async () => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked++;
      response.writeHead(302, { location: '/inside' }).end();
    });
    await expect(post(url)).rejects.toThrow('answered 302');
    expect(asked).toBe(1);
  });

  it('that hangs is given up', async () => {
    const url = await serve(() => undefined);
    await expect(post(url)).rejects.toThrow(/timeout/);
  });

  it('is not read to the end of an answer that has none', async () => {
    let closed: Promise<unknown> | undefined;
    const url = await serve((_request, response) => {
      closed = once(response, 'close');
      response.writeHead(200);
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', write);
      write();
    });
    await post(url);
    await closed;
  });
});
