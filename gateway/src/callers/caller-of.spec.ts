import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { closed } from '../http/closed.fixture.js';
import { portOf } from '../http/listening.js';
import type { Sessions } from '../session/sessions.js';
import { type Caller, callerOf } from './caller-of.js';
import type { Programs } from './programs.js';

it('whoever has reset the connection has no address, and a name all the same', async () => {
  const begun = Promise.withResolvers<void>();
  const named = Promise.withResolvers<Caller>();
  const of = callerOf({ peek: async () => null } as unknown as Sessions, {} as Programs);
  const http = fastify({ forceCloseConnections: true });
  http.get('/', async (request) => {
    begun.resolve();
    await closed(request.raw.socket);
    of(request).then(named.resolve, named.reject);
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const visitor = connect(portOf(http, 0), '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await begun.promise;
  visitor.resetAndDestroy();
  expect(await named.promise).toEqual({ name: 'no address', program: false });
  await http.close();
});
