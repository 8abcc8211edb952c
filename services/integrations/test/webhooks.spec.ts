import type { Identity, RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrationsConfigSchema, startIntegrations } from '../src/index.js';

const owner: Identity = { subject: 'owner', role: 'agent', agencyId: 'acme', agencyRole: 'owner' };
const negotiator: Identity = { ...owner, subject: 'negotiator', agencyRole: 'negotiator' };
const elsewhere: Identity = { ...owner, subject: 'other', agencyId: 'other' };
const staff: Identity = { subject: 'staff', role: 'operations' };
const key: Identity = { subject: 'key:1', key: true, role: 'agent', agencyId: 'acme' };
const portalKey: Identity = { subject: 'key:2', key: true, role: 'user' };

const FIELDS = `id url description eventTypes filter { agency outcodes box } ordered agencyId enabled disabledReason
  previousSecretUntil delivered failed waiting`;
const CREATE = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { ${FIELDS} } } }`;
const LIST = `{ webhooks { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: WebhookChange!) { updateWebhook(id: $id, input: $input) { ${FIELDS} } }`;
const ROTATE = `mutation ($id: ID!, $hours: Int) { rotateWebhookSecret(id: $id, overlapHours: $hours) {
  secret webhook { previousSecretUntil } } }`;
const REMOVE = 'mutation ($id: ID!) { deleteWebhook(id: $id) }';

let harness: Harness;
let service: RunningService;
beforeEach(async () => {
  harness = await startHarness();
  service = await startIntegrations({
    ...harness,
    documents: await harness.documents('integrations'),
    config: integrationsConfigSchema.parse({ LINTEL_WEBHOOKS_LOOPBACK: '1' }),
  });
  harness.onDispose(() => service.stop());
});
afterEach(() => harness.dispose());

const ask = (document: string, variables: object, as?: Identity) =>
  harness.ask<any>(service, document, { variables: variables as never, ...(as ? { as } : {}) });
const input = { url: 'http://127.0.0.1:9/hooks', eventTypes: ['lintel.listing.published.v1'] };
const made = async (given: object = {}, as = owner) =>
  (await ask(CREATE, { input: { ...input, ...given } }, as)).data.createWebhook;
const problemOf = async (document: string, variables: object, as: Identity | undefined = owner) =>
  (await ask(document, variables, as)).errors?.[0]?.extensions;

describe('a webhook', () => {
  it('has a secret that is told once and kept sealed', async () => {
    const { secret, webhook } = await made({ description: ' The feed ', filter: { outcodes: ['sw4'] } });
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(webhook).toMatchObject({
      ...{ url: input.url, description: 'The feed', eventTypes: input.eventTypes, agencyId: 'acme' },
      ...{ filter: { agency: null, outcodes: ['SW4'], box: null }, enabled: true, ordered: false },
      ...{ delivered: 0, failed: 0, waiting: 0 },
    });
    const stored = await harness.documents('integrations');
    const kept = JSON.stringify(await stored.connection.collection('webhooks').find({}).toArray());
    expect(kept).toContain(webhook.id);
    expect(kept).not.toContain(secret.slice('whsec_'.length));
  });

  it('changes as far as is said, and sleeps and wakes by hand', async () => {
    const { webhook } = await made({ filter: { agency: 'other' } });
    const change = async (input: object) =>
      (await ask(UPDATE, { id: webhook.id, input }, key)).data.updateWebhook;
    expect(await change({ ordered: true })).toEqual({ ...webhook, ordered: true });
    expect(await change({ filter: null, enabled: false })).toMatchObject({
      ...{ filter: null, ordered: true, enabled: false, disabledReason: 'byHand' },
    });
    expect(await change({ enabled: true })).toMatchObject({ enabled: true, disabledReason: null });
  });

  it('gets another secret, and signs by the last one for as long as was said', async () => {
    const { secret, webhook } = await made();
    const rotated = (await ask(ROTATE, { id: webhook.id, hours: 2 }, owner)).data.rotateWebhookSecret;
    expect(rotated.secret).not.toBe(secret);
    const until = new Date(harness.clock.now().getTime() + 7_200_000).toISOString();
    expect(rotated.webhook.previousSecretUntil).toBe(until);
  });

  it('is gone when it is removed', async () => {
    const { webhook } = await made();
    expect((await ask(REMOVE, { id: webhook.id }, owner)).data).toEqual({ deleteWebhook: true });
    expect((await ask(LIST, {}, owner)).data.webhooks).toEqual([]);
    expect(await problemOf(REMOVE, { id: webhook.id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('webhooks', () => {
  it('are shown to the owners and keys of their agency, to the portal’s keys, and all of them to staff', async () => {
    await made({ description: 'Ours' });
    await made({ description: 'Theirs' }, elsewhere);
    await made({ description: 'The portal’s' }, portalKey);
    await made({ description: 'Made for them', agency: 'other' }, staff);
    const shown = async (as: Identity) =>
      (await ask(LIST, {}, as)).data.webhooks.map(({ description }: any) => description).sort();
    expect([await shown(owner), await shown(key)]).toEqual([['Ours'], ['Ours']]);
    expect(await shown(elsewhere)).toEqual(['Made for them', 'Theirs']);
    expect(await shown(portalKey)).toEqual(['The portal’s']);
    expect(await shown(staff)).toHaveLength(4);
  });

  it.each([
    ['a visitor', undefined, 'UNAUTHENTICATED'],
    ['a person', { subject: 'somebody', role: 'user' } as Identity, 'FORBIDDEN'],
    ['a colleague who is no owner', negotiator, 'FORBIDDEN'],
    ['a session that has not confirmed lately', { ...owner, sessionId: 'old' }, 'CONFIRM_IDENTITY'],
  ])('are not made by %s', async (_who, as, code) => {
    expect((await ask(CREATE, { input }, as)).errors?.[0]?.extensions).toMatchObject({ code });
  });

  it('are found by part of their address, what they are for, or whose they are', async () => {
    await made({ url: 'http://127.0.0.1:9/Feed', description: 'A (test)' });
    await made({ url: 'http://127.0.0.1:9/crm' }, elsewhere);
    const FIND = `query ($q: String, $failing: Boolean, $first: Int) {
      webhooks(q: $q, failing: $failing, first: $first) { url } }`;
    const found = async (variables: object, as = staff) =>
      (await ask(FIND, variables, as)).data.webhooks.map(({ url }: { url: string }) => url.slice(-4));
    expect([await found({ q: 'FEED' }), await found({ q: '(t' }), await found({ q: ' oth' })]).toEqual([
      ...[['Feed'], ['Feed'], ['/crm']],
    ]);
    expect([
      await found({ q: '.*' }),
      await found({ q: 'crm' }, owner),
      await found({ failing: true }),
    ]).toEqual([[], [], []]);
    expect(await found({ first: 1 })).toHaveLength(1);
    expect(await problemOf(FIND, { first: 0 }, staff)).toMatchObject({ field: 'first' });
    expect(await problemOf(FIND, { q: 'x'.repeat(301) }, staff)).toMatchObject({ field: 'q' });
  });

  it('of one agency are none to another', async () => {
    const { webhook } = await made();
    for (const document of [REMOVE, ROTATE])
      expect(await problemOf(document, { id: webhook.id }, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await problemOf(REMOVE, { id: webhook.id }, portalKey)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await problemOf(CREATE, { input: { ...input, agency: 'other' } })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it.each([
    [{ url: '' }, 'input.url'],
    [{ url: 'nonsense' }, 'input.url'],
    [{ url: `https://example.org/${'x'.repeat(2048)}` }, 'input.url'],
    [{ url: 'http://169.254.169.254/latest/meta-data' }, 'input.url'],
    [{ eventTypes: [] }, 'input.eventTypes'],
    [{ eventTypes: ['lintel.account.registered.v1'] }, 'input.eventTypes.0'],
    [{ filter: { outcodes: ['nowhere'] } }, 'input.filter.outcodes.0'],
    [{ filter: { box: [1, 2, 3] } }, 'input.filter.box'],
  ])('with %j are refused at that field', async (given, field) => {
    expect(await problemOf(CREATE, { input: { ...input, ...given } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('name the event types that there are to whoever asks for another', async () => {
    const { errors } = await ask(CREATE, { input: { ...input, eventTypes: ['nonsense'] } }, owner);
    expect(errors?.[0]?.message).toContain('nonsense');
    expect(errors?.[0]?.message).toContain('lintel.listing.published.v1');
  });
});
