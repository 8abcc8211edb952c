import { randomUUID } from 'node:crypto';
import type { Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import type { Ground } from '../ground.ts';
import { allowed, gotThrough, holds, refused, status } from '../held.ts';
import { tokenIn } from '../mailbox.ts';
import {
  anEmail,
  aPerson,
  confirmEmail,
  otherPassword,
  password,
  registerAgent,
  officeForm,
  signUp,
  signUpForm,
  whoIs,
} from '../people.ts';

export const reset =
  'mutation ($token: String!, $p: String!) { resetPassword(token: $token, password: $p, confirmPassword: $p) { accepted } }';
const askReset = 'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }';
const resend = 'mutation ($email: String!) { resendConfirmation(email: $email) { accepted } }';
const changeEmail =
  'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }';
const changePassword = `mutation ($old: String!, $new: String!) {
  changePassword(currentPassword: $old, password: $new, confirmPassword: $new) { id } }`;

const resetPage = '/auth';
const confirmPage = '/auth/confirm';

/** The token of a fresh link that sets a password. */
export async function resetToken(ground: Ground, email: string): Promise<string> {
  const { length } = await ground.mails.to(email);
  allowed(await ground.visitor().ask(askReset, { email }));
  return ground.mails.token(email, resetPage, length);
}

const fails = async (browser: Browser, email: string, tried: string): Promise<void> => {
  const answer = await browser.signIn(email, tried);
  holds(answer.status >= 400 && answer.status < 500, `signed in with a password that must not count`);
};

export const lifeCycle: Family = {
  name: 'accounts: life cycle',
  async attack(ground, { attempt, control }) {
    const anybody = await aPerson(ground);

    await control('a reset by its owner sets the new password', async () => {
      const { email } = await aPerson(ground);
      allowed(
        await ground.visitor().ask(reset, { token: await resetToken(ground, email), p: otherPassword }),
      );
      status(await ground.visitor().signIn(email, otherPassword), 200);
    });

    await attempt('after a reset the old password signs in', async () => {
      const { email } = await aPerson(ground);
      allowed(
        await ground.visitor().ask(reset, { token: await resetToken(ground, email), p: otherPassword }),
      );
      await fails(ground.visitor(), email, password);
    });

    for (const [how, mend] of [
      [
        'a reset',
        async ({ email }: { email: string }) =>
          allowed(
            await ground.visitor().ask(reset, { token: await resetToken(ground, email), p: otherPassword }),
          ),
      ],
      [
        'a change of password',
        async ({ browser }: { browser: Browser }) =>
          allowed(await browser.ask(changePassword, { old: password, new: otherPassword })),
      ],
    ] as const)
      await attempt(`a thief’s pending change of address survives ${how}`, async () => {
        const owner = await aPerson(ground);
        const thief = ground.visitor();
        const evil = anEmail('evil');
        status(await thief.signIn(owner.email, password), 200);
        allowed(await thief.ask(changeEmail, { email: evil, password }));
        const token = await ground.mails.token(evil, confirmPage);
        await mend(owner);
        refused(await thief.ask(confirmEmail, { token }));
        const again = await ground.visitor().signIn(evil, otherPassword);
        holds(again.status !== 200, 'the new address became the account’s');
        status(await ground.visitor().signIn(owner.email, otherPassword), 200);
      });

    await attempt('an address is changed and the old one hears nothing before it counts', async () => {
      const owner = await aPerson(ground);
      const { length } = await ground.mails.to(owner.email);
      allowed(await owner.browser.ask(changeEmail, { email: anEmail('new'), password }));
      await ground.mails.expect(owner.email, /address/i, length);
    });

    for (const [who, form, mutation, area] of [
      ['a visitor', signUpForm, signUp, 'visitor'],
      ['an agent', officeForm, registerAgent, 'agent'],
    ] as const)
      for (const [how, key] of [
        ['in a browser of the attacker’s', randomUUID()],
        ['by a program', undefined],
      ] as const)
        for (const comes of [true, false])
          await attempt(
            `${who}’s account is prepared ${how} for somebody who ${comes ? 'signs up later' : 'only follows the link'}`,
            async () => {
              const email = anEmail('victim');
              const attacker = ground.visitor();
              const prepared = form({ email, password: otherPassword, confirmPassword: otherPassword });
              allowed(await attacker.ask(mutation, { input: { ...prepared, browser: key } }));
              await ground.mails.token(email, confirmPage);
              const victim = ground.visitor();
              const browser = randomUUID();
              if (comes) allowed(await victim.ask(signUp, { input: { ...signUpForm({ email }), browser } }));
              // The page says in which browser it is; whatever came is followed: each mail to the address is its owner’s.
              for (const mail of await ground.mails.to(email))
                await victim.ask(
                  'mutation ($t: String!, $b: String) { confirmEmail(token: $t, browser: $b) { role } }',
                  { t: tokenIn(mail, confirmPage) ?? '', b: browser },
                );
              const answer = await attacker.signIn(email, otherPassword, area);
              holds(answer.status !== 200, 'the attacker’s password opens the victim’s account');
              if (comes) status(await victim.signIn(email, password), 200);
            },
          );

    await attempt('a token for a reset is used twenty times at the same moment', async () => {
      const { email } = await aPerson(ground);
      const token = await resetToken(ground, email);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          ground.visitor().ask(reset, { token, p: `${otherPassword} number ${n}` }),
        ),
      );
      const taken = answers.filter((answer) => !answer.body?.errors).length;
      holds(taken === 1, `it was taken ${taken} times`);
    });

    await attempt('an account is used before its address is confirmed', async () => {
      const email = anEmail();
      const browser = ground.visitor();
      allowed(await browser.ask(signUp, { input: signUpForm({ email }) }));
      status(await browser.signIn(email, password), 401, 403);
      holds((await whoIs(browser)) === null, 'it is signed in');
    });
    await attempt('a password is changed without the current one', async () => {
      refused(await anybody.browser.ask(changePassword, { old: 'a guess', new: otherPassword }));
      status(await ground.visitor().signIn(anybody.email, password), 200);
    });
    await attempt('an address is changed without the password', async () => {
      refused(await anybody.browser.ask(changeEmail, { email: anEmail('evil'), password: 'a guess' }));
    });
    await attempt('an account is closed without the password', async () => {
      refused(await anybody.browser.ask('mutation { closeAccount(password: "a guess") { accepted } }'));
      holds((await whoIs(anybody.browser)) === anybody.email, 'the account is gone');
    });
    await attempt('an account takes the address of another', async () => {
      const victim = await aPerson(ground);
      await anybody.browser.ask(changeEmail, { email: victim.email, password });
      status(await ground.visitor().signIn(victim.email, password), 200);
      holds((await whoIs(victim.browser)) === victim.email, 'the owner is signed out');
      holds((await whoIs(anybody.browser)) === anybody.email, 'the address was taken');
    });

    const unknown = () => anEmail('nobody');
    const pairs: readonly (readonly [
      string,
      (email: string) => Promise<{ status: number; text: string }>,
    ])[] = [
      ['sign up', (email) => ground.visitor().ask(signUp, { input: signUpForm({ email }) })],
      [
        'register an agency',
        (email) => ground.visitor().ask(registerAgent, { input: officeForm({ email }) }),
      ],
      ['ask for a reset', (email) => ground.visitor().ask(askReset, { email })],
      ['ask for the confirmation again', (email) => ground.visitor().ask(resend, { email })],
      ['sign in with a guess', (email) => ground.visitor().signIn(email, 'a guess')],
    ];
    for (const [what, send] of pairs)
      await attempt(`the answer to those who ${what} says whether an address is known`, async () => {
        const [known, other] = [await send(anybody.email), await send(unknown())];
        if (known.status !== other.status || known.text !== other.text)
          gotThrough(`${known.status} ${known.text} against ${other.status} ${other.text}`);
      });
    await attempt('a session of the caller learns by changeEmail that an address is known', async () => {
      const victim = await aPerson(ground);
      const [known, other] = [
        await anybody.browser.ask(changeEmail, { email: victim.email, password }),
        await anybody.browser.ask(changeEmail, { email: unknown(), password }),
      ];
      holds(known.text === other.text, `${known.text} against ${other.text}`);
    });
  },
};
