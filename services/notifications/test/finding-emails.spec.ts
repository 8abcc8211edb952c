import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassingMailError, PermanentMailError } from '@lintel/platform/mail';
import { eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asOdile, asOperations, codeOf, odile, type Scene, startScene } from './scene.js';
import { viewingsOf, visitor } from './viewing-scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const noSuchUser = new PermanentMailError('550 5.1.1 no such user', { status: 550 });

describe('the e-mails of one address', () => {
  const FIND = `query ($q: String, $template: String, $cause: String, $first: Int, $after: String) {
    emails(q: $q, template: $template, cause: $cause, first: $first, after: $after) {
      next emails { id template recipient state cause correlation } } }`;
  const SHOW = `query ($id: ID!) { email(id: $id) {
    state to dueAt bounced occurredAt asked { type subject } attempts { began ended answer taken } } }`;
  const find = async (variables: Record<string, unknown>) =>
    (await scene.ask(FIND, variables, asOperations)).data.emails;
  const show = async (id: string) => (await scene.ask(SHOW, { id }, asOperations)).data.email;

  it('are found by it, however it is written, without being kept with it', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.subscribe('ada@example.org');
    await scene.mails();
    const { emails: found } = await find({ q: ' Odile@EXAMPLE.org' });
    expect(found).toMatchObject([{ template: 'account-reset', recipient: odile.id, state: 'sent' }]);
    expect((await find({ q: 'ada@example.org' })).emails).toMatchObject([
      { template: 'newsletter-confirmation', state: 'sent' },
    ]);
    expect((await find({ q: 'nobody@example.org' })).emails).toEqual([]);
    expect(JSON.stringify(await scene.deliveries())).not.toMatch(/odile@|ada@/i);
  });

  it('are found before any was tried, by who has the address', async () => {
    await scene.publish(scene.account(1));
    let take = () => {};
    scene.server.busy = new Promise((resolve) => (take = resolve));
    await scene.publish(scene.link('reset'));
    expect((await find({ q: odile.email })).emails).toMatchObject([{ state: 'queued' }]);
    take();
    await scene.mails();
  });

  it('are found by their id, and by whom they are for', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.mails();
    const { emails: found } = await find({ q: odile.id });
    expect(found).toHaveLength(1);
    expect((await find({ q: found[0].id })).emails).toEqual(found);
    expect((await find({ q: odile.id, template: 'agency-approved' })).emails).toEqual([]);
  });

  it('come in pages, each once', async () => {
    await scene.publish(scene.account(1));
    for (const request of ['a', 'b', 'c', 'd', 'e']) await scene.publish(scene.link('reset', request));
    await scene.mails();
    const first = await find({ q: odile.email, first: 3 });
    const second = await find({ q: odile.email, first: 3, after: first.next });
    expect([first.emails.length, second.emails.length, second.next]).toEqual([3, 2, null]);
    const ids = [...first.emails, ...second.emails].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('are counted, and listed since a time alone', async () => {
    const COUNT = `query ($state: EmailState, $template: String, $since: String) {
      emailCounts(state: $state, template: $template, since: $since) {
      states { state count } templates { template count } } }`;
    await scene.publish(scene.account(1), scene.link('reset', 'a'), scene.link('reset', 'b'));
    await scene.subscribe('ada@example.org');
    await scene.mails();
    const count = async (variables: object, as = asOperations) => scene.ask(COUNT, { ...variables }, as);
    const { emailCounts } = (await count({})).data;
    expect(emailCounts.states).toContainEqual({ state: 'sent', count: 3 });
    expect(emailCounts.templates).toEqual([
      { template: 'account-reset', count: 2 },
      { template: 'newsletter-confirmation', count: 1 },
    ]);
    const { states } = (await count({ template: 'account-reset' })).data.emailCounts;
    expect(states).toContainEqual({ state: 'sent', count: 2 });
    expect((await count({ state: 'failed' })).data.emailCounts.templates).toEqual([]);
    const future = { since: '2100-01-01T00:00:00Z' };
    expect((await count(future)).data.emailCounts).toMatchObject({ templates: [] });
    const SINCE = 'query ($since: String) { emails(since: $since) { emails { id } } }';
    expect((await scene.ask(SINCE, future, asOperations)).data.emails.emails).toEqual([]);
    expect(codeOf(await count({ since: 'yesterday' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await count({}, asOdile))).toBe('FORBIDDEN');
  });

  it('are found by the trace of what asked for them', async () => {
    await scene.publish(scene.account(1));
    const trace = 'a'.repeat(32);
    const traceparent = `00-${trace}-b7ad6b7169203331-01`;
    await scene.publish({ ...scene.link('reset', 'a'), traceparent }, scene.link('reset', 'b'));
    await scene.mails();
    const { emails } = await find({ q: trace });
    expect(emails).toMatchObject([{ correlation: trace, template: 'account-reset' }]);
  });

  it('are not found by it once the account is closed, nor after 14 days', async () => {
    await scene.publish(scene.account(1));
    await scene.subscribe(odile.email);
    await scene.mails();
    const marks = async () => (await scene.deliveries()).map(({ addressed }) => addressed as string | null);
    expect(await marks()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    await scene.publish(
      scene.eventOf(
        'lintel.account.closed.v1',
        { subject: odile.id, sequence: 2 },
        { id: odile.id, closedAt: scene.clock.now().toISOString() },
      ),
    );
    expect(await marks()).toEqual([null]);
    await scene.subscribe('ada@example.org');
    await scene.mails();
    scene.clock.advance({ seconds: 14 * 86_400 + 1 });
    await scene.service.upkeep.handle();
    expect(await marks()).toEqual([null, null]);
  });

  it('say why they were asked for, and what became of each attempt', async () => {
    await scene.publish(scene.account(1));
    scene.server.refusal = new PassingMailError('451 4.3.0 <odile@example.org>: try again later');
    await scene.publish(scene.link('reset'));
    const [{ id }] = (await find({ q: odile.email })).emails;
    await eventually(async () => expect((await show(id)).dueAt).not.toBeNull(), { interval: 5 });
    expect(await show(id)).toMatchObject({
      state: 'queued',
      to: 'o…@example.org',
      dueAt: '2026-03-01T09:00:30.000Z',
      asked: { type: 'lintel.account-link.requested.v1', subject: 'request-1' },
      attempts: [{ answer: '451 4.3.0 <(address)>: try again later', taken: false }],
    });
    expect(scene.log.join('')).toMatch(/"reason":"451 4\.3\.0 .*an e-mail was not handed over/);
    expect(scene.log.join('')).not.toContain('odile@');
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 30 });
    await scene.mails();
    expect(await show(id)).toMatchObject({
      state: 'sent',
      dueAt: null,
      attempts: [{ taken: false }, { began: '2026-03-01T09:00:30.000Z', taken: true }],
    });
    expect(await show('no-such')).toBeNull();
  });

  it('are shown with the address that they went to, which may be the one before', async () => {
    await scene.publish(scene.account(1), scene.account(2, { email: 'new@example.org' }));
    await scene.mails();
    const [{ id }] = (await find({ q: odile.email })).emails;
    expect(await show(id)).toMatchObject({ state: 'sent', to: null });
    await scene.publish(scene.link('reset'));
    await scene.mails();
    const [reset] = (await find({ q: 'new@example.org' })).emails;
    expect(await show(reset.id)).toMatchObject({ to: 'n…@example.org' });
  });

  it('show a mail folder that nothing can be written to, as do health and log', async () => {
    const folder = join(scene.harness.folder, 'mail');
    const mailRow = async () =>
      (await scene.service.health()).find(({ name }) => name === 'notifications: mail');
    expect(await mailRow()).toMatchObject({ ready: true });
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await scene.publish(scene.account(1), scene.link('reset'));
    const [{ id }] = (await find({ q: odile.email })).emails;
    await eventually(async () => expect((await show(id)).dueAt).not.toBeNull(), { interval: 5 });
    expect(await show(id)).toMatchObject({
      state: 'queued',
      attempts: [{ answer: expect.stringContaining('ENOTDIR'), taken: false }],
    });
    expect(await mailRow()).toMatchObject({
      ready: false,
      spare: true,
      reason: expect.stringContaining('ENOTDIR'),
    });
    expect(scene.log.join('')).toMatch(/ENOTDIR.*an e-mail was not handed over/);
    await rm(folder);
    await mkdir(folder);
    scene.clock.advance({ seconds: 30 });
    expect(await scene.mails()).toHaveLength(1);
    expect(await mailRow()).toMatchObject({ ready: true });
  });

  it('of before their attempts were kept are read as they are', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.mails();
    await scene.documents.connection
      .collection('deliveries')
      .updateMany({}, { $unset: { asked: 1, attempts: 1, addressed: 1, cause: 1 } });
    const [{ id }] = (await find({ q: odile.email })).emails;
    expect(await show(id)).toMatchObject({ state: 'sent', asked: null, attempts: [] });
  });

  it('are for operations staff, and a text too long is refused by its name', async () => {
    for (const query of [FIND, SHOW]) {
      expect(codeOf(await scene.ask(query, { id: 'a' }))).toBe('UNAUTHENTICATED');
      expect(codeOf(await scene.ask(query, { id: 'a' }, asOdile))).toBe('FORBIDDEN');
    }
    const { errors } = await scene.ask(FIND, { q: 'x'.repeat(501) }, asOperations);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'q' });
  });

  describe('that somebody without an account mistyped', () => {
    const CORRECT =
      'mutation ($id: ID!, $address: String!) { correctEmailAddress(id: $id, address: $address) { id state } }';
    const right = 'vera@example.net';
    const correct = (id: string, address = right) => scene.ask(CORRECT, { id, address }, asOperations);
    const receivers = async () => (await scene.mails()).map(({ to }) => to.address);
    let viewing: ReturnType<typeof viewingsOf>;
    let id: string;
    beforeEach(async () => {
      viewing = viewingsOf(scene);
      scene.server.refusal = noSuchUser;
      await scene.publish(viewing.event('requested', 1, viewing.asked));
      await scene.jobs.drain();
      scene.server.refusal = undefined;
      const { emails: failed } = await find({ q: visitor.email });
      expect(failed).toMatchObject([{ template: 'viewing-receipt', state: 'failed' }]);
      ({ id } = failed[0]);
    });

    it('go to the right one, those that follow too, and it is kept nowhere in the open', async () => {
      expect((await correct(id, ' Vera@Example.NET ')).data.correctEmailAddress).toEqual({
        id,
        state: 'queued',
      });
      expect(await receivers()).toEqual([right]);
      expect((await find({ q: right })).emails).toMatchObject([{ id, state: 'sent' }]);
      expect(await show(id)).toMatchObject({ to: 'v…@example.net' });
      await scene.publish(viewing.event('confirmed', 2, viewing.arranged));
      expect((await receivers()).filter((to) => to === right)).toHaveLength(2);
      expect(await receivers()).not.toContain(visitor.email);
      const kept = await Promise.all(['corrections', 'deliveries', 'viewings', 'acts'].map(scene.collection));
      expect(JSON.stringify(kept)).not.toContain(right);
    });

    it('go to the right one though it was corrected wrongly before', async () => {
      scene.server.refusal = noSuchUser;
      await correct(id, 'nobody@example.net');
      await scene.jobs.drain();
      scene.server.refusal = undefined;
      await correct(id);
      expect(await receivers()).toEqual([right]);
    });

    it.each([
      ['the viewing is erased', () => scene.publish(viewing.erased(2))],
      [
        'an account of that address is closed',
        async () => {
          await scene.publish(scene.account(1, { email: right }));
          await scene.publish(
            scene.eventOf(
              'lintel.account.closed.v1',
              { subject: odile.id, sequence: 2 },
              { id: odile.id, closedAt: scene.clock.now().toISOString() },
            ),
          );
        },
      ],
      [
        'it was of no use for 14 days',
        async () => {
          scene.clock.advance({ seconds: 14 * 86_400 + 1 });
          await scene.service.upkeep.handle();
        },
      ],
    ])('are forgotten when %s', async (_, happen) => {
      await correct(id);
      await scene.mails();
      expect(await scene.collection('corrections')).toHaveLength(1);
      await happen();
      expect(await scene.collection('corrections')).toEqual([]);
    });

    it('cannot be corrected where they were sent, nor of an account, nor to what is no address', async () => {
      expect((await correct(id, 'vera')).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'address',
      });
      expect(codeOf(await correct('no-such'))).toBe('NOT_FOUND');
      expect(codeOf(await scene.ask(CORRECT, { id, address: right }, asOdile))).toBe('FORBIDDEN');
      await correct(id);
      await scene.mails();
      expect(codeOf(await correct(id))).toBe('CONFLICT');
      await scene.publish(scene.account(1));
      scene.server.refusal = noSuchUser;
      await scene.publish(scene.link('reset'));
      await scene.jobs.drain();
      const [reset] = (await find({ q: odile.email })).emails;
      expect(codeOf(await correct(reset.id))).toBe('CONFLICT');
    });
  });

  describe('that failed for one cause', () => {
    const FAILURES = '{ emailFailures { cause count example } }';
    const COUNT = 'query ($cause: String) { failedEmails(cause: $cause) }';
    const RESEND = 'mutation ($cause: String) { resendFailedEmails(cause: $cause) { matched queued } }';
    const refuse = async (text: string, ...requests: string[]) => {
      scene.server.refusal = new PermanentMailError(text);
      for (const request of requests) await scene.publish(scene.link('reset', request));
      await scene.jobs.drain();
      scene.server.refusal = undefined;
    };

    it('are counted, and sent again together, each once', async () => {
      await scene.publish(scene.account(1));
      await refuse('554 5.7.1 try 4711 looks like spam', 'a', 'b');
      await refuse('552 message too big', 'c');
      const { emailFailures } = (await scene.ask(FAILURES, {}, asOperations)).data;
      expect(emailFailures).toMatchObject([{ count: 2 }, { count: 1, example: '552 message too big' }]);
      const { cause } = emailFailures[0];
      expect((await find({ cause })).emails).toHaveLength(2);
      expect((await scene.ask(COUNT, { cause }, asOperations)).data.failedEmails).toBe(2);
      const both = await Promise.all([1, 2].map(() => scene.ask(RESEND, { cause }, asOperations)));
      const queued = both.map(({ data }) => data.resendFailedEmails.queued as number);
      expect(queued[0]! + queued[1]!).toBe(2);
      expect(await scene.mails()).toHaveLength(2);
      expect((await scene.ask(COUNT, {}, asOperations)).data.failedEmails).toBe(1);
    });

    it('are for operations staff', async () => {
      for (const query of [FAILURES, COUNT, RESEND])
        expect(codeOf(await scene.ask(query, {}, asOdile))).toBe('FORBIDDEN');
    });
  });
});
