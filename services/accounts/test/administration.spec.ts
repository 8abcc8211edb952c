import type { Identity } from '@lintel/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AgencyScene, refusal } from './agency-scene.js';

const AGENCIES =
  'query ($q: String!, $first: Int) { agencies(q: $q, first: $first) { id companyName approved } }';
const PEOPLE = `query ($q: String!, $first: Int) {
  people(q: $q, first: $first) { id name email role confirmed sessions strongSignIn agency { companyName } } }`;
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
