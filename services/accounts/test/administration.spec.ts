import type { Identity } from '@lintel/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AgencyScene, refusal } from './agency-scene.js';

const AGENCIES =
  'query ($q: String!, $first: Int) { agencies(q: $q, first: $first) { id companyName approved } }';
const PEOPLE = `query ($q: String!, $first: Int) {
  people(q: $q, first: $first) { id name email role confirmed locked sessions strongSignIn agency { companyName } } }`;
const END = 'mutation ($id: ID!) { endSessionsOf(accountId: $id) { accepted } }';
const RENEW = 'mutation ($t: String!) { renewSession(refreshToken: $t) { accessToken } }';
const staff: Identity = { subject: 'token:operations', role: 'operations' };

let scene: AgencyScene;
let owner: Identity;
beforeAll(async () => {
  scene = await AgencyScene.start();
  owner = await scene.agency('owner@agency.example', 'Larkspur (Clapham) & Dean');
  await scene.agency('other@agency.example', 'Example & Daughters');
  await scene.person('alex@example.org');
});
afterAll(() => scene.harness.dispose());

const agencies = async (q: string, first = 50) =>
  (await scene.ask(AGENCIES, { q, first }, staff)).data.agencies.map(
    ({ companyName }: { companyName: string }) => companyName,
  );
const people = async (q: string) => (await scene.ask(PEOPLE, { q }, staff)).data.people;

describe('agencies', () => {
  it('are found by part of their names, whatever signs are in it, or by id', async () => {
    expect(await agencies('larkspur (CLAP')).toEqual(['Larkspur (Clapham) & Dean']);
    expect(await agencies(owner.agencyId!)).toEqual(['Larkspur (Clapham) & Dean']);
    expect(await agencies('.*')).toEqual([]);
  });

  it('are all listed by name where nothing is looked for, so many at most', async () => {
    expect(await agencies('')).toEqual(['Example & Daughters', 'Larkspur (Clapham) & Dean']);
    expect(await agencies(' ', 1)).toHaveLength(1);
  });
});

describe('people', () => {
  it('are found by their addresses, their ids and part of their names', async () => {
    const [alex] = await people(' ALEX@example.org ');
    expect(alex).toMatchObject({
      ...{ name: 'Alex Example', email: 'alex@example.org', role: 'user', confirmed: true },
      ...{ strongSignIn: false, agency: null },
    });
    expect(await people(alex.id)).toEqual([alex]);
    expect(await people('alex ex')).toEqual([alex]);
    expect(await people('owner@agency.example')).toMatchObject([
      { role: 'agent', agency: { companyName: 'Larkspur (Clapham) & Dean' } },
    ]);
    for (const nobody of ['', 'alex@example', '.*']) expect(await people(nobody)).toEqual([]);
  });

  it('are signed out everywhere', async () => {
    const { refreshToken } = (await scene.open('alex@example.org', 'visitor')).data.openSession;
    const [{ id, sessions }] = await people('alex@example.org');
    expect(sessions).toBe(1);
    expect((await scene.ask(END, { id }, staff)).data.endSessionsOf).toEqual({ accepted: true });
    expect((await people('alex@example.org'))[0].sessions).toBe(0);
    expect(refusal(await scene.ask(RENEW, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.ask(END, { id: 'nobody' }, staff)).code).toBe('NOT_FOUND');
  });
});

describe('an account that staff lock', () => {
  const TRAIL = 'query ($id: ID!) { auditTrail(subject: $id) { entries { act actor } } }';
  const LOCK =
    'mutation ($id: ID!, $locked: Boolean!) { lockAccount(accountId: $id, locked: $locked) { accepted } }';

  it('is nobody’s to sign in to, until they unlock it, and the trail says so', async () => {
    const { refreshToken } = (await scene.open('alex@example.org', 'visitor')).data.openSession;
    const [{ id }] = await people('alex@example.org');
    const lock = (locked: boolean) => scene.ask(LOCK, { id, locked }, staff);
    // Idempotent.
    for (const _ of [1, 2]) expect((await lock(true)).data.lockAccount).toEqual({ accepted: true });
    expect(await people('alex@example.org')).toMatchObject([{ sessions: 0, locked: true }]);
    expect(refusal(await scene.ask(RENEW, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.open('alex@example.org', 'visitor'))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This account is locked. Write to us, and we look at it with you.',
    });
    // Nothing is said of it to somebody who does not know the password.
    expect(refusal(await scene.open('alex@example.org', 'visitor', 'a wrong lantern')).code).toBe(
      'UNAUTHENTICATED',
    );
    await lock(false);
    expect((await scene.open('alex@example.org', 'visitor')).errors).toBeUndefined();
    await scene.published();
    const { entries } = (await scene.ask(TRAIL, { id }, staff)).data.auditTrail;
    const locks = entries.filter(({ act }: { act: string }) => act.endsWith('locked'));
    expect(locks).toEqual([
      { act: 'account.unlocked', actor: 'token:operations' },
      { act: 'account.locked', actor: 'token:operations' },
    ]);
  });

  it('is not their own, nor one that is not there', async () => {
    const ask = (id: string) => scene.ask(LOCK, { id, locked: true }, staff);
    expect(refusal(await ask(staff.subject)).code).toBe('CONFLICT');
    expect(refusal(await ask('nobody')).code).toBe('NOT_FOUND');
    expect(refusal(await scene.ask(LOCK, { id: owner.subject, locked: true }, owner)).code).toBe('FORBIDDEN');
  });
});

it.each([
  ['nobody', () => undefined, 'UNAUTHENTICATED'],
  ['an agent', () => owner, 'FORBIDDEN'],
])('%s finds and ends nothing', async (_, identity, code) => {
  for (const query of [AGENCIES, PEOPLE])
    expect(refusal(await scene.ask(query, { q: 'a' }, identity())).code).toBe(code);
  expect(refusal(await scene.ask(END, { id: owner.subject }, identity())).code).toBe(code);
});

it.each([
  ['first', { q: '', first: 101 }],
  ['q', { q: 'x'.repeat(201) }],
])('a wrong `%s` is refused by its name', async (field, variables) => {
  for (const query of [AGENCIES, PEOPLE])
    expect(refusal(await scene.ask(query, variables, staff))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
});
