import { isReady } from '@lintel/service-kit';
import { openRedisCache } from '@lintel/platform/cache/redis';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const EMAIL = 'alex@example.org';
const NEW = 'nine green umbrellas';

describe('without Redis', () => {
  let scene: AgencyScene;
  beforeEach(async () => {
    // Nobody listens at port 1.
    const cache = await openRedisCache({ url: 'redis://127.0.0.1:1', prefix: 'away:', timeoutMs: 50 });
    scene = await AgencyScene.start(undefined, undefined, { cache });
    await scene.person(EMAIL);
  });
  afterEach(() => scene.harness.dispose());
  const code = async (password: string, address: string) =>
    refusal(await scene.open(EMAIL, 'visitor', password, { address })).code ?? 'in';

  it('people sign in, and accounts call themselves ready and say what is away', async () => {
    expect(await code(PASSWORD, '198.51.100.7')).toBe('in');
    const rows = await scene.accounts.health();
    expect(isReady(rows)).toBe(true);
    expect(rows.filter(({ ready }) => !ready).map(({ name }) => name)).toEqual(['accounts: cache']);
  });

  it('whoever guesses has three tries an hour and nine a day at an account from each address', async () => {
    const looked = [];
    for (let hour = 0; hour < 5; hour += 1) {
      let tries = 0;
      while ((await code('wrong', '203.0.113.1')) === 'UNAUTHENTICATED') tries += 1;
      looked.push(tries);
      scene.harness.clock.advance({ seconds: 3601 });
    }
    expect(looked).toEqual([3, 3, 3, 0, 0]);
    expect(await code(PASSWORD, '198.51.100.7')).toBe('in');
  });

  it('a password is reset', async () => {
    await scene.ask(`mutation { requestPasswordReset(email: "${EMAIL}") { accepted } }`);
    const reset = `mutation ($token: String!) {
      resetPassword(token: $token, password: "${NEW}", confirmPassword: "${NEW}") { accepted } }`;
    await scene.ask(reset, { token: await scene.linkFor('reset') });
    expect(await code(NEW, '198.51.100.7')).toBe('in');
  });
});
