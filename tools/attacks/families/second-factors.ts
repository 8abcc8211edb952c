import { TOTP } from 'otpauth';
import type { Answer, Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { allowed, codeOf, errorsOf, holds, refused, status } from '../held.ts';
import type { Ground } from '../ground.ts';
import { aPerson, otherPassword, password, type Person, whoIs } from '../people.ts';
import { resetToken } from './life-cycle.ts';

const BEGIN = 'mutation { beginAuthenticator { secret } }';
const CONFIRM = 'mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }';

interface Protected extends Person {
  readonly recoveryCodes: readonly string[];
  /** The code that was used to add the app. */
  readonly usedCode: string;
  readonly app: TOTP;
}

/** Somebody with an authenticator app. */
async function withApp(ground: Ground): Promise<Protected> {
  const person = await aPerson(ground);
  const { secret } = allowed(await person.browser.ask(BEGIN)).beginAuthenticator;
  const app = new TOTP({ secret });
  const usedCode = app.generate();
  const { recoveryCodes } = allowed(
    await person.browser.ask(CONFIRM, { code: usedCode }),
  ).confirmAuthenticator;
  return { ...person, app, usedCode, recoveryCodes };
}

/** The challenge that follows a right password. */
async function challengeOf(browser: Browser, email: string, given = password): Promise<string> {
  const answer = await browser.signIn(email, given);
  holds(
    codeOf(answer) === 'SECOND_FACTOR_NEEDED',
    `the answer to a password is ${answer.status} ${codeOf(answer)}`,
  );
  return errorsOf(answer)[0]!.extensions!['challenge'] as string;
}

const finish = (browser: Browser, challenge: unknown, proof: object): Promise<Answer> =>
  browser.send('/session', { method: 'POST', body: { challenge, ...proof } });

async function keptOut(browser: Browser, answer: Answer): Promise<void> {
  holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
  holds((await whoIs(browser)) === null, 'it is a session');
}

/** With another signature: its first character differs, as a last one may hold no bit that counts. */
const forgedSignature = (token: string): string =>
  token.replace(/\.([^.])([^.]*)$/, (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`);

export const secondFactors: Family = {
  name: 'second factors',
  async attack(ground, { attempt, control }) {
    await control('a password and a recovery code sign in', async () => {
      const { email, recoveryCodes } = await withApp(ground);
      const browser = ground.visitor();
      status(await finish(browser, await challengeOf(browser, email), { code: recoveryCodes[0] }), 200);
      holds((await whoIs(browser)) === email, 'nobody is signed in');
    });
    const owner = await withApp(ground);
    await attempt('a password alone signs in', async () => {
      const browser = ground.visitor();
      await keptOut(browser, await browser.signIn(owner.email, password));
      holds(browser.cookies.size === 0, 'cookies came');
    });
    await attempt('a recovery code is used twice', async () => {
      const browser = ground.visitor();
      const code = owner.recoveryCodes[1];
      status(await finish(browser, await challengeOf(browser, owner.email), { code }), 200);
      const thief = ground.visitor();
      await keptOut(thief, await finish(thief, await challengeOf(thief, owner.email), { code }));
    });
    await attempt('a challenge that was answered is answered again', async () => {
      const browser = ground.visitor();
      const challenge = await challengeOf(browser, owner.email);
      status(await finish(browser, challenge, { code: owner.recoveryCodes[2] }), 200);
      const thief = ground.visitor();
      await keptOut(thief, await finish(thief, challenge, { code: owner.recoveryCodes[3] }));
    });
    await attempt('the code that added the app signs in', async () => {
      const { email, usedCode } = await withApp(ground);
      const thief = ground.visitor();
      await keptOut(thief, await finish(thief, await challengeOf(thief, email), { code: usedCode }));
    });
    await attempt('another’s recovery code answers a challenge', async () => {
      const other = await withApp(ground);
      const thief = ground.visitor();
      await keptOut(
        thief,
        await finish(thief, await challengeOf(thief, owner.email), { code: other.recoveryCodes[0] }),
      );
    });
    await attempt('a challenge of one’s own account, with one’s own code, opens another’s', async () => {
      const own = await withApp(ground);
      const thief = ground.visitor();
      const challenge = await challengeOf(thief, own.email);
      const answer = await thief.send('/session', {
        method: 'POST',
        body: { challenge, code: own.recoveryCodes[0], email: owner.email, password },
      });
      holds(answer.status >= 400 || (await whoIs(thief)) === own.email, 'it opens another’s');
    });
    const challenge = await challengeOf(ground.visitor(), owner.email);
    for (const [what, forged] of [
      ['with another signature', forgedSignature(challenge)],
      ['cut short', challenge.slice(0, -10)],
      ['that is a word', 'nonsense'],
      ['that is empty', ''],
      ['that is very long', 'x'.repeat(1900)],
      ['that is a session’s token', owner.browser.held('access')],
      ['that is a refresh token', owner.browser.held('refresh')],
    ] as const)
      await attempt(`a challenge ${what} is answered`, async () => {
        const thief = ground.visitor();
        await keptOut(thief, await finish(thief, forged, { code: owner.recoveryCodes[4] }));
      });
    for (const [what, proof] of [
      ['nothing', {}],
      ['an empty code', { code: '' }],
      ['a code of noughts', { code: '000000' }],
      ['a code that is a number', { code: 123456 }],
      ['a list of codes', { code: ['000000', '000001'] }],
      ['an operator', { code: { $ne: '' } }],
      ['true', { code: true }],
      ['a passkey that is nothing', { passkey: {} }],
      [
        'a passkey of words',
        {
          passkey: { id: 'x', response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
        },
      ],
      ['a code and a passkey that are none', { code: '000000', passkey: {} }],
    ] as const)
      await attempt(`a challenge is answered with ${what}`, async () => {
        const thief = ground.visitor();
        await keptOut(thief, await finish(thief, challenge, proof));
      });
    await attempt('a challenge is a session', async () => {
      const thief = ground.visitor();
      thief.cookies.set('lintel_access', challenge);
      holds((await whoIs(thief)) === null, 'it is one');
      refused(
        await ground.visitor().ask('{ me { id } }', {}, { authorization: `Bearer ${challenge}` }),
        'UNAUTHENTICATED',
      );
    });
    await attempt('codes are guessed without end', async () => {
      const target = await withApp(ground);
      for (let n = 0; n < 12; n += 1) {
        const thief = ground.visitor();
        const answer = await finish(thief, await challengeOf(thief, target.email), {
          code: String(100_000 + n),
        });
        if (answer.status === 429) return;
        await keptOut(thief, answer);
      }
      holds(false, '12 guesses were answered');
    });
    await attempt('a reset of the password is a way past the app', async () => {
      const target = await withApp(ground);
      const thief = ground.visitor();
      allowed(
        await thief.ask(
          'mutation ($t: String!, $p: String!) { resetPassword(token: $t, password: $p, confirmPassword: $p) { accepted } }',
          { t: await resetToken(ground, target.email), p: otherPassword },
        ),
      );
      await keptOut(thief, await thief.signIn(target.email, otherPassword));
    });

    // Signed in by the password before the app was there: it has shown no code.
    const older = await aPerson(ground);
    const stolen = ground.visitor();
    status(await stolen.signIn(older.email, password), 200);
    const { secret } = allowed(await older.browser.ask(BEGIN)).beginAuthenticator;
    allowed(await older.browser.ask(CONFIRM, { code: new TOTP({ secret }).generate() }));
    await attempt('a session that showed no code proves who it is by the password', async () => {
      refused(
        await stolen.ask('mutation ($p: String!) { confirmIdentity(password: $p) { accepted } }', {
          p: password,
        }),
      );
    });
    for (const [what, mutation] of [
      ['removes the app', 'mutation { removeAuthenticator { id } }'],
      ['makes recovery codes', 'mutation { makeRecoveryCodes { recoveryCodes } }'],
      ['adds an app of its own', BEGIN],
      ['adds a passkey', 'mutation { beginPasskey { options } }'],
      [
        'changes the address',
        'mutation { changeEmail(email: "thief@example.org", password: "seven weathered umbrellas") { accepted } }',
      ],
    ] as const)
      await attempt(`a session that showed no code ${what}`, async () => {
        await stolen.send('/session/renew', { method: 'POST' });
        refused(await stolen.ask(mutation));
      });
    await control('the app is still asked for', async () => {
      await challengeOf(ground.visitor(), older.email);
    });
    for (const [who, browser] of [
      ['nobody', ground.visitor()],
      ['another person', (await aPerson(ground)).browser],
    ] as const)
      await attempt(`${who} takes somebody’s factors away as staff do`, async () => {
        refused(
          await browser.ask('mutation ($e: String!) { resetStrongSignIn(email: $e) { accepted } }', {
            e: owner.email,
          }),
          'FORBIDDEN',
          'UNAUTHENTICATED',
        );
      });
    for (const mutation of [
      'finishSignIn(challenge: "x", code: "1", area: visitor, device: "x", address: "x") { accessToken }',
      'beginPasskeySignIn { challenge }',
    ])
      await attempt(`${mutation.split(/[( ]/)[0]}, which is the gateway’s, is asked by anybody`, async () => {
        refused(await ground.visitor().ask(`mutation { ${mutation} }`));
      });
  },
};
