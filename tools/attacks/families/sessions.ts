import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { allowed, holds, refused, status, without } from '../held.ts';
import { aPerson, password, whoIs } from '../people.ts';

const partsOf = (token: string) => {
  const [header = '', body = '', signature = ''] = token.split('.');
  return { header, body, signature, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) };
};
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const foreignKey = new TextEncoder().encode('a key that somebody else made, thirty-two bytes');

export const sessions: Family = {
  name: 'sessions: forged and stolen tokens',
  async attack(ground, { attempt, control }) {
    const person = await aPerson(ground);
    const token = person.browser.held('access')!;
    const { header, body, signature, claims } = partsOf(token);
    const withToken = (forged: string): Browser => {
      const browser = ground.visitor();
      browser.cookies.set(person.browser.cookieName('access'), forged);
      return browser;
    };

    await control('the token of a session is one', async () => {
      holds((await whoIs(withToken(token))) === person.email, 'it is nobody’s');
    });
    await control('a key of an agency’s programs is one', async () => {
      const headers = { authorization: `Bearer ${await ground.token('larkspur-dean')}` };
      allowed(await ground.visitor().ask('{ agencyListings { total } }', {}, headers));
    });

    const foreign = (change: object, alg = 'HS256') =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(foreignKey);
    const forgeries: readonly (readonly [string, string])[] = [
      ['without an algorithm (none)', `${part({ alg: 'none', typ: 'JWT' })}.${body}.`],
      ['without an algorithm (None)', `${part({ alg: 'None' })}.${body}.`],
      [
        'without an algorithm (NONE), with the old signature',
        `${part({ alg: 'NONE' })}.${body}.${signature}`,
      ],
      ['without a header', `.${body}.${signature}`],
      ['without a signature', `${header}.${body}.`],
      ['cut in two', `${header}.${body}`],
      ['signed by another key', await foreign({})],
      ['signed by another key, for staff', await foreign({ role: 'operations' })],
      ['signed with SHA-512 by another key', await foreign({}, 'HS512')],
      [
        'signed with an empty key',
        `${header}.${body}.${createHmac('sha256', '').update(`${header}.${body}`).digest('base64url')}`,
      ],
      ['with the role of staff', `${header}.${part({ ...claims, role: 'operations' })}.${signature}`],
      [
        'of another account',
        `${header}.${part({ ...claims, sub: '01935f4e-7c00-7000-8000-000000000001' })}.${signature}`,
      ],
      ['that ends in a century', `${header}.${part({ ...claims, exp: 4_900_000_000 })}.${signature}`],
      [
        'with a key address of the attacker’s',
        `${part({ alg: 'HS256', jku: 'https://evil.example/keys', kid: '../../dev/null' })}.${body}.${signature}`,
      ],
      ['with a key inside', `${part({ alg: 'HS256', jwk: { kty: 'oct', k: '' } })}.${body}.${signature}`],
      ['for programs', await ground.token('larkspur-dean')],
      ['that is a word', 'undefined'],
      ['of 7,000 letters', 'x'.repeat(7000)],
    ];
    for (const [what, forged] of forgeries) {
      await attempt(`a cookie with a token ${what} is a session`, async () => {
        holds((await whoIs(withToken(forged))) === null, 'it is one');
      });
      if (what === 'for programs') continue;
      await attempt(`a program’s key that is a token ${what} is one`, async () => {
        refused(
          await ground
            .visitor()
            .ask('{ agencyListings { total } }', {}, { authorization: `Bearer ${forged}` }),
          'UNAUTHENTICATED',
        );
      });
    }
    await attempt('a session’s token is a key of programs', async () => {
      refused(
        await ground.visitor().ask('{ me { email } }', {}, { authorization: `Bearer ${token}` }),
        'UNAUTHENTICATED',
      );
    });
    await attempt('a refresh token is a key of programs', async () => {
      const authorization = `Bearer ${person.browser.held('refresh')}`;
      refused(await ground.visitor().ask('{ me { email } }', {}, { authorization }), 'UNAUTHENTICATED');
    });
    await attempt('a program’s key says that it is staff’s', async () => {
      const key = partsOf(await ground.token('larkspur-dean'));
      const authorization = `Bearer ${key.header}.${part({ ...key.claims, role: 'operations' })}.${key.signature}`;
      refused(
        await ground.visitor().ask('{ pendingAgencies { id } }', {}, { authorization }),
        'UNAUTHENTICATED',
      );
    });
    for (const authorization of [
      'Basic b3BlcmF0aW9uczpkZW1vbnN0cmF0aW9u',
      'Bearer',
      'Bearer  ',
      'Bearer null',
      `Token ${token}`,
    ])
      await attempt(`the header "${authorization.slice(0, 20)}" is a key`, async () => {
        const answer = await ground.visitor().ask('{ pendingAgencies { id } }', {}, { authorization });
        refused(answer, 'UNAUTHENTICATED', 'FORBIDDEN');
      });
    for (const name of ['x-lintel-identity', 'x-lintel-account', 'x-user-id', 'x-forwarded-user', 'x-role'])
      await attempt(`the header ${name}, which only we may send, says who asks`, async () => {
        refused(await ground.visitor().ask('{ pendingAgencies { id } }', {}, { [name]: token }));
        holds(
          (await ground.visitor().ask('{ me { email } }', {}, { [name]: token })).body.data?.me === null,
          'it is believed',
        );
      });

    await attempt('a session is chosen by the attacker before somebody signs in', async () => {
      const victim = await aPerson(ground);
      const browser = ground.visitor();
      browser.cookies.set('lintel_refresh', `01935f4e-7c00-7000-8000-000000000001.${'x'.repeat(43)}`);
      const chosen = browser.stolen();
      status(await browser.signIn(victim.email, password), 200);
      holds((await whoIs(chosen)) === null, 'the cookies that were planted are signed in');
    });
    await attempt('a refresh token that was used is used again, by a thief, and goes on', async () => {
      const victim = await aPerson(ground);
      const thief = victim.browser.stolen();
      thief.cookies.delete(thief.cookieName('access'));
      victim.browser.cookies.delete(victim.browser.cookieName('access'));
      // Twice renewed: the thief’s copy is not the one that a second tab might still send.
      for (let n = 0; n < 2; n += 1) {
        holds((await whoIs(victim.browser)) === victim.email, 'the owner is not renewed');
        victim.browser.cookies.delete(victim.browser.cookieName('access'));
      }
      holds((await whoIs(thief)) === null, 'the thief is signed in');
      holds((await whoIs(victim.browser)) === null, 'the family of tokens goes on after reuse');
    });
    await attempt('a refresh token is taken by another’s session id', async () => {
      const victim = await aPerson(ground);
      const own = await aPerson(ground);
      const [mine, theirs] = [own.browser.held('refresh')!, victim.browser.held('refresh')!];
      const browser = ground.visitor();
      browser.cookies.set(
        own.browser.cookieName('refresh'),
        `${theirs.split('.')[0]}.${mine.split('.').slice(1).join('.')}`,
      );
      holds((await whoIs(browser)) === null, 'it is taken');
    });
    await attempt('a page’s own code reads the cookies of a session', async () => {
      const browser = ground.visitor();
      status(await browser.signIn(person.email, password), 200);
      const secret = browser.received.filter((cookie) => /(access|refresh)=/.test(cookie));
      holds(secret.length === 2, `${secret.length} cookies of a session came`);
      for (const cookie of secret)
        holds(
          /; HttpOnly/i.test(cookie) && /; SameSite=(Lax|Strict)/i.test(cookie),
          `a flag is missing: ${cookie.split(';').slice(1).join(';')}`,
        );
    });
    await attempt('an answer to signing in holds a token', async () => {
      const { text } = await ground.visitor().signIn(person.email, password);
      without(text, /eyJ|[\w-]{43}/, 'a token');
    });
  },
};
