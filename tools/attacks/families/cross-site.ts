import type { Family } from '../family.ts';
import { allowed, holds, status, without } from '../held.ts';
import { aPerson, password, whoIs } from '../people.ts';
import { request, sendRaw } from '../raw.ts';

let attackers = 0;
/** A name of each attempt's own: what one changed is not laid at the door of the next. */
const rename = () => `mutation { changeName(name: "Attacker ${(attackers += 1)}") { id } }`;

export const crossSite: Family = {
  name: 'other sites’ pages',
  async attack(ground, { attempt, control }) {
    const { browser, email, name } = await aPerson(ground);
    const { hostname, port } = new URL(ground.address);
    const unharmed = async () => {
      const { me } = allowed(await browser.ask('{ me { name } }'));
      holds(me.name !== `Attacker ${attackers}`, 'the name was changed');
    };

    await control('a page of the product changes a name', async () => {
      allowed(await browser.ask(`mutation { changeName(name: "${name}") { id } }`));
    });

    const origins: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['of another site', { origin: 'https://evil.example' }],
      ['of a hidden origin', { origin: 'null' }],
      [
        'of another port of this machine',
        { origin: `http://${hostname}:${Number(port) === 3000 ? 3001 : 3000}` },
      ],
      ['of the port that is the default', { origin: 'http://localhost:3000' }],
      ['of a host that begins like ours', { origin: `http://${hostname}.evil.example:${port}` }],
      ['of a host that ends like ours', { origin: `http://evil-${hostname}:${port}` }],
      ['with our name as its user', { origin: `http://${hostname}:${port}@evil.example` }],
      ['with our name in its path', { origin: `https://evil.example/${hostname}:${port}` }],
      ['of a file', { origin: 'file://' }],
      ['of an extension', { origin: 'chrome-extension://abcdefghijklmnop' }],
      ['with two origins', { origin: `${ground.address} https://evil.example` }],
      ['that says it is from another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
      ['that says it is from a sister site', { origin: '', 'sec-fetch-site': 'same-site' }],
    ];
    for (const [what, headers] of origins) {
      await attempt(`a page ${what} changes a name`, async () => {
        await browser.ask(rename(), {}, headers);
        await unharmed();
      });
      await attempt(`a page ${what} reads who is signed in`, async () => {
        const answer = await browser.ask('{ me { email } }', {}, headers);
        without(answer.text, email, 'the address');
      });
      await attempt(`a page ${what} signs somebody out`, async () => {
        const copy = browser.stolen();
        status(await copy.send('/session', { method: 'DELETE', headers }), 403);
        holds((await whoIs(browser)) === email, 'the session is over');
      });
      await attempt(`a page ${what} signs somebody in as the attacker`, async () => {
        const victim = ground.visitor();
        status(await victim.send('/session', { method: 'POST', body: { email, password }, headers }), 403);
        holds(victim.cookies.size === 0, 'cookies were set');
      });
    }

    const simple: readonly (readonly [string, string, (query: string) => string])[] = [
      ['as plain text', 'text/plain', (query) => JSON.stringify({ query })],
      ['as a form', 'application/x-www-form-urlencoded', (query) => `query=${encodeURIComponent(query)}`],
      [
        'as a form of parts',
        'multipart/form-data; boundary=x',
        (query) => `--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n${query}\r\n--x--`,
      ],
      [
        'as plain text that says it is JSON',
        'text/plain; application/json',
        (query) => JSON.stringify({ query }),
      ],
    ];
    for (const [what, type, body] of simple)
      await attempt(`a form of another site changes a name, sent ${what}`, async () => {
        const answer = await browser.send('/graphql', {
          method: 'POST',
          body: body(rename()),
          headers: { 'content-type': type, origin: '' },
        });
        holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
        await unharmed();
      });
    for (const [what, path] of [
      ['an image', '/graphql?query='],
      ['a link with variables', '/graphql?variables=%7B%7D&query='],
      ['a link with another name for it', '/graphql?mutation='],
    ] as const)
      await attempt(`${what} of another site changes a name by GET`, async () => {
        const answer = await browser.send(path + encodeURIComponent(rename()), { headers: { origin: '' } });
        holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
        await unharmed();
      });
    await attempt('a method in a header turns a GET into a change', async () => {
      await browser.send('/session', { headers: { 'x-http-method-override': 'DELETE', origin: '' } });
      holds((await whoIs(browser)) === email, 'the session is over');
    });

    for (const path of ['/graphql', '/session', '/live', '/media/x', '/config.json'])
      for (const origin of ['https://evil.example', 'null'])
        await attempt(`${origin} is allowed to read ${path}`, async () => {
          const { text } = await sendRaw(
            ground.address,
            request(`OPTIONS ${path}`, [
              `Origin: ${origin}`,
              'Access-Control-Request-Method: POST',
              'Access-Control-Request-Headers: content-type,authorization',
            ]),
          );
          without(text.split('\r\n\r\n')[0]!, /access-control-allow-(origin|credentials)/i, 'a permission');
        });
    await attempt('another site opens the live stream', async () => {
      const answer = await browser.send('/live', { headers: { origin: 'https://evil.example' } });
      status(answer, 403);
    });
    for (const path of ['/newsletter/unsubscribe', '/unsubscribe/saved-search', '/unsubscribe/saved-homes'])
      await attempt(`opening ${path} ends something`, async () => {
        const answer = await browser.send(`${path}?token=x`, { headers: { origin: '' } });
        without(answer.text, /You are unsubscribed|You will get no more/, 'that something has ended');
      });
  },
};
