import type { Family } from '../family.ts';
import { allowed, gotThrough, holds, refused, status } from '../held.ts';
import { anEmail, aPerson, otherPassword, password, whoIs } from '../people.ts';
import { resetToken } from './life-cycle.ts';

const GUESSES = 30;

export const signIn: Family = {
  name: 'accounts: guessing',
  async attack(ground, { attempt, control }) {
    const victim = await aPerson(ground);

    await control('a right password signs in', async () => {
      status(await ground.visitor().signIn(victim.email, password), 200);
    });

    await attempt('one caller guesses at one account without end', async () => {
      const target = await aPerson(ground);
      const guesser = ground.visitor();
      for (let n = 0; n < GUESSES; n += 1) {
        const answer = await guesser.signIn(target.email, `guess number ${n}`);
        if (answer.status === 429) {
          holds(
            answer.headers.has('retry-after') || /\d/.test(answer.text),
            'it does not say when to try again',
          );
          return;
        }
        status(answer, 401);
      }
      gotThrough(`${GUESSES} guesses were answered`);
    });
    await attempt('one caller guesses at many accounts without end', async () => {
      const guesser = ground.visitor();
      for (let n = 0; n < 80; n += 1)
        if ((await guesser.signIn(anEmail('many'), 'a guess that is wrong')).status === 429) return;
      gotThrough('80 guesses were answered');
    });
    await attempt('each of many callers, of whom none guesses often, goes on at one account', async () => {
      const target = await aPerson(ground);
      // Whoever comes anew has a try, or a stranger could keep the owner out; once an account is guessed at, they have no more than a few.
      for (let n = 0; n < 35; n += 1) await ground.visitor().signIn(target.email, `guess number ${n}`);
      for (let caller = 0; caller < 3; caller += 1) {
        const guesser = ground.visitor();
        let answered = 0;
        while (answered < 10 && (await guesser.signIn(target.email, `guess ${answered}`)).status === 401)
          answered += 1;
        holds(answered <= 5, `${answered} guesses of one caller were answered`);
      }
    });

    await attempt('a stranger’s guesses lock out the device that is known', async () => {
      const owner = await aPerson(ground);
      for (let n = 0; n < GUESSES; n += 1) await ground.visitor().signIn(owner.email, `guess number ${n}`);
      holds((await whoIs(owner.browser)) === owner.email, 'the owner’s session is over');
      await owner.browser.signOut();
      status(await owner.browser.signIn(owner.email, password), 200);
    });
    await attempt('a stranger’s guesses keep the owner out after a reset', async () => {
      const owner = await aPerson(ground);
      for (let n = 0; n < GUESSES; n += 1) await ground.visitor().signIn(owner.email, `guess number ${n}`);
      const mender = ground.visitor();
      allowed(
        await mender.ask(
          'mutation ($t: String!, $p: String!) { resetPassword(token: $t, password: $p, confirmPassword: $p) { accepted } }',
          { t: await resetToken(ground, owner.email), p: otherPassword },
        ),
      );
      status(await mender.signIn(owner.email, otherPassword), 200);
    });
    await attempt('guesses at a current password inside a session go on without end', async () => {
      const { browser } = await aPerson(ground);
      for (let n = 0; n < GUESSES; n += 1) {
        const answer = refused(
          await browser.ask(
            'mutation ($old: String!) { changePassword(currentPassword: $old, password: "nine leaning lampposts", confirmPassword: "nine leaning lampposts") { id } }',
            { old: `guess number ${n}` },
          ),
        );
        if (answer.body.errors[0].extensions.code === 'TOO_MANY_REQUESTS') return;
      }
      gotThrough(`${GUESSES} guesses were answered`);
    });
    await attempt(
      'an X-Forwarded-For of one’s own, before the proxy’s, makes a caller new each time',
      async () => {
        const target = ground.visitor();
        for (let n = 0; n < 80; n += 1) {
          const answer = await target.send('/session', {
            method: 'POST',
            body: { email: anEmail('many'), password: 'a guess that is wrong' },
            headers: { 'x-forwarded-for': `203.0.113.${n}, ${target.from}` },
          });
          if (answer.status === 429) return;
        }
        gotThrough('80 guesses were answered');
      },
    );
    for (const header of [
      'x-real-ip',
      'forwarded',
      'true-client-ip',
      'x-client-ip',
      'x-lintel-client-address',
    ])
      await attempt(`${header} makes a caller new each time`, async () => {
        const guesser = ground.visitor();
        for (let n = 0; n < 80; n += 1) {
          const value = header === 'forwarded' ? `for=203.0.113.${n}` : `203.0.113.${n}`;
          const answer = await guesser.send('/session', {
            method: 'POST',
            body: { email: anEmail('many'), password: 'a guess that is wrong' },
            headers: { [header]: value },
          });
          if (answer.status === 429) return;
        }
        gotThrough('80 guesses were answered');
      });

    const shapes: readonly (readonly [string, unknown])[] = [
      ['an operator as the password', { email: victim.email, password: { $ne: '' } }],
      ['an operator as the address', { email: { $gt: '' }, password }],
      ['a list of passwords', { email: victim.email, password: [password, 'guess'] }],
      ['a list of addresses', { email: [victim.email], password }],
      ['a password that is true', { email: victim.email, password: true }],
      ['no password', { email: victim.email }],
      ['an empty password', { email: victim.email, password: '' }],
      ['a password that is null', { email: victim.email, password: null }],
      ['an area of its own', { email: victim.email, password, area: 'operations' }],
      ['a prototype', { email: victim.email, __proto__: { password } }],
    ];
    for (const [what, body] of shapes)
      await attempt(`${what} signs in`, async () => {
        const browser = ground.visitor();
        status(await browser.send('/session', { method: 'POST', body }), 400, 401);
        holds(browser.received.length === 0, 'a cookie came');
      });
    await attempt('a visitor’s account signs in where agents do', async () => {
      const browser = ground.visitor();
      status(await browser.signIn(victim.email, password, 'agent'), 403);
      holds((await whoIs(browser)) === null, 'it is signed in');
    });
    for (const mutation of ['openSession', 'renewSession', 'endSession'])
      await attempt(`${mutation}, which is the gateway’s, is asked by anybody`, async () => {
        refused(await ground.visitor().ask(`mutation { ${mutation}(refreshToken: "x") { accessToken } }`));
      });
  },
};
