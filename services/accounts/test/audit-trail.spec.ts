import { type AgencyState, type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { type Identity, identityHeader, serviceAudience } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene, PASSWORD, refusal } from './agency-scene.js';
import { staff, TRAIL, trailOf, VERIFY } from './audit-scene.js';

let scene: AgencyScene;
beforeEach(async () => {
  scene = await AgencyScene.start();
});
afterEach(() => scene.harness.dispose());

const { page, acts, verified, told, listing, stored } = trailOf(() => scene);

/** A change of the agency's, made ready now. */
async function changeOverHttp(owner: Identity): Promise<() => Promise<Response>> {
  const port = await scene.accounts.listen(0, '127.0.0.1');
  const token = await scene.harness.identityKey.sign(owner, {
    now: scene.harness.clock.now(),
    audience: serviceAudience,
  });
  return () =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [identityHeader]: token },
      body: JSON.stringify({
        query: 'mutation { changeAgencyProfile(input: {phone: "020 7946 0999"}) { id } }',
      }),
    });
}

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
    const { example } = findEventDefinition('lintel.listing.updated.v1')!;
    await listing('8', { data: { ...(example as object), status: 'reserved' } });
    expect((await page({ subject: '8' })).entries[0]!['values']).toContainEqual({
      name: 'status',
      before: null,
      // Of a newer release, and written down as it was said.
      after: 'reserved',
    });
  });

  it('is found by the trace that it belongs to, which the chain covers', async () => {
    const correlation = 'a'.repeat(32);
    await listing('7', { traceparent: `00-${correlation}-b7ad6b7169203331-01` });
    await listing('8');
    expect((await page({ correlation })).entries).toMatchObject([{ subject: '7', correlation }]);
    expect(await verified()).toMatchObject({ entries: 2, broken: null });
    await stored().updateOne({ correlation }, { $set: { correlation: 'b'.repeat(32) } });
    expect(await verified()).toMatchObject({ broken: { seq: 1, fault: 'changed' } });
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

  it.each([
    ['listing.drafted', 'listing', '12'],
    ['viewing.notes-saved', 'viewing', 'viewing-1'],
    ['email.retry-asked', 'email', 'delivery-1'],
  ])(
    'is of %s, which nobody else is told of, who did it and to what',
    async (act, subjectType, subjectId) => {
      const data = { act, subjectType, subjectId, agencyId: 'example-and-daughters', values: {} };
      await told('lintel.audit.act-recorded.v1', `act-${subjectId}`, { data });
      expect((await page({ subject: subjectId })).entries).toMatchObject([
        { act, subjectType, subject: subjectId, actor: 'agent-1', agencyId: 'example-and-daughters' },
      ]);
      expect(await verified()).toMatchObject({ entries: 1, broken: null });
    },
  );

  it('is of each home that a bulk change gave another status, in the name of whoever asked', async () => {
    for (const id of ['1', '2', '3'])
      await told('lintel.listing.status-changed.v1', id, { previously: '{"status":"sold"}' });
    const { entries } = await page({ actor: 'agent-1' });
    expect(entries.map(({ act, subject }) => `${act} ${subject}`).sort()).toEqual(
      ['1', '2', '3'].map((id) => `listing.status-changed ${id}`),
    );
    for (const { values } of entries)
      expect(values).toContainEqual({ name: 'status', before: 'sold', after: expect.any(String) });
    expect((await verified()).broken).toBeNull();
  });

  it('is of an address that it was asked to change, and that it changed, and not to what', async () => {
    await scene.person('buyer@example.org');
    const buyer = await scene.identityOf('buyer@example.org', 'visitor');
    await scene.ask(
      'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }',
      { email: 'moved@example.org', password: PASSWORD },
      buyer,
    );
    const token = await scene.linkFor('change-email');
    await scene.ask('mutation ($token: String!) { confirmEmail(token: $token) { role } }', { token }, buyer);
    expect(await acts({ subject: buyer.subject })).toEqual(
      expect.arrayContaining(['account.email-change-asked', 'account.email-changed']),
    );
    expect(JSON.stringify(await page())).not.toContain('moved');
  });

  it('is known over HTTP as within one process', async () => {
    const owner = await scene.agency();
    const change = await changeOverHttp(owner);
    const answer = await change();
    expect(await answer.json()).not.toHaveProperty('errors');
    expect((await page({ actor: owner.subject })).entries[0]).toMatchObject({ act: 'agency.changed' });
  });

  it('has nothing of who asked too long ago, by this clock: another replica may be asked', async () => {
    const owner = await scene.agency();
    const change = await changeOverHttp(owner);
    scene.harness.clock.advance({ seconds: 61 });
    const answer = await change();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The signed identity has expired');
    expect(await acts({ subject: owner.agencyId })).not.toContain('agency.changed');
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
      await expect(change().then(() => String(change))).rejects.toThrow('only ever added to');
  });
});
