import { randomUUID } from 'node:crypto';
import { apiAudience, IdentityKey, serviceAudience, sessionAudience } from '@lintel/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailTo, recipientsIn } from './mails.js';
import { enquiryForm, sendEnquiry } from './ownership/conversations.js';
import { home } from './ownership/listings.js';
import { type Caller, password, Scene, secret } from './ownership/ownership-scene.js';
import { noId } from './ownership/row.js';
import { requestViewing, viewingForm } from './ownership/viewings.js';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
}, 60_000);
afterAll(() => scene?.stop());

/** Sends this many requests, some at a time, and counts their answers by status. */
async function flood(times: number, send: (n: number) => Promise<{ status: number }>) {
  const counts = new Map<number, number>();
  let next = 0;
  const one = async () => {
    while (next < times) {
      const { status } = await send(next++);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 32 }, one));
  return Object.fromEntries(counts);
}

describe('10,000 attempts to sign in', () => {
  it('at one account, from a hundred addresses, try a few passwords each and keep its owner in', async () => {
    const victim = await scene.confirmed();
    await scene.signIn(victim.browser, victim.email);
    const strangers = Array.from({ length: 100 }, () => scene.visitor());
    const guesses = await flood(5000, (n) =>
      strangers[n % 100]!.signIn({ email: victim.email, password: `guess ${n}` }),
    );
    expect(guesses['401']! + guesses['429']!).toBe(5000);
    // Three from each, beside those that it took until the account was braked.
    expect(guesses['401']).toBeLessThanOrEqual(300 + 62);
    // Not even the right password tells a guesser that it is right; nor is the owner thrown out, or kept out elsewhere.
    expect((await strangers[0]!.signIn({ email: victim.email, password })).status).toBe(429);
    expect((await scene.allowed(victim.browser, '{ me { email } }')).me.email).toBe(victim.email);
    await scene.signIn(scene.visitor(), victim.email);
  }, 120_000);

  it('from one address, at accounts of all kinds, try fifty, and keep nobody else out', async () => {
    const { email } = await scene.confirmed();
    const attacker = scene.visitor();
    const guesses = await flood(5000, (n) =>
      attacker.signIn({ email: n % 2 ? email : `${randomUUID()}@example.org`, password: `guess ${n}` }),
    );
    expect(guesses['401']).toBeLessThanOrEqual(50);
    expect(guesses['401']! + guesses['429']!).toBe(5000);
    expect(await attacker.signIn({ email: scene.person('anotherUser').email, password })).toMatchObject({
      status: 429,
      body: {
        errors: [
          { message: expect.stringMatching(/^Too many attempts\. Please try again in 1\d minutes\.$/) },
        ],
      },
    });
    await scene.signIn(scene.visitor(), scene.person('anotherUser').email);
  }, 120_000);
});

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }';
const registerAgent =
  'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }';
const saveSearch = 'mutation ($input: SavedSearchInput!) { createSavedSearch(input: $input) { id } }';
const rename = 'mutation ($name: String!) { changeName(name: $name) { id } }';

const person = (change: object = {}) => ({
  name: 'B. Person',
  email: `${randomUUID()}@example.org`,
  password,
  confirmPassword: password,
  ...change,
});
const office = (change: object = {}) => {
  const { name: _, ...account } = person();
  return {
    ...account,
    companyName: 'An office',
    phone: '020 7946 0000',
    address: '1 Example Street, London',
    ...change,
  };
};
const search = (change: object = {}) => ({ name: 'Flats', listingType: 'sale', ...change });
const createListing = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const listing = (change: object = {}) => ({ input: { ...home, ...change } });
const profile = 'mutation ($input: AgencyProfileInput!) { changeAgencyProfile(input: $input) { id } }';
const invite = 'mutation ($email: String!) { inviteColleague(email: $email, role: negotiator) { id } }';

/** Every text that a person gives and others see, by the field that an error names. */
const fields: readonly [string, string, (text: string) => object, Exclude<Caller, 'nobody'>?][] = [
  ['input.name', signUp, (name) => ({ input: person({ name }) })],
  ['input.email', signUp, (text) => ({ input: person({ email: `a@example.org${text}` }) })],
  ['input.companyName', registerAgent, (companyName) => ({ input: office({ companyName }) })],
  ['input.address', registerAgent, (address) => ({ input: office({ address }) })],
  ['input.phone', registerAgent, (phone) => ({ input: office({ phone }) })],
  ['input.name', saveSearch, (name) => ({ input: search({ name }) })],
  ['name', rename, (name) => ({ name })],
  ['input.name', requestViewing, (name) => ({ input: viewingForm(1, { name }) })],
  ['input.email', requestViewing, (text) => ({ input: viewingForm(1, { email: `a@example.org${text}` }) })],
  ['input.phone', requestViewing, (text) => ({ input: viewingForm(1, { phone: `020 7946 0000${text}` }) })],
  ['input.name', sendEnquiry, (name) => ({ input: enquiryForm(1, { name }) })],
  ['input.email', sendEnquiry, (text) => ({ input: enquiryForm(1, { email: `a@example.org${text}` }) })],
  ['input.phone', sendEnquiry, (text) => ({ input: enquiryForm(1, { phone: `020 7946 0000${text}` }) })],
  ['input.title', createListing, (title) => listing({ title }), 'agent'],
  ['input.address', createListing, (address) => listing({ address }), 'agent'],
  ['input.location', createListing, (location) => listing({ location }), 'agent'],
  ['input.keyFeatures.0', createListing, (feature) => listing({ keyFeatures: [feature] }), 'agent'],
  ['input.agent.name', createListing, (name) => listing({ agent: { ...home.agent, name } }), 'agent'],
  [
    'input.agent.email',
    createListing,
    (text) => listing({ agent: { ...home.agent, email: `a@example.org${text}` } }),
    'agent',
  ],
  ['input.images.0.alt', createListing, (alt) => listing({ images: [{ id: noId, alt }] }), 'agent'],
  ['input.companyName', profile, (companyName) => ({ input: { companyName } }), 'agent'],
  ['input.address', profile, (address) => ({ input: { address } }), 'agent'],
  ['input.phone', profile, (text) => ({ input: { phone: `020 7946 0000${text}` } }), 'agent'],
  ['input.website', profile, (text) => ({ input: { website: `https://example.org/${text}` } }), 'agent'],
  ['email', invite, (text) => ({ email: `a@example.org${text}` }), 'agent'],
];

async function refusal(query: string, variables: object, caller: Caller = 'owner') {
  const { data, errors } = await scene.browserOf(caller).ask(query, variables, forwardedFromElsewhere());
  expect(Object.values(data ?? {}).filter(Boolean)).toEqual([]);
  return errors[0];
}
let elsewhere = 0;
const forwardedFromElsewhere = () => ({ 'x-forwarded-for': `10.9.0.${(elsewhere += 1)}` });

describe('a text that is none', () => {
  const tricks = [
    'A\r\nBcc: everybody@example.org',
    'A\nB',
    'A\u202egpj.exe',
    'A\u2066B',
    'A\u0000B',
    'A\u200fB',
  ];

  it.each(fields)('is refused in %s, which is named', async (field, query, variables, caller = 'owner') => {
    for (const trick of tricks)
      expect([JSON.stringify(trick), await refusal(query, variables(trick), caller)]).toMatchObject([
        JSON.stringify(trick),
        {
          extensions: { code: 'BAD_USER_INPUT', field },
        },
      ]);
  });

  it.each(fields)(
    'of 200,000 letters is refused in %s, which is named',
    async (field, query, variables, caller = 'owner') => {
      expect(await refusal(query, variables('x'.repeat(200_000)), caller)).toMatchObject({
        message: expect.stringMatching(/^.{1,300}$/),
        extensions: { code: 'BAD_USER_INPUT', field },
      });
    },
  );

  it('of a megabyte is not even read', async () => {
    const megabyte = 'x'.repeat(1_000_000);
    const tooLarge = { status: 413, body: { data: null, errors: [{ extensions: { code: 'TOO_LARGE' } }] } };
    const { browser } = scene.person('owner');
    expect(
      await browser.send('POST', '/graphql', { query: rename, variables: { name: megabyte } }),
    ).toMatchObject(tooLarge);
    expect(await scene.visitor().signIn({ email: 'a@example.org', password: megabyte })).toMatchObject(
      tooLarge,
    );
    expect(
      await scene.visitor().signIn({ email: 'a@example.org', password: 'x'.repeat(200_000) }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'password' } }] },
    });
  });

  it('in a token or a password is refused as any that is wrong', async () => {
    const token = 'x'.repeat(200_000);
    const confirm = 'mutation ($token: String!) { confirmEmail(token: $token) { role } }';
    expect(await refusal(confirm, { token })).toMatchObject({ extensions: { field: 'token' } });
    const change =
      'mutation ($new: String!) { changePassword(currentPassword: "wrong", password: $new, confirmPassword: $new) { id } }';
    expect(await refusal(change, { new: token })).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    for (const stop of ['stopSavedHomeEmails', 'stopSavedSearchAlerts', 'unsubscribeFromNewsletter'])
      expect(
        await scene.allowed(scene.visitor(), `mutation ($token: String!) { ${stop}(token: $token) }`, {
          token,
        }),
      ).toEqual({ [stop]: 'invalid' });
  });

  it('does not keep out names as people write them', async () => {
    for (const name of ["Zoë O'Neill-Łuk", 'שרה כהן', 'أحمد', '山田 太郎'])
      expect(await scene.allowed(scene.visitor(), signUp, { input: person({ name }) })).toEqual({
        signUp: { accepted: true },
      });
  });
});

describe('a name that reads like an address', () => {
  it('is no recipient of the e-mail', async () => {
    const input = person({ name: 'Robin, "R" <everybody@example.org>' });
    await scene.allowed(scene.visitor(), signUp, { input });
    const { source } = await mailTo(scene, input.email);
    expect(recipientsIn(source)).toEqual([input.email]);
  });
});

describe("another account's token", () => {
  it('confirms that account and signs nobody in', async () => {
    const registered = await scene.registered();
    const confirm = 'mutation ($token: String!) { confirmEmail(token: $token) { role } }';
    const other = scene.person('anotherUser');
    await scene.ask('anotherUser', confirm, registered);
    expect((await scene.ask('anotherUser', '{ me { id email } }')).me).toEqual({
      id: other.id,
      email: other.email,
    });
    expect(await refusal(confirm, registered)).toMatchObject({
      message: 'This link has been used already, or a newer one has taken its place.',
      extensions: { field: 'token' },
    });
  });

  it('ends with the next that is asked for', async () => {
    const { id, email, browser } = await scene.confirmed();
    const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }';
    await scene.allowed(browser, ask, { email });
    const first = await scene.tokenOf(id, 'reset');
    await scene.allowed(
      browser,
      'mutation ($t: String!, $p: String!) { resetPassword(token: $t, password: $p, confirmPassword: $p) { accepted } }',
      { t: first, p: password },
    );
    const reset =
      'mutation ($token: String!) { resetPassword(token: $token, password: "someone else\'s choice", confirmPassword: "someone else\'s choice") { accepted } }';
    expect(await refusal(reset, { token: first })).toMatchObject({ extensions: { field: 'token' } });
    await scene.signIn(scene.visitor(), email);
  });
});

describe('a token of another kind', () => {
  const key = new IdentityKey(secret);
  const sign = (audience: string) =>
    key.sign({ subject: scene.person('owner').id, role: 'operations' }, { now: new Date(), audience });

  it.each([apiAudience, serviceAudience])('for %s is no session', async (audience) => {
    const browser = scene.visitor();
    browser.cookies.set('lintel_access', await sign(audience));
    expect(await scene.allowed(browser, '{ me { id } }')).toEqual({ me: null });
  });

  it.each([sessionAudience, serviceAudience])('for %s is no key of a program', async (audience) => {
    const headers = { authorization: `Bearer ${await sign(audience)}` };
    const { errors } = await scene.visitor().ask('{ pendingAgencies { id } }', {}, headers);
    expect(errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', field: 'Authorization' });
  });

  it('is not taken from a header that only we may send', async () => {
    const headers = { 'x-lintel-identity': await sign(serviceAudience) };
    const { errors } = await scene.visitor().ask('{ pendingAgencies { id } }', {}, headers);
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the log of all this', () => {
  it('holds no password, link, session, address or name', () => {
    expect(scene.logs).toBe(true);
    expect(scene.personalInLog()).toEqual([]);
  });
});
