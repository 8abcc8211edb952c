import type { Answer, Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { aGround } from '../ground.ts';
import { allowed, holds, status, without } from '../held.ts';
import { aPerson, confirmEmail, password, signUp, signUpForm } from '../people.ts';
import { request, sendRaw } from '../raw.ts';

const PUBLIC = 'https://lintel.example';

type Rule = readonly [string, (answer: Answer) => boolean];
const has = (name: string, pattern: RegExp): Rule => [
  `${name} is missing or weak`,
  ({ headers }) => pattern.test(headers.get(name) ?? ''),
];
const directive = (policy: string, name: string): string =>
  policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';

const onAll: readonly Rule[] = [has('x-content-type-options', /^nosniff$/)];
const onPages: readonly Rule[] = [
  ...onAll,
  has('content-security-policy', /default-src 'self'/),
  has('content-security-policy', /object-src 'none'/),
  has('content-security-policy', /base-uri 'self'/),
  has('content-security-policy', /form-action 'self'/),
  has('content-security-policy', /frame-ancestors 'none'/),
  has('permissions-policy', /camera=\(\)/),
  has('permissions-policy', /microphone=\(\)/),
  has('referrer-policy', /no-referrer|same-origin|strict-origin/),
  has('cross-origin-opener-policy', /same-origin/),
  [
    'scripts may stand in the page',
    ({ headers }) => !/unsafe/.test(directive(headers.get('content-security-policy') ?? '', 'script-src')),
  ],
  [
    'styles may stand in the page',
    ({ headers }) => !/unsafe/.test(directive(headers.get('content-security-policy') ?? '', 'style-src')),
  ],
  [
    'any host may be loaded from',
    ({ headers }) => !/[ :]\*|https?:(?!\/\/)/.test(headers.get('content-security-policy') ?? '*'),
  ],
];

export const headers: Family = {
  name: 'headers and cookies',
  async attack(ground, { attempt, control }) {
    const visitor = ground.visitor();
    await control('pages, answers and pictures are served', async () => {
      for (const path of ['/', '/properties', '/config.json']) status(await visitor.send(path), 200);
    });
    for (const path of [
      '/',
      '/properties',
      '/property/1',
      '/auth',
      '/agent/login',
      '/operations',
      '/no/such/page',
    ])
      for (const [what, rule] of onPages)
        await attempt(`${path}: ${what}`, async () => holds(rule(await visitor.send(path)), what));
    const answers: readonly (readonly [string, () => Promise<Answer>])[] = [
      ['an answer to a query', () => visitor.ask('{ me { id } }')],
      ['a refusal', () => visitor.ask('{ nothing }')],
      ['a refused sign-in', () => visitor.signIn('a@example.org', 'x')],
      ['a setting', () => visitor.send('/config.json')],
      ['a missing picture', () => visitor.send('/media/none.jpg')],
      ['a schema', () => visitor.send('/schemas/lintel.listing.published.v1.json')],
      ['robots.txt', () => visitor.send('/robots.txt')],
      ['the site map', () => visitor.send('/sitemap.xml')],
    ];
    for (const [what, ask] of answers)
      for (const [problem, rule] of onAll)
        await attempt(`${what}: ${problem}`, async () => holds(rule(await ask()), problem));

    const person = await aPerson(ground);
    const own: readonly (readonly [string, () => Promise<Answer>])[] = [
      ['a sign-in', () => person.browser.signIn(person.email, password)],
    ];
    for (const [what, ask] of own)
      await attempt(`${what} is kept by a cache between`, async () => {
        const { headers: said } = await ask();
        holds(
          /no-store|private/.test(said.get('cache-control') ?? ''),
          `cache-control is ${said.get('cache-control')}`,
        );
      });
    await attempt('nobody is told where to tell of a hole', async () => {
      const answer = await visitor.send('/.well-known/security.txt');
      if (answer.status === 404) return;
      holds(
        /^Contact: \S+/m.test(answer.text) && /^Expires: \d{4}-/m.test(answer.text),
        'it is not what RFC 9116 says',
      );
    });

    // An installation as the public reaches one: by https, behind a proxy.
    const served = await aGround({
      NODE_ENV: 'production',
      LINTEL_ALLOW_EMBEDDED: '1',
      LINTEL_PUBLIC_URL: PUBLIC,
      LINTEL_TRUST_PROXY: '127.0.0.1',
    });
    const atPublic = (): Browser => {
      const browser = served.visitor();
      browser.origin = PUBLIC;
      return browser;
    };
    const input = signUpForm();
    const browser = atPublic();
    allowed(await browser.ask(signUp, { input }));
    const token = await served.mails.token(input.email, '/auth/confirm');
    allowed(await browser.ask(confirmEmail, { token }));
    const signedIn = await browser.signIn(input.email, password);
    await control('by https, a person signs in', async () => {
      status(signedIn, 200);
    });
    const cookies = [...browser.received];
    for (const cookie of cookies.filter((each) => /(access|refresh)=/.test(each))) {
      const [name = ''] = cookie.split('=');
      for (const [what, pattern] of [
        ['is sent without https', /; Secure/i],
        ['is read by a page’s own code', /; HttpOnly/i],
        ['is sent for other sites’ forms', /; SameSite=(Lax|Strict)/i],
        ['is set by a sister host', /^__Host-/],
        ['is for a part of the host', /; Path=\/(;|$)/i],
      ] as const)
        await attempt(`by https, the cookie ${name} ${what}`, async () =>
          holds(pattern.test(cookie), 'it is so'),
        );
      await attempt(`by https, the cookie ${name} is for other hosts of the domain`, async () => {
        without(cookie, /; Domain=/i, 'a domain');
      });
    }
    await attempt('by https, a sister host plants a session', async () => {
      const planted = atPublic();
      for (const [name, value] of browser.cookies)
        planted.cookies.set(name.replace(/^__(Host|Secure)-/, ''), value);
      const { body } = await planted.ask('{ me { email } }');
      holds(!body?.data?.me, 'cookies without their prefix are a session');
    });
    for (const path of ['/', '/graphql', '/livez', '/media/none'])
      await attempt(`by https, ${path} may be asked without it the next time`, async () => {
        const { headers: said } = await atPublic().send(path);
        const age = Number(/max-age=(\d+)/.exec(said.get('strict-transport-security') ?? '')?.[1] ?? 0);
        holds(age >= 15_552_000, `Strict-Transport-Security is ${said.get('strict-transport-security')}`);
      });
    for (const [what, sent] of [
      ['Host', ['Host: evil.example']],
      ['X-Forwarded-Host', ['X-Forwarded-Host: evil.example']],
      ['X-Forwarded-Proto', ['X-Forwarded-Proto: gopher']],
      ['X-Forwarded-Port', ['X-Forwarded-Port: 6666']],
      ['X-Original-URL', ['X-Original-URL: //evil.example']],
      ['Forwarded', ['Forwarded: host=evil.example;proto=gopher']],
    ] as const)
      for (const path of ['/', '/robots.txt', '/sitemap.xml', '/property/1'])
        await attempt(`${what} of an attacker’s stands in ${path}, for a cache to keep`, async () => {
          const { text } = await sendRaw(served.address, request(`GET ${path}`, sent));
          without(text, /evil\.example|gopher:|:6666/, 'it');
        });
    await attempt('Host of an attacker’s stands in the link of an e-mail', async () => {
      const other = signUpForm();
      const body = JSON.stringify({ query: signUp, variables: { input: other } });
      await sendRaw(
        served.address,
        request(
          'POST /graphql',
          ['Host: evil.example', 'X-Forwarded-Host: evil.example', 'Content-Type: application/json'],
          body,
        ),
      );
      const mails = await served.mails.to(other.email);
      for (const { source } of mails) without(source, 'evil.example', 'the host');
    });
  },
};
