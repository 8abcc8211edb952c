import { openCache } from '@lintel/platform/adapters';
import { createLogger } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AccountsService,
  demonstrationEmails,
  demonstrationPassword,
  startAccounts,
} from '../src/index.js';

const OPEN = `mutation ($email: String!, $password: String!) {
  openSession(email: $email, password: $password, area: visitor, device: "Firefox", address: "192.0.2.1") { refreshToken } }`;
const RENEW = 'mutation ($t: String!) { renewSession(refreshToken: $t) { refreshToken } }';
const operations = {
  email: demonstrationEmails.operations,
  name: 'Sam',
  password: demonstrationPassword,
  role: 'operations',
} as const;

let harness: Harness;
let accounts: AccountsService;
let lines: string[];

/** The service over what it had before, for a demonstration or not. */
async function start(demonstration?: boolean): Promise<void> {
  const documents = await harness.documents('accounts');
  accounts = await startAccounts({
    ...harness,
    logger: createLogger('accounts', 'warn', { write: (line) => void lines.push(line) }),
    documents,
    cache: await openCache(harness.settings),
    config: { LINTEL_AGENT_APPROVAL: 'none', LINTEL_OPERATIONS_SIGN_IN: 'password' },
    ...(demonstration === undefined ? {} : { demonstration }),
  });
  if (demonstration) await accounts.staff.make(operations);
}
async function startAgain(demonstration?: boolean): Promise<void> {
  await accounts.stop();
  await start(demonstration);
}

beforeEach(async () => {
  harness = await startHarness();
  lines = [];
  await start(true);
});
afterEach(async () => {
  await accounts.stop();
  await harness.dispose();
});

const signIn = (password: string = demonstrationPassword, email: string = operations.email) =>
  harness.ask<any>(accounts, OPEN, { variables: { email, password } });
const renew = (t: string) => harness.ask<any>(accounts, RENEW, { variables: { t } });

/** The accounts as one that was made before they were marked. */
async function unmarked(change: Record<string, unknown> = {}): Promise<void> {
  const { connection } = await harness.documents('accounts');
  await connection
    .collection('accounts')
    .updateOne(
      { email: operations.email },
      { $unset: { demonstration: 1 }, ...(Object.keys(change).length > 0 ? { $set: change } : {}) },
    );
}

describe('the accounts of a demonstration', () => {
  it('are there where one runs', async () => {
    const { refreshToken } = (await signIn()).data.openSession;
    expect((await renew(refreshToken)).data.renewSession.refreshToken).toBeTruthy();
    expect(accounts.demonstrationsShut).toBe(0);
    expect(lines).toEqual([]);
  });

  it.each([false, undefined])(
    'let nobody in after any other start, whose sessions are ended, which it says once (demonstration: %s)',
    async (demonstration) => {
      const { refreshToken } = (await signIn()).data.openSession;
      await startAgain(demonstration);
      expect((await signIn()).errors).toMatchObject([
        { message: 'Invalid login credentials', extensions: { code: 'UNAUTHENTICATED' } },
      ]);
      expect((await renew(refreshToken)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(accounts.demonstrationsShut).toBe(1);
      expect(lines.filter((line) => line.includes('demonstration'))).toHaveLength(1);
    },
  );

  it('are told as ended to whoever holds an access token of them', async () => {
    await signIn();
    await accounts.drain();
    await startAgain();
    const told: string[] = [];
    await harness.bus.ensureTopics((await import('@lintel/contracts')).topics);
    const reader = await harness.bus.subscribe({
      consumer: 'reader',
      topic: 'lintel.account-access',
      from: 'beginning',
      handle: async (events) => void told.push(...events.map(({ type }) => type)),
    });
    harness.onDispose(() => reader.stop());
    await accounts.drain();
    await harness.bus.drain();
    expect(told.length).toBeGreaterThan(0);
  });

  it('are there again where a demonstration runs again', async () => {
    await startAgain();
    await startAgain(true);
    expect((await signIn()).data.openSession).toBeTruthy();
  });

  it('are known in data from before they were marked', async () => {
    await unmarked();
    await startAgain();
    expect((await signIn()).errors).toHaveLength(1);
    expect(accounts.demonstrationsShut).toBe(1);
    await startAgain(true);
    expect((await signIn()).data.openSession).toBeTruthy();
  });

  it('stay shut under another address or password', async () => {
    const { connection } = await harness.documents('accounts');
    await connection
      .collection('accounts')
      .updateOne({ email: operations.email }, { $set: { email: 'mine@example.net' } });
    await startAgain();
    expect((await signIn(demonstrationPassword, 'mine@example.net')).errors).toHaveLength(1);
  });
});

describe('somebody\u2019s own account under the address of a demonstration', () => {
  it('is left alone, by either start', async () => {
    const own = 'seven purple lanterns';
    // As if it had been registered, with a password that its owner chose.
    const { Argon2Passwords } = await import('../src/adapters/passwords/argon2.passwords.js');
    await unmarked({ passwordHash: await new Argon2Passwords().hash(own) });
    await startAgain();
    expect((await signIn(own)).data.openSession).toBeTruthy();
    expect(accounts.demonstrationsShut).toBe(0);
    await startAgain(true);
    expect((await signIn(own)).data.openSession).toBeTruthy();
    expect((await signIn()).errors).toHaveLength(1);
    await startAgain();
    expect((await signIn(own)).data.openSession).toBeTruthy();
  });
});
