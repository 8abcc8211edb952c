import { randomUUID } from 'node:crypto';
import type { Family } from '../family.ts';
import { allowed, codeOf, holds, refused } from '../held.ts';
import { anEmail, aPerson, confirmEmail, otherPassword, signUp, signUpForm } from '../people.ts';
import { reset, resetToken } from './life-cycle.ts';

const confirmPage = '/auth/confirm';

export const links: Family = {
  name: 'accounts: links of e-mails',
  async attack(ground, { attempt, control }) {
    const owner = await aPerson(ground);
    await control('a link that was just sent sets a password', async () => {
      const { email } = await aPerson(ground);
      allowed(
        await ground.visitor().ask(reset, { token: await resetToken(ground, email), p: otherPassword }),
      );
    });
    const used = await aPerson(ground);
    const good = await resetToken(ground, used.email);
    allowed(await ground.visitor().ask(reset, { token: good, p: otherPassword }));
    await attempt('a link that set a password sets another', async () => {
      refused(
        await ground.visitor().ask(reset, { token: good, p: 'nine leaning lampposts' }),
        'BAD_USER_INPUT',
      );
    });

    const fresh = await resetToken(ground, owner.email);
    const [head = '', body = '', signature = ''] = fresh.split('.');
    const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const claims = (change: object) =>
      Buffer.from(JSON.stringify({ ...(jsonIn(body) as object), ...change })).toString('base64url');
    const forgeries: readonly (readonly [string, string])[] = [
      ['with another signature', `${head}.${body}.${flipped(signature)}`],
      ['without a signature', `${head}.${body}.`],
      ['without its third part', `${head}.${body}`],
      ['that says it needs no signature', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`],
      ['that never ends', `${head}.${claims({ exp: 9_999_999_999 })}.${signature}`],
      ['of another account', `${head}.${claims({ sub: randomUUID(), subject: randomUUID() })}.${signature}`],
      ['that is empty', ''],
      ['that is a word', 'undefined'],
      ['that is very long', 'x'.repeat(20_000)],
      ['with a blank before it', ` ${fresh}`.repeat(2)],
    ];
    for (const [what, token] of forgeries) {
      await attempt(`a token for a reset ${what} sets a password`, async () => {
        refused(await ground.visitor().ask(reset, { token, p: otherPassword }), 'BAD_USER_INPUT');
      });
      await attempt(`a token ${what} confirms an address`, async () => {
        refused(await ground.visitor().ask(confirmEmail, { token }), 'BAD_USER_INPUT');
      });
    }

    await attempt('a link for a reset confirms an address', async () => {
      refused(await ground.visitor().ask(confirmEmail, { token: fresh }), 'BAD_USER_INPUT');
    });
    await attempt('a link that confirms an address sets a password', async () => {
      const email = anEmail();
      allowed(await ground.visitor().ask(signUp, { input: signUpForm({ email }) }));
      const token = await ground.mails.token(email, confirmPage);
      refused(await ground.visitor().ask(reset, { token, p: otherPassword }), 'BAD_USER_INPUT');
    });
    for (const mutation of [
      'stopSavedHomeEmails',
      'stopSavedSearchAlerts',
      'unsubscribeFromNewsletter',
      'confirmNewsletter',
    ])
      await attempt(`a link for a reset is taken by ${mutation}`, async () => {
        const data = allowed(
          await ground
            .visitor()
            .ask(`mutation ($token: String!) { ${mutation}(token: $token) }`, { token: fresh }),
        );
        holds(data[mutation] === 'invalid', `it answers ${data[mutation]}`);
      });
    for (const query of ['conversationByLink', 'viewingByLink'])
      await attempt(`a link for a reset opens something by ${query}`, async () => {
        const answer = await ground
          .visitor()
          .ask(`query ($token: String!) { ${query}(token: $token) { id } }`, { token: fresh });
        holds(!answer.body?.data?.[query], 'it opened something');
        holds(codeOf(answer) !== 'INTERNAL', 'it is a fault of the product');
      });
  },
};

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return {};
  }
}
