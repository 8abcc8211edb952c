import type mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD } from './agency-scene.js';

const KNOWN = 'alex@example.org';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }';
const RESEND = 'mutation ($email: String!) { resendConfirmation(email: $email) { accepted } }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }';

const reads = ['findOne', 'find'];
const writes = ['insertMany', 'updateOne'];

let scene: AgencyScene;
beforeEach(async () => {
  scene = await AgencyScene.start();
  await scene.person(KNOWN);
  await scene.person('unconfirmed@example.org', { confirmed: false });
  await scene.published();
});
afterEach(() => scene.harness.dispose());

/** What the accounts were asked for until the answer went out. */
async function workOf(run: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  const done: string[] = [];
  const accounts = scene.documents.connection.model('Account') as mongoose.Model<unknown>;
  const restore = [...reads, ...writes].map((name) => {
    const model = accounts as unknown as Record<string, (...given: unknown[]) => unknown>;
    const real = model[name]!;
    model[name] = function (this: unknown, ...given: unknown[]) {
      // The relay looks for events and clears them: that is after the answer.
      const what = JSON.stringify(given[0] ?? null);
      if (name === 'insertMany' || !what.includes('outbox')) done.push(name);
      return real.apply(accounts, given);
    };
    return () => delete (model as Record<string, unknown>)[name];
  });
  try {
    await run();
    const counted = [...done];
    return {
      reads: counted.filter((name) => reads.includes(name)).length,
      writes: counted.filter((name) => writes.includes(name)).length,
    };
  } finally {
    for (const undo of restore) undo();
  }
}

const addresses = [KNOWN, 'unconfirmed@example.org', 'nobody@example.org'];

describe('until it is answered', () => {
  it.each([
    ['a reset', RESET],
    ['a confirmation that is sent again', RESEND],
  ])('%s does nothing, whoever has the address', async (_what, query) => {
    for (const email of addresses)
      expect([email, await workOf(() => scene.ask(query, { email }))]).toEqual([
        email,
        { reads: 0, writes: 0 },
      ]);
  });

  it('a sign-up does the same, whoever has the address, again and again', async () => {
    const input = { name: 'Alex Example', password: PASSWORD, confirmPassword: PASSWORD };
    for (const email of [...addresses, KNOWN, 'unconfirmed@example.org', 'nobody@example.org'])
      expect([email, await workOf(() => scene.ask(SIGN_UP, { input: { ...input, email } }))]).toEqual([
        email,
        {
          reads: 2,
          writes: 1,
        },
      ]);
  });
});
