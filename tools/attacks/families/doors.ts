import type { Family } from '../family.ts';
import { codeOf, errorsOf, holds, refused, status, without } from '../held.ts';
import { aPerson, whoIs } from '../people.ts';
import { request, sendRaw } from '../raw.ts';

const TRACE =
  /node_modules|\bat .*\(.*:\d+:\d+\)|file:\/\/|\/dist\/|TypeError|ReferenceError|SQLITE|Mongo|ECONN/;

export const doors: Family = {
  name: 'the public door',
  async attack(ground, { attempt, control }) {
    const nobody = ground.visitor();
    const json = (body: string, headers: Readonly<Record<string, string>> = {}) =>
      nobody.send('/graphql', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });

    await control('a query is answered, and the process says that it lives', async () => {
      const answer = await json('{"query":"{ me { id } }"}');
      holds(answer.status === 200 && errorsOf(answer).length === 0, 'the query is refused');
      status(await nobody.send('/livez'), 200);
    });

    const bodies: readonly (readonly [string, string])[] = [
      ['a list', '[]'],
      ['a list of queries', '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]'],
      ['null', 'null'],
      ['a text', '"{ me { id } }"'],
      ['a number', '42'],
      ['true', 'true'],
      ['nothing', ''],
      ['half of an object', '{"query":'],
      ['an object without a query', '{}'],
      ['a query that is null', '{"query":null}'],
      ['a query that is a list', '{"query":["{ me { id } }"]}'],
      ['a query that is an object', '{"query":{"$ne":1}}'],
      ['a query that is empty', '{"query":""}'],
      [
        'variables that are a text',
        '{"query":"query ($i: Int!) { listing(id: $i) { id } }","variables":"{\\"i\\":1"}',
      ],
      [
        'variables that are a list',
        '{"query":"query ($i: Int!) { listing(id: $i) { id } }","variables":[1]}',
      ],
      [
        'variables that are a number',
        '{"query":"query ($i: Int!) { listing(id: $i) { id } }","variables":7}',
      ],
      ['an operation that there is none', '{"query":"query A { me { id } }","operationName":"B"}'],
      ['an operation whose name is an object', '{"query":"query A { me { id } }","operationName":{"a":1}}'],
      ['a prototype', '{"query":"{ nothing }","__proto__":{"isAdmin":true}}'],
      ['a constructor', '{"query":"{ nothing }","constructor":{"prototype":{"isAdmin":true}}}'],
      ['ten thousand brackets', '['.repeat(10_000)],
      ['bytes that are no text', '\u0000\u0001\u0002'],
      ['a subscription', '{"query":"subscription { me { id } }"}'],
      ['a stored query’s hash', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"abc"}}}'],
    ];
    for (const [what, body] of bodies)
      await attempt(`${what} as the body is a fault of the product`, async () => {
        const answer = await json(body);
        holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
        holds(errorsOf(answer).length > 0, 'it is not in the format of errors');
        holds(codeOf(answer) !== 'INTERNAL', 'it says that something went wrong on our side');
        without(answer.text, TRACE, 'how the product is made');
      });

    await attempt('300 KiB are read', async () => {
      status(await json(JSON.stringify({ query: `{ me { id } } #${'x'.repeat(300_000)}` })), 413);
    });
    await attempt('300 KiB are read where a password is expected', async () => {
      const body = { email: 'a@example.org', password: 'x'.repeat(300_000) };
      status(await nobody.send('/session', { method: 'POST', body }), 413);
    });
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'MKCOL'])
      await attempt(`${method} does something at /graphql`, async () => {
        const { status: said, text } = await sendRaw(ground.address, request(`${method} /graphql`));
        holds((said >= 400 && said < 500) || said === 0 || said === 501, `the answer is ${said}`);
        without(text, TRACE, 'how the product is made');
      });
    for (const method of ['PUT', 'DELETE', 'POST'])
      await attempt(`${method} does something at a picture’s address`, async () => {
        const { status: said } = await sendRaw(
          ground.address,
          request(`${method} /media/properties/1/1.jpg`, [], 'x'),
        );
        holds(said >= 400 && said < 500, `the answer is ${said}`);
      });
    for (const mutation of [
      'mutation { recordListingView(id: 1) }',
      'mutation { requestPasswordReset(email: "a@example.org") { accepted } }',
    ])
      await attempt(`${mutation} is done by GET`, async () => {
        const answer = await nobody.send(`/graphql?query=${encodeURIComponent(mutation)}`);
        holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
      });

    const CURSORS: readonly (readonly [string, string])[] = [
      ['a word', 'nonsense'],
      ['one of another list', Buffer.from('{"id":1}').toString('base64')],
      ['a list', Buffer.from('[]').toString('base64url')],
      ['null', Buffer.from('null').toString('base64url')],
      ['an operator', Buffer.from('{"$gt":""}').toString('base64url')],
      ['numbers that are none', Buffer.from('["x",null,1e999]').toString('base64url')],
      ['SQL', Buffer.from("['); DROP TABLE listings;--]").toString('base64url')],
      ['very long', 'A'.repeat(50_000)],
    ];
    const pages: readonly (readonly [string, string])[] = [
      ['searchListings', 'query ($c: String) { searchListings(listingType: sale, after: $c) { total } }'],
      ['savedProperties', 'query ($c: String) { savedProperties(after: $c) { total } }'],
      ['mailbox', 'query ($c: String) { mailbox(after: $c) { next } }'],
      ['myConversations', 'query ($c: String) { myConversations(after: $c) { total } }'],
    ];
    const person = await aPerson(ground);
    for (const [list, query] of pages)
      for (const [what, c] of CURSORS)
        await attempt(`a cursor of ${list} that is ${what} is a fault of the product`, async () => {
          const answer = await person.browser.ask(query, { c });
          holds(answer.status < 500, `the answer is ${answer.status}`);
          for (const { extensions } of errorsOf(answer))
            holds(extensions?.['code'] !== 'INTERNAL', 'it says that something went wrong on our side');
          without(answer.text, TRACE, 'how the product is made');
        });

    const heads: readonly (readonly [string, readonly string[], string])[] = [
      ['two lengths', ['Content-Type: application/json', 'Content-Length: 2', 'Content-Length: 200'], '{}'],
      [
        'a length and chunks',
        ['Content-Type: application/json', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
        '0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
      ],
      ['a length that is negative', ['Content-Type: application/json', 'Content-Length: -1'], '{}'],
      [
        'chunks by another name',
        ['Content-Type: application/json', 'Transfer-Encoding: xchunked', 'Content-Length: 2'],
        '{}',
      ],
      ['two hosts', ['Host: a', 'Host: b'], ''],
      ['a header that is folded', ['X-A: b\r\n c: d'], ''],
      ['20,000 letters in a header', [`X-A: ${'x'.repeat(20_000)}`], ''],
      ['3,000 headers', Array.from({ length: 3000 }, (_, n) => `X-${n}: x`), ''],
      ['an answer expected that there is none', ['Expect: the-unexpected'], ''],
    ];
    for (const [what, headers, body] of heads)
      await attempt(`a request with ${what} is taken, or breaks something`, async () => {
        const { status: said, text } = await sendRaw(ground.address, request('POST /graphql', headers, body));
        holds(said === 0 || (said >= 400 && said < 500), `the answer is ${said}`);
        without(text, TRACE, 'how the product is made');
        without(text, /process_cpu|nodejs_/, 'the answer to a second request');
      });

    await attempt('a login is a way round after all of this', async () => {
      refused(await nobody.ask('{ pendingAgencies { id } }'), 'UNAUTHENTICATED', 'FORBIDDEN');
      holds((await whoIs(nobody)) === null, 'nobody is somebody');
    });
  },
};
