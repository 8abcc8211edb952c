import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { networkOf } from '../src/application/network-of.js';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const EMAIL = 'alex@example.org';
const NEW = 'nine green umbrellas';
const HOME = '198.51.100.7';
const RESET = `mutation ($token: String!) {
  resetPassword(token: $token, password: "${NEW}", confirmPassword: "${NEW}") { accepted } }`;

let scene: AgencyScene;
beforeEach(async () => {
  scene = await AgencyScene.start();
  await scene.person(EMAIL);
});
afterEach(() => scene.harness.dispose());

const open = async (password: string, address = HOME, knownDevice?: string) => {
  const answer = await scene.open(EMAIL, 'visitor', password, {
    address,
    ...(knownDevice ? { knownDevice } : {}),
  });
  return answer.errors ? (refusal(answer).code as string) : 'in';
};
/** How many passwords were looked at. */
const guess = async (times: number, addressOf: (nth: number) => string) => {
  let looked = 0;
  for (let nth = 0; nth < times; nth += 1)
    if ((await open('wrong', addressOf(nth))) === 'UNAUTHENTICATED') looked += 1;
  return looked;
};
const everywhere = (nth: number) => `203.0.113.${nth % 100}`;

describe('a stranger who guesses', () => {
  it('from one address has ten tries, and then waits longer each time', async () => {
    expect(await guess(15, () => '203.0.113.1')).toBe(10);
    scene.harness.clock.advance({ seconds: 901 });
    expect(await guess(15, () => '203.0.113.1')).toBe(10);
    scene.harness.clock.advance({ seconds: 901 });
    const { message } = refusal(await scene.open(EMAIL, 'visitor', 'wrong', { address: '203.0.113.1' }));
    expect(message).toMatch(/^Too many attempts\. Please try again in (2\d|30) minutes\.$/);
    scene.harness.clock.advance({ seconds: 3600 });
    expect(await guess(15, () => '203.0.113.1')).toBe(10);
  });

  it('from a hundred addresses has three at each, once that is noticed', async () => {
    expect(await guess(500, everywhere)).toBeLessThanOrEqual(300 + 31);
    expect(await guess(100, everywhere)).toBe(0);
  }, 180_000);

  it('from the many addresses of one network in IPv6 is one stranger', async () => {
    expect(await guess(15, (nth) => `2001:db8:1:2::${nth.toString(16)}`)).toBe(10);
    expect(await open('wrong', '2001:db8:1:3::1')).toBe('UNAUTHENTICATED');
  });
});

describe('the owner, while strangers guess from everywhere', () => {
  it('gets in from an address where nobody guessed', async () => {
    await guess(200, everywhere);
    expect(await open(PASSWORD)).toBe('in');
  }, 180_000);

  it('gets in on a device that is known, even from an address where somebody does', async () => {
    const { knownDevice } = (await scene.open(EMAIL, 'visitor', PASSWORD, { address: HOME })).data
      .openSession;
    await guess(60, () => '203.0.113.1');
    expect(await open(PASSWORD, '203.0.113.1')).toBe('TOO_MANY_REQUESTS');
    expect(await open(PASSWORD, '203.0.113.1', knownDevice)).toBe('in');
  });

  it('gets in with a new password right after a reset', async () => {
    await guess(60, () => HOME);
    expect(await open(PASSWORD)).toBe('TOO_MANY_REQUESTS');
    await scene.ask(`mutation { requestPasswordReset(email: "${EMAIL}") { accepted } }`);
    await scene.ask(RESET, { token: await scene.linkFor('reset') });
    expect(await open(NEW)).toBe('in');
  });
});

describe('a known device', () => {
  const passOf = async (password = PASSWORD) =>
    (await scene.open(EMAIL, 'visitor', password)).data.openSession.knownDevice as string;

  it('guesses no more than another', async () => {
    const pass = await passOf();
    let looked = 0;
    for (let nth = 0; nth < 60; nth += 1)
      if ((await open('wrong', '203.0.113.1', pass)) === 'UNAUTHENTICATED') looked += 1;
    expect(looked).toBe(30);
  });

  it('is none after a reset', async () => {
    const pass = await passOf();
    await scene.ask(`mutation { requestPasswordReset(email: "${EMAIL}") { accepted } }`);
    await scene.ask(RESET, { token: await scene.linkFor('reset') });
    scene.harness.clock.advance({ seconds: 3601 });
    await guess(60, () => '203.0.113.1');
    expect(await open(NEW, '203.0.113.1', pass)).toBe('TOO_MANY_REQUESTS');
  });

  it('is none of another account, and what is no pass of ours is none', async () => {
    await scene.person('other@example.org');
    const other = (await scene.open('other@example.org', 'visitor')).data.openSession.knownDevice;
    await guess(60, () => '203.0.113.1');
    expect(await open(PASSWORD, '203.0.113.1', other)).toBe('TOO_MANY_REQUESTS');
    expect(await open(PASSWORD, '203.0.113.1', 'x'.repeat(5000))).toBe('TOO_MANY_REQUESTS');
    // One browser may know several.
    const both = (await scene.open(EMAIL, 'visitor', PASSWORD, { address: HOME, knownDevice: other })).data
      .openSession.knownDevice;
    expect(await open(PASSWORD, '203.0.113.1', both)).toBe('in');
  });
});

describe('whom an address stands for', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
