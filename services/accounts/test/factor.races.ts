import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { StrongScene } from './strong-scene.js';

/** Fewer than passwords may be tried. */
const AT_ONCE = 8;

/** What is good once is good once, however many show it at the same moment. On any documents adapter. */
export function factorRaces(start: () => Promise<StrongScene>): void {
  let scene: StrongScene;
  beforeEach(async () => {
    scene = await start();
  });
  afterEach(() => scene.harness.dispose());

  /** How many of so many that are sent at once sign in. */
  async function winners(given: () => Promise<{ challenge: string; code?: string; passkey?: string }>) {
    const shown = [];
    for (let nth = 0; nth < AT_ONCE; nth += 1) shown.push(await given());
    const answers = await Promise.all(shown.map((one) => scene.finish(one)));
    return answers.filter(({ data }) => data?.tokens).length;
  }

  it('a code of an app signs in once', async () => {
    const { app } = await scene.addApp(await scene.signedIn());
    scene.harness.clock.advance({ seconds: 60 });
    const code = scene.codeOf(app);
    expect(await winners(async () => ({ challenge: (await scene.challenge()).challenge, code }))).toBe(1);
  });

  it('a recovery code signs in once', async () => {
    const { recoveryCodes } = await scene.addApp(await scene.signedIn());
    const code = recoveryCodes[3]!;
    expect(await winners(async () => ({ challenge: (await scene.challenge()).challenge, code }))).toBe(1);
  });

  it('a passkey signs in once for each challenge', async () => {
    await scene.addPasskey(await scene.signedIn());
    const { challenge, passkey } = await scene.challenge();
    const signed = scene.device.get(passkey, { counter: 0 });
    expect(await winners(async () => ({ challenge, passkey: signed }))).toBe(1);
  });

  it('wrong codes are each counted', async () => {
    const { app } = await scene.addApp(await scene.signedIn());
    scene.harness.clock.advance({ seconds: 60 });
    expect(
      await winners(async () => ({ challenge: (await scene.challenge()).challenge, code: '000000' })),
    ).toBe(0);
    const { challenge } = await scene.challenge();
    const late = await scene.finish({ challenge, code: scene.codeOf(app) });
    expect(late.errors![0]!.extensions['code']).toBe('TOO_MANY_REQUESTS');
  });

  it('of two factors that are removed at once, one stays with whom it is required of', async () => {
    const sam = await scene.signedIn({ role: 'operations' });
    const { addPasskey } = await scene.addPasskey(sam);
    await scene.addApp(sam);
    const [{ id }] = addPasskey.me.strongSignIn.passkeys;
    const answers = await Promise.all([
      scene.ask('mutation ($id: ID!) { removePasskey(id: $id) { id } }', { id }, sam),
      scene.ask('mutation { removeAuthenticator { id } }', {}, sam),
    ]);
    expect(answers.filter(({ errors }) => errors).length).toBe(1);
  });
}
