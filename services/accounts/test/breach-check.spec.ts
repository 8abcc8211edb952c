import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@lintel/service-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RangeBreachCheck } from '../src/adapters/breaches/range.breach-check.js';
import { NewPasswords } from '../src/application/new-passwords.js';

/** SHA-1 of `password`: 5BAA6 and this. */
const END = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';

let close = async () => {};
afterEach(() => close());

async function checkAgainst(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { url: string | undefined; padding: unknown }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, padding: request.headers['add-padding'] });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  const log: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => void log.push(line) });
  return { check: new RangeBreachCheck(`http://127.0.0.1:${port}/range`, logger), asked, log };
}

describe('the check for breaches', () => {
  it('tells five characters of a hash and nothing else, and knows what comes back', async () => {
    const { check, asked } = await checkAgainst((_, response) =>
      response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${END}:9545824\r\n`),
    );
    expect(await check.isKnown('password')).toBe(true);
    expect(await check.isKnown('seven green umbrellas')).toBe(false);
    expect(asked[0]).toEqual({ url: '/range/5BAA6', padding: 'true' });
  });

  it('takes padding for what it is', async () => {
    const { check } = await checkAgainst((_, response) => response.end(`${END}:0`));
    expect(await check.isKnown('password')).toBe(false);
  });

  it.each([
    ['says no', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end()],
    ['breaks off', (request: IncomingMessage) => void request.socket.destroy()],
    ['says nothing', () => {}],
  ])('refuses nobody when the service %s, and logs no password', async (_what, answer) => {
    const { check, log } = await checkAgainst(answer);
    expect(await check.isKnown('password')).toBe(false);
    expect(log.join()).toContain('not checked for breaches');
  });

  it('has a known password refused with words for who chose it', async () => {
    const passwords = new NewPasswords(
      { hash: async () => 'hash', verify: async () => false },
      { isKnown: async () => true },
    );
    expect(await passwords.hash('seven green umbrellas', [])).toMatchObject({
      ok: false,
      failure: expect.stringContaining('stolen'),
    });
  });
});
