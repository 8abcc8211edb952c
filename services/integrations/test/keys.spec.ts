import type { Identity, RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startIntegrations } from '../src/index.js';

const owner: Identity = { subject: 'owner', role: 'agent', agencyId: 'acme', agencyRole: 'owner' };
const negotiator: Identity = { ...owner, subject: 'negotiator', agencyRole: 'negotiator' };
const elsewhere: Identity = { ...owner, subject: 'other', agencyId: 'other' };
const staff: Identity = { subject: 'staff', role: 'operations' };

const CREATE = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) {
  secret apiKey { id name prefix scopes agencyId expiresAt } } }`;
const LIST = 'query ($q: String) { apiKeys(q: $q) { id name agencyId lastUsedAt revokedAt previousUntil } }';
const ROTATE = `mutation ($id: ID!, $hours: Int) { rotateApiKey(id: $id, overlapHours: $hours) {
  secret apiKey { id previousUntil } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { revokedAt } }';
const HOLDER = 'query ($secret: String!) { keyHolder(secret: $secret) { keyId agencyId scopes } }';

let harness: Harness;
let service: RunningService;
beforeEach(async () => {
  harness = await startHarness();
  service = await startIntegrations({ ...harness, documents: await harness.documents('integrations') });
  harness.onDispose(() => service.stop());
});
afterEach(() => harness.dispose());

const ask = (document: string, variables: object, as?: Identity) =>
  harness.ask<any>(service, document, { variables: variables as never, ...(as ? { as } : {}) });
const input = { name: 'The feed', scopes: ['events:read', 'webhooks:write'] };
const made = async (given: object = {}, as = owner) =>
  (await ask(CREATE, { input: { ...input, ...given } }, as)).data.createApiKey;
const codeOf = async (document: string, variables: object, as?: Identity) =>
  (await ask(document, variables, as)).errors?.[0]?.extensions['code'];
const holderOf = async (secret: string) => (await ask(HOLDER, { secret })).data.keyHolder;

describe('a key', () => {
  it('opens for its agency what its scopes say, by a secret that is told once', async () => {
    const { secret, apiKey } = await made();
    expect(secret).toMatch(/^lintel_[\w-]{43}$/);
    expect(secret.startsWith(apiKey.prefix)).toBe(true);
    expect(await holderOf(secret)).toEqual({ keyId: apiKey.id, agencyId: 'acme', scopes: input.scopes });
    expect(await holderOf(`${secret}x`)).toBeNull();
    const stored = await harness.documents('integrations');
    const kept = await stored.connection.collection('apiKeys').findOne({});
    expect(kept).toHaveProperty('hash');
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('of staff is the whole portal’s, or an agency’s', async () => {
    expect((await made({}, staff)).apiKey.agencyId).toBeNull();
    expect((await made({ agency: 'acme' }, staff)).apiKey.agencyId).toBe('acme');
  });

  it('is good until it ends', async () => {
    const expiresAt = new Date(harness.clock.now().getTime() + 60_000).toISOString();
    const { secret } = await made({ expiresAt });
    expect(await holderOf(secret)).not.toBeNull();
    harness.clock.advance({ seconds: 60 });
    expect(await holderOf(secret)).toBeNull();
  });

  it('has another secret when it is rotated, and the last one for as long as was said', async () => {
    const { secret: first, apiKey } = await made();
    const { secret: second } = (await ask(ROTATE, { id: apiKey.id, hours: 2 }, owner)).data.rotateApiKey;
    expect(await holderOf(first)).toMatchObject({ keyId: apiKey.id });
    expect(await holderOf(second)).toMatchObject({ keyId: apiKey.id });
    harness.clock.advance({ seconds: 7200 });
    expect(await holderOf(first)).toBeNull();
    expect(await holderOf(second)).toMatchObject({ keyId: apiKey.id });
  });

  it('lets nobody in once it is revoked, by either secret; and revoking it again changes nothing', async () => {
    const { secret: first, apiKey } = await made();
    const { secret: second } = (await ask(ROTATE, { id: apiKey.id }, owner)).data.rotateApiKey;
    const { revokedAt } = (await ask(REVOKE, { id: apiKey.id }, owner)).data.revokeApiKey;
    harness.clock.advance({ seconds: 1 });
    expect((await ask(REVOKE, { id: apiKey.id }, staff)).data.revokeApiKey).toEqual({ revokedAt });
    expect([await holderOf(first), await holderOf(second)]).toEqual([null, null]);
    expect(await codeOf(ROTATE, { id: apiKey.id }, owner)).toBe('CONFLICT');
  });

  it('says when it was used last, to the minute', async () => {
    const { secret } = await made();
    const lastUsed = async () => (await ask(LIST, {}, owner)).data.apiKeys[0].lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await holderOf(secret);
    const first = await lastUsed();
    expect(first).toBe(harness.clock.now().toISOString());
    harness.clock.advance({ seconds: 59 });
    await holderOf(secret);
    expect(await lastUsed()).toBe(first);
  });
});

describe('keys', () => {
  it('are shown to the owners of their agency, and all of them to staff', async () => {
    await made({ name: 'Ours' });
    await made({ name: 'Theirs' }, elsewhere);
    const names = async (as: Identity) =>
      (await ask(LIST, {}, as)).data.apiKeys.map(({ name }: { name: string }) => name).sort();
    expect([await names(owner), await names(elsewhere), await names(staff)]).toEqual([
      ['Ours'],
      ['Theirs'],
      ['Ours', 'Theirs'],
    ]);
  });

  it('are found by part of a name or an agency, and by how a secret begins or began', async () => {
    const { apiKey, secret } = await made({ name: 'Feed (new)' });
    await made({ name: 'Website' }, elsewhere);
    await made({ name: 'Portal' }, staff);
    await ask(ROTATE, { id: apiKey.id }, owner);
    const found = async (q: string, as = staff) =>
      (await ask(LIST, { q }, as)).data.apiKeys.map(({ name }: { name: string }) => name);
    expect([await found('FEED (N'), await found('cm'), await found(' oth ')]).toEqual([
      ...[['Feed (new)'], ['Feed (new)'], ['Website']],
    ]);
    // A whole secret finds its key as its beginning does, and is no better.
    expect([await found(apiKey.prefix), await found(secret), await found(`${apiKey.prefix}x`)]).toEqual([
      ...[['Feed (new)'], ['Feed (new)'], ['Feed (new)']],
    ]);
    expect([await found('.*'), await found('Website', owner), await found('', elsewhere)]).toEqual([
      ...[[], [], ['Website']],
    ]);
    const { errors } = await ask(LIST, { q: 'x'.repeat(301) }, staff);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'q' });
  });

  it.each([
    ['a visitor', undefined, 'UNAUTHENTICATED'],
    ['a colleague who is no owner', negotiator, 'FORBIDDEN'],
    ['a key', { ...owner, key: true } as Identity, 'FORBIDDEN'],
    ['a session that has not confirmed lately', { ...owner, sessionId: 'old' }, 'CONFIRM_IDENTITY'],
  ])('are not made by %s', async (_who, as, code) => {
    expect(await codeOf(CREATE, { input }, as)).toBe(code);
  });

  it('of one agency are none to another', async () => {
    const { apiKey } = await made();
    expect(await codeOf(REVOKE, { id: apiKey.id }, elsewhere)).toBe('NOT_FOUND');
    expect(await codeOf(CREATE, { input: { ...input, agency: 'other' } }, owner)).toBe('FORBIDDEN');
  });

  it.each([
    [{ name: ' ' }, 'input.name'],
    [{ scopes: [] }, 'input.scopes'],
    [{ scopes: ['everything'] }, 'input.scopes.0'],
    [{ expiresAt: 'tomorrow' }, 'input.expiresAt'],
    [{ expiresAt: '2001-01-01T00:00:00Z' }, 'input.expiresAt'],
  ])('with %j are refused at that field', async (given, field) => {
    const { errors } = await ask(CREATE, { input: { ...input, ...given } }, owner);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('are fifty of one agency at most', async () => {
    for (let number = 0; number < 50; number++) await made();
    expect(await codeOf(CREATE, { input }, owner)).toBe('CONFLICT');
    expect(await codeOf(CREATE, { input }, elsewhere)).toBeUndefined();
  });
});
