import { type AgencyState, type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { type Identity, identityHeader, SealKey, serviceAudience } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const TRAIL = `query ($actor: ID, $subject: ID, $from: String, $to: String, $first: Int, $after: String) {
  auditTrail(actor: $actor, subject: $subject, from: $from, to: $to, first: $first, after: $after) {
    entries { seq at act actor actorRole actorAgency subjectType subject agencyId values { name before after } hash }
    next } }`;
const VERIFY =
  'query ($from: Int, $to: Int) { verifyAuditTrail(from: $from, to: $to) { entries head { seq hash } broken { seq fault } } }';
const staff: Identity = { subject: 'token:operations', role: 'operations' };

let scene: AgencyScene;
beforeEach(async () => {
  scene = await AgencyScene.start();
});
afterEach(() => scene.harness.dispose());

const page = async (asked: Record<string, unknown> = {}, as: Identity = staff) => {
  await scene.published();
  return (await scene.ask(TRAIL, asked, as)).data.auditTrail as {
    readonly entries: readonly Record<string, any>[];
    readonly next: string | null;
  };
};
const acts = async (asked: Record<string, unknown> = {}, as?: Identity) =>
  (await page(asked, as)).entries.map(({ act }) => act);
const verified = async (asked: Record<string, unknown> = {}) =>
  (await scene.ask(VERIFY, asked, staff)).data.verifyAuditTrail;

let number = 0;
/** As another service tells of it, with whoever is behind it. */
async function told(type: string, subject: string, change: Partial<CloudEvent> = {}): Promise<CloudEvent> {
  const definition = findEventDefinition(type)!;
  const event = {
    specversion: '1.0',
    id: `event-${++number}`,
    source: '/services/test',
    type,
    subject,
    time: scene.harness.clock.now().toISOString(),
    sequence: number,
    datacontenttype: 'application/json',
    dataschema: '/schemas/test.json',
    actor: 'agent-1',
    actorrole: 'agent',
    actoragency: 'example-and-daughters',
    data: definition.example,
    ...change,
  } as CloudEvent;
  await scene.harness.bus.publish(definition.topic, [event]);
  return event;
}
const listing = (id: string, change?: Partial<CloudEvent>) => told('lintel.listing.updated.v1', id, change);

/** Behind the service's back, as somebody who can write the documents. */
const stored = () => scene.documents.connection.collection<{ _id: number }>('audit-entries');

describe('what staff and agencies do', () => {
  it('is recorded with who did it, to what, and what was so before', async () => {
    await scene.harness.dispose();
    scene = await AgencyScene.start({ LINTEL_AGENT_APPROVAL: 'required' });
    await scene.register('owner@agency.example', 'Example & Daughters');
    const { id: agencyId, members } = (await scene.published('agency.registered'))[0]!.data as AgencyState;
    await scene.ask('mutation ($id: ID!) { approveAgency(id: $id) { id } }', { id: agencyId }, staff);
    const [entry] = (await page({ subject: agencyId })).entries;
    expect(entry).toMatchObject({
      act: 'agency.approved',
      actor: 'token:operations',
      actorRole: 'operations',
      actorAgency: null,
      subjectType: 'agency',
      agencyId,
      values: [
        { name: 'approved', before: 'false', after: 'true' },
        { name: 'members', before: null, after: `${members![0]!.accountId} owner` },
      ],
    });
  });

  it('names neither persons nor addresses', async () => {
    const owner = await scene.agency('owner@agency.example');
    await scene.invite(owner, 'colleague@elsewhere.example');
    const said = JSON.stringify([await page(), await stored().find().toArray()]);
    expect(said).toContain('agency.invited');
    expect(said).not.toMatch(/@|Example & Daughters|020 7946|Alex/);
  });

  it('is of a listing its price and status', async () => {
    await listing('7', { previously: '{"price":600000,"status":"available"}' });
    expect((await page({ subject: '7' })).entries[0]!['values']).toEqual([
      { name: 'price', before: '600000', after: '565000' },
      { name: 'status', before: null, after: 'available' },
    ]);
  });

  it('is not what visitors do, nor what nobody does; of people’s own accounts what concerns rights', async () => {
    await listing('7', { actor: 'buyer', actorrole: 'user', actoragency: undefined });
    const { actor: _, actorrole: __, actoragency: ___, ...nobodys } = await listing('8');
    await scene.harness.bus.publish('lintel.listing', [{ ...nobodys, id: 'nobody' } as CloudEvent]);
    await scene.person('buyer@example.org');
    const buyer = await scene.identityOf('buyer@example.org', 'visitor');
    await scene.ask('mutation { changeName(name: "Sam") { id } }', {}, buyer);
    await scene.ask('mutation { endOtherDevices { id } }', {}, buyer);
    expect(await acts()).toEqual(['account-access.changed', 'listing.updated']);
    expect((await page({ actor: buyer.subject })).entries[0]).toMatchObject({ subject: buyer.subject });
  });

  it('is of a password that it changed, and not to what', async () => {
    await scene.person('buyer@example.org');
    const buyer = await scene.identityOf('buyer@example.org', 'visitor');
    await scene.ask(
      `mutation ($old: String!, $new: String!) {
        changePassword(currentPassword: $old, password: $new, confirmPassword: $new) { id } }`,
      { old: PASSWORD, new: 'nine yellow umbrellas' },
      buyer,
    );
    expect(await acts({ actor: buyer.subject })).toContain('account.password-changed');
    expect(JSON.stringify(await page())).not.toMatch(/argon2|umbrellas/);
  });

  it('is known over HTTP as within one process', async () => {
    const owner = await scene.agency();
    const port = await scene.accounts.listen(0, '127.0.0.1');
    const token = await scene.harness.identityKey.sign(owner, {
      now: scene.harness.clock.now(),
      audience: serviceAudience,
    });
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [identityHeader]: token },
      body: JSON.stringify({
        query: 'mutation { changeAgencyProfile(input: {phone: "020 7946 0999"}) { id } }',
      }),
    });
    expect(await answer.json()).not.toHaveProperty('errors');
    expect((await page({ actor: owner.subject })).entries[0]).toMatchObject({ act: 'agency.changed' });
  });

  it('is recorded once, however often it is told', async () => {
    const event = await listing('7');
    await scene.harness.bus.publish('lintel.listing', [event, event]);
    expect(await acts()).toEqual(['listing.updated']);
  });
});

describe('the trail', () => {
  it('is found by who, what and when, the newest first, page by page', async () => {
    const { clock } = scene.harness;
    const from = clock.now().toISOString();
    for (const id of ['1', '2', '3']) await listing(id);
    clock.advance({ seconds: 60 });
    const later = clock.now().toISOString();
    await listing('1', { actor: 'agent-2' });
    expect((await page({ subject: '1' })).entries.map(({ actor }) => actor)).toEqual(['agent-2', 'agent-1']);
    expect(await acts({ actor: 'agent-1' })).toHaveLength(3);
    expect(await acts({ from, to: later })).toHaveLength(3);
    expect(await acts({ from: later })).toHaveLength(1);
    const first = await page({ first: 3 });
    const second = await page({ first: 3, after: first.next });
    expect([...first.entries, ...second.entries].map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
    expect(second.next).toBeNull();
  });

  it.each([
    ['from', 'yesterday'],
    ['to', '2026-13-01'],
    ['first', 0],
    ['first', 201],
    ['after', 'nonsense'],
    ['after', ''],
    ['actor', ''],
  ])('names %s where it says %j', async (field, value) => {
    expect(refusal(await scene.ask(TRAIL, { [field]: value }, staff))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('is for operations staff, and of an agency for its owners', async () => {
    const owner = await scene.agency();
    const other = await scene.agency('other@agency.example', 'Other');
    await scene.person('buyer@example.org');
    await listing('7', {
      actoragency: owner.agencyId,
      data: {
        ...(findEventDefinition('lintel.listing.removed.v1')!.example as object),
        agencyId: owner.agencyId,
      },
      type: 'lintel.listing.removed.v1',
    });
    expect(await acts({}, owner)).toContain('listing.removed');
    expect(await acts({}, other)).not.toContain('listing.removed');
    expect(await acts({ subject: '7' }, other)).toEqual([]);
    const buyer = await scene.identityOf('buyer@example.org', 'visitor');
    const negotiator: Identity = { ...owner, subject: 'nobody-known' };
    expect(refusal(await scene.ask(TRAIL, {}, buyer)).code).toBe('FORBIDDEN');
    expect(refusal(await scene.ask(TRAIL)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.ask(TRAIL, {}, negotiator)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.ask(VERIFY, {}, owner)).code).toBe('FORBIDDEN');
  });

  it('is only ever added to', async () => {
    await listing('1');
    await acts();
    const model = scene.documents.connection.model('AuditEntry');
    const entry = (await model.findById(1))!;
    entry.set('actor', 'somebody-else');
    for (const change of [
      () => model.updateOne({ _id: 1 }, { actor: 'x' }),
      () => model.updateMany({}, { actor: 'x' }),
      () => model.replaceOne({ _id: 1 }, {}),
      () => model.findOneAndUpdate({ _id: 1 }, { actor: 'x' }),
      () => model.findByIdAndDelete(1),
      () => model.deleteOne({ _id: 1 }),
      () => model.deleteMany({}),
      () => model.bulkWrite([{ deleteOne: { filter: { _id: 1 } } }]),
      () => entry.save(),
      () => entry.deleteOne(),
    ])
      await expect(change(), String(change)).rejects.toThrow('only ever added to');
  });
});

describe('who changes the trail behind its back', () => {
  beforeEach(async () => {
    for (const id of ['1', '2', '3', '4', '5']) await listing(id);
    await acts();
    await scene.accounts.audit.tellHead();
    expect(await verified()).toMatchObject({ entries: 5, head: { seq: 5 }, broken: null });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an entry',
      () => stored().updateOne({ _id: 3 }, { $set: { actor: 'x' } }),
      { seq: 3, fault: 'changed' },
    ],
    [
      'a value',
      () => stored().updateOne({ _id: 2 }, { $set: { 'after.price': 1 } }),
      { seq: 2, fault: 'changed' },
    ],
    ['what is gone', () => stored().deleteOne({ _id: 2 }), { seq: 2, fault: 'missing' }],
    ['the first', () => stored().deleteOne({ _id: 1 }), { seq: 1, fault: 'missing' }],
    ['the last', () => stored().deleteOne({ _id: 5 }), { seq: 5, fault: 'missing' }],
    ['all of it', () => stored().deleteMany({}), { seq: 1, fault: 'missing' }],
  ])('is found out by %s', async (_, change, broken) => {
    await change();
    expect((await verified()).broken).toEqual(broken);
  });

  it('is found out by two that changed places', async () => {
    const [two, three] = await stored()
      .find({ _id: { $in: [2, 3] } }, { sort: { _id: 1 } })
      .toArray();
    await stored().deleteMany({ _id: { $in: [2, 3] } });
    await stored().insertMany([
      { ...three!, _id: 2 },
      { ...two!, _id: 3 },
    ]);
    expect((await verified()).broken).toEqual({ seq: 2, fault: 'unlinked' });
  });

  it('is found out where the whole chain is made anew without the installation’s key', async () => {
    const { linked, beginning } = await import('../src/application/audit-trail/chain.js');
    const records = await stored()
      .find({}, { sort: { _id: 1 } })
      .toArray();
    const forged = linked(
      records.map(({ _id, recordedAt: _r, previousHash: _p, hash: _h, seal: _s, ...act }: any) => ({
        ...act,
        actor: 'somebody-else',
      })),
      beginning,
      scene.harness.clock.now(),
      new SealKey('another secret that is long enough'),
    );
    await stored().deleteMany({});
    await stored().insertMany(forged.map(({ seq, ...said }) => ({ _id: seq, ...said })) as never);
    expect((await verified()).broken).toEqual({ seq: 1, fault: 'unsealed' });
  });

  it('is found out in a part of it, and by a start after it', async () => {
    expect(await verified({ from: 3, to: 4 })).toMatchObject({ entries: 2, head: { seq: 4 }, broken: null });
    await stored().updateOne({ _id: 3 }, { $set: { act: 'x' } });
    expect((await verified({ from: 2, to: 3 })).broken).toEqual({ seq: 3, fault: 'changed' });
    expect((await verified({ to: 2 })).broken).toBeNull();
  });
});
