import type { Family } from '../family.ts';
import { allowed, refused } from '../held.ts';
import { anEmail, aPerson, officeForm, registerAgent, signUp, signUpForm } from '../people.ts';
import { resetToken } from './life-cycle.ts';

/** What people choose, and lists of broken passwords begin with. */
const weak = [
  'password',
  'Password1',
  'Password123!',
  'P@ssw0rd2024',
  '1234567890',
  'qwertyuiop',
  'Qwerty123456',
  'letmein12345',
  'iloveyou1234',
  'Arsenal1886',
  'summer2026!',
  'Liverpool2025',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'LiverpoolFC1892',
  'Christmas2025!',
];

export const passwords: Family = {
  name: 'accounts: weak passwords',
  async attack(ground, { attempt, control }) {
    const take = (given: string, change: object = {}) =>
      ground
        .visitor()
        .ask(signUp, { input: signUpForm({ password: given, confirmPassword: given, ...change }) });

    await control('a password that nobody guesses is taken', async () => {
      allowed(await take('fourteen purple bicycles'));
    });
    for (const given of weak)
      await attempt(`${given} is taken at sign-up`, async () => {
        refused(await take(given), 'BAD_USER_INPUT');
      });
    await attempt('the e-mail address is taken as the password', async () => {
      const email = anEmail('margaret');
      refused(await take(email, { email }), 'BAD_USER_INPUT');
    });
    await attempt('the name is taken as the password', async () => {
      refused(await take('Margaret Thistlewood', { name: 'Margaret Thistlewood' }), 'BAD_USER_INPUT');
    });
    await attempt('a password of one letter is taken', async () => {
      refused(await take('x'), 'BAD_USER_INPUT');
    });
    await attempt('a password of 10,000 letters keeps the product busy', async () => {
      refused(await take('correct horse '.repeat(720)), 'BAD_USER_INPUT');
    });
    await attempt('a weak one is taken at a reset', async () => {
      const { email } = await aPerson(ground);
      const token = await resetToken(ground, email);
      refused(
        await ground
          .visitor()
          .ask(
            'mutation ($token: String!) { resetPassword(token: $token, password: "Arsenal1886", confirmPassword: "Arsenal1886") { accepted } }',
            { token },
          ),
        'BAD_USER_INPUT',
      );
    });
    await attempt('a weak one is taken at a change of password', async () => {
      const { browser } = await aPerson(ground);
      refused(
        await browser.ask(
          'mutation ($old: String!) { changePassword(currentPassword: $old, password: "summer2026!", confirmPassword: "summer2026!") { id } }',
          { old: 'seven weathered umbrellas' },
        ),
        'BAD_USER_INPUT',
      );
    });
    await attempt('a weak one is taken of an agency', async () => {
      const input = officeForm({ password: 'Arsenal1886', confirmPassword: 'Arsenal1886' });
      refused(await ground.visitor().ask(registerAgent, { input }), 'BAD_USER_INPUT');
    });
  },
};
