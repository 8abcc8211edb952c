import { findEventDefinition } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import type { Identity } from '@lintel/service-kit';
import { eventually, type Harness } from '@lintel/testing';
import { HTTP } from 'cloudevents';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from '@jest/globals';
import { agencyId, deliveryFixture, owner } from './deliveries.fixture.js';
import type { Answering } from './webhook-target.fixture.js';

const elsewhere: Identity = { ...owner, agencyId: 'other' };
const key: Identity = { subject: 'key:1', key: true, role: 'agent', agencyId };
const staff: Identity = { subject: 'staff', role: 'operations' };
const portalKey: Identity = { subject: 'key:2', key: true, role: 'user' };
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What webhooks are told, on the documents of a profile; each call opens the same ones. */
export function deliveryCases(openDocuments: (harness: Harness) => Promise<Documents>): void {
  const its = deliveryFixture(openDocuments);
  const { start, ask, target, webhook, shown, deliveriesOf, compose, tell, heard, published, later } = its;

  describe('what happens', () => {
    it('is sent as a CloudEvent that the public libraries take, signed with the secret', async () => {
      const server = await target();
      const { secret, webhook: made } = await webhook(server.url);
      const event = published(1);
      await tell(event);
      const [{ headers, body }] = server.received as [(typeof server.received)[0]];
      const timestamp = { 'webhook-timestamp': headers['webhook-timestamp'] as string };
      expect(Number(timestamp['webhook-timestamp'])).toBe(
        Math.floor(its.harness.clock.now().getTime() / 1000),
      );
      // The library compares with the machine's clock.
      const library = new Webhook(secret);
      const signed = library.sign(event.id, its.harness.clock.now(), body);
      expect(headers['webhook-signature']).toBe(signed);
      expect(headers['webhook-id']).toBe(event.id);
      const read = HTTP.toEvent<any>({ headers, body }) as any;
      expect(read.validate()).toBe(true);
      expect(read).toMatchObject({ id: event.id, type: event.type, subject: '1', position: 1 });
      expect(read.dataschema).toBe('https://lintel.example/schemas/lintel.listing.published.v1.json');
      expect(body).not.toMatch(/sales@|020 7946|traceparent/);
      const [delivery] = await deliveriesOf(made.id);
      expect(delivery).toMatchObject({
        ...{ eventId: event.id, state: 'delivered', nextAttemptAt: null, request: body },
        attempts: [{ status: 200, error: null }],
      });
      expect(await shown(made.id)).toMatchObject({ delivered: 1, failed: 0, waiting: 0, enabled: true });
    });

    it('leads operations staff, and nobody else, to the request that it came of', async () => {
      const server = await target();
      const { webhook: made } = await webhook(server.url);
      const reference = '4bf92f3577b34da6a3ce929d0e0e4736';
      const event = { ...published(1), traceparent: `00-${reference}-00f067aa0ba902b7-01` };
      // Of one that was added before references were kept.
      const { traceparent: _, ...other } = published(2);
      await tell(event);
      await tell(other);
      const OF = `query ($id: ID!) { webhookDeliveries(webhook: $id) { deliveries { eventId correlation } } }`;
      const seenBy = async (as: Identity) =>
        Object.fromEntries(
          (await ask(OF, { id: made.id }, as)).webhookDeliveries.deliveries.map(
            ({ eventId, correlation }: { eventId: string; correlation: string | null }) => [
              eventId,
              correlation,
            ],
          ),
        );
      expect(await seenBy(staff)).toEqual({ [event.id]: reference, [other.id]: null });
      for (const as of [owner, key]) expect(await seenBy(as)).toEqual({ [event.id]: null, [other.id]: null });
      const TRACED = `query ($of: String!) { tracedDeliveries(reference: $of) { webhook { id } delivery { eventId request } } }`;
      const traced = await ask(TRACED, { of: reference }, staff);
      expect(traced.tracedDeliveries).toEqual([
        { webhook: { id: made.id }, delivery: { eventId: event.id, request: expect.any(String) } },
      ]);
      for (const as of [owner, key, portalKey])
        await expect(ask(TRACED, { of: reference }, as)).rejects.toThrow('for operations staff');
      await expect(ask(TRACED, { of: 'all' }, staff)).rejects.toThrow('32 of the digits');
      const entries = await its.harness.ask<any>(
        its.service,
        '{ streamAfter(position: 0, first: 9) { entries { event } } }',
      );
      for (const told of [server.received, entries, traced])
        expect(JSON.stringify(told)).not.toMatch(new RegExp(`${reference}|traceparent|correlation`));
    });

    it('is verified by the library at the time that it is sent', async () => {
      const server = await target();
      its.harness.clock.advance({
        seconds: Math.round((Date.now() - its.harness.clock.now().getTime()) / 1000),
      });
      const { secret } = await webhook(server.url);
      await tell(published(1));
      const { body, headers } = server.received[0]!;
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        subject: '1',
      });
      expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    });

    it('is told to those who listen to it, from their making on, and to each who may hear it', async () => {
      const [ours, theirs, portals, area] = [await target(), await target(), await target(), await target()];
      await tell(published(1));
      await webhook(ours.url);
      await webhook(theirs.url, {}, elsewhere);
      await webhook(portals.url, {}, portalKey);
      await webhook(area.url, { filter: { outcodes: ['N1'] } }, elsewhere);
      await tell(published(2, { outcode: 'N1' }), published(3, { outcode: 'SW4' }));
      await tell(compose('lintel.viewing.confirmed.v1', 'a-viewing', 1));
      const told = ({ received }: typeof ours) => received.map(({ body }) => JSON.parse(body).subject).sort();
      expect(told(ours)).toEqual(['2', '3', 'a-viewing']);
      expect(told(theirs)).toEqual(['2', '3']);
      expect(told(portals)).toEqual(['2', '3']);
      expect(told(area)).toEqual(['2']);
    });

    it('is not told to a suspended agency, nor what waited for it', async () => {
      const server = await target((response) => void response.writeHead(500).end());
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      const { example } = findEventDefinition('lintel.agency.suspended.v1')!;
      await tell(
        compose('lintel.agency.suspended.v1', agencyId, 2, { ...(example as object), id: agencyId }),
      );
      await tell(published(2));
      await later(MINUTE);
      expect(server.received).toHaveLength(1);
      expect(await shown(made.id)).toMatchObject({ waiting: 0, failed: 1 });
    });

    it('is signed with both secrets while one takes over from the other', async () => {
      const server = await target();
      const { secret, webhook: made } = await webhook(server.url);
      const { rotateWebhookSecret } = await ask(
        'mutation ($id: ID!) { rotateWebhookSecret(id: $id, overlapHours: 1) { secret } }',
        { id: made.id },
      );
      const signaturesOf = (at: number) =>
        (server.received[at]!.headers['webhook-signature'] as string).split(' ');
      const signedBy = (by: string, at: number) =>
        new Webhook(by).sign(server.ids()[at] as string, its.harness.clock.now(), server.received[at]!.body);
      await tell(published(1));
      expect(signaturesOf(0)).toEqual([signedBy(rotateWebhookSecret.secret, 0), signedBy(secret, 0)]);
      its.harness.clock.advance({ seconds: 3600 });
      await tell(published(2));
      expect(signaturesOf(1)).toEqual([signedBy(rotateWebhookSecret.secret, 1)]);
    });
  });

  describe('what is not taken', () => {
    it('is sent again with the same id, later and later, until it is', async () => {
      const server = await target(
        (response, _, earlier) => void response.writeHead(earlier < 3 ? 503 : 204).end(),
      );
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      expect((await deliveriesOf(made.id, 'waiting'))[0].attempts).toEqual([
        { status: 503, error: 'HTTP 503', answer: '' },
      ]);
      await later(3);
      expect(server.received).toHaveLength(1);
      await later(3);
      expect(server.received).toHaveLength(2);
      await later(6 * MINUTE);
      await later(36 * MINUTE);
      expect(new Set(server.ids()).size).toBe(1);
      expect(server.received).toHaveLength(4);
      expect(await shown(made.id)).toMatchObject({ delivered: 1, waiting: 0, lastFailure: null });
    });

    it.each<[string, Answering, object]>([
      ['hangs', () => undefined, { status: null, error: 'no whole answer within 1 s' }],
      [
        'drips for ever',
        (response) => {
          response.writeHead(200);
          const timer = setInterval(() => response.write('.'), 50);
          response.on('close', () => clearInterval(timer));
        },
        { status: null, error: 'no whole answer within 1 s' },
      ],
      [
        'redirects to the metadata of a cloud',
        (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
        { status: 302, error: 'HTTP 302: redirects are not followed' },
      ],
      ['hangs up', (response) => void response.destroy(), { status: null, error: 'ECONNRESET' }],
    ])('is known by its reason when the target %s', async (_what, answer, attempt) => {
      const server = await target(answer);
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      const [delivery] = await deliveriesOf(made.id);
      expect(delivery.state).toBe('waiting');
      expect(delivery.attempts).toMatchObject([attempt]);
      expect(await shown(made.id)).toMatchObject({ lastFailure: (attempt as { error: string }).error });
    });

    it('waits for as long as the target asks', async () => {
      const server = await target(
        (response, _, earlier) =>
          void response.writeHead(earlier ? 200 : 429, { 'retry-after': '120' }).end(),
      );
      await webhook(server.url);
      await tell(published(1));
      await later(119);
      expect(server.received).toHaveLength(1);
      await later(1);
      expect(server.received).toHaveLength(2);
    });

    it('is given up after ten attempts, and the webhook once it took nothing for five days', async () => {
      const server = await target((response) => void response.writeHead(500).end('broken'));
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      for (let times = 0; times < 9; times++) await later(30 * HOUR);
      expect(server.received).toHaveLength(10);
      const [delivery] = await deliveriesOf(made.id);
      expect(delivery.state).toBe('failed');
      expect(delivery.attempts.at(-1)).toEqual({ status: 500, error: 'HTTP 500', answer: 'broken' });
      expect(await shown(made.id)).toMatchObject({ enabled: false, disabledReason: 'failing' });
      expect(await heard('lintel.webhook')).toMatchObject([
        { type: 'lintel.webhook.disabled.v1', subject: made.id, data: { agencyId, reason: 'failing' } },
      ]);
      await tell(published(2));
      expect(server.received).toHaveLength(10);
    });

    it('ends with the webhook whose address is gone, until somebody enables it', async () => {
      const server = await target(
        (response, _, earlier) => void response.writeHead(earlier ? 200 : 410).end(),
      );
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      expect(await shown(made.id)).toMatchObject({ enabled: false, disabledReason: 'gone', failed: 1 });
      await tell(published(2));
      await ask('mutation ($id: ID!) { updateWebhook(id: $id, input: { enabled: true }) { enabled } }', {
        id: made.id,
      });
      await tell(published(3));
      expect(server.received.map(({ body }) => JSON.parse(body).subject)).toEqual(['1', '3']);
    });
  });

  describe('an answer', () => {
    it('of 300 kB is taken, and its first KiB kept', async () => {
      const server = await target((response) => void response.end('x'.repeat(300_000)));
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      const [delivery] = await deliveriesOf(made.id);
      expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ answer: 'x'.repeat(1024) }] });
    });
  });

  describe('an ordered webhook', () => {
    it('hears nothing before what it has not taken yet', async () => {
      const server = await target(
        (response, _, earlier) => void response.writeHead(earlier ? 200 : 500).end(),
      );
      await webhook(server.url, { ordered: true });
      const updated = (sequence: number) => compose('lintel.listing.updated.v1', '1', sequence, { id: 1 });
      await tell(published(1), updated(2), updated(3));
      expect(server.received).toHaveLength(1);
      await later(6);
      expect(server.received.map(({ body }) => JSON.parse(body).sequence)).toEqual([1, 1, 2, 3]);
    });

    it('is failing from what it refused on, whatever it had taken before in the same turn', async () => {
      const server = await target(
        (response, _, earlier) => void response.writeHead(earlier === 2 ? 500 : 200).end(),
      );
      const { webhook: made } = await webhook(server.url, { ordered: true });
      await tell(...[1, 2, 3, 4].map((id) => published(id)));
      expect(server.received).toHaveLength(3);
      expect(await shown(made.id)).toMatchObject({ delivered: 2, waiting: 2, lastFailure: 'HTTP 500' });
      await later(6);
      expect(server.received.map(({ body }) => JSON.parse(body).subject)).toEqual(['1', '2', '3', '3', '4']);
      expect(await shown(made.id)).toMatchObject({ delivered: 4, waiting: 0, lastFailure: null });
    });

    it('is nobody else’s while an exchange may go on, however much waits for it', async () => {
      const { connection } = await openDocuments(its.harness);
      const left: number[] = [];
      const server = await target(async (response) => {
        const kept = await connection.collection('webhooks').findOne({});
        left.push(kept!['claimedUntil'].getTime() - its.harness.clock.now().getTime());
        its.harness.clock.advance({ seconds: 1.9 });
        response.end();
      });
      await webhook(server.url, { ordered: true });
      await tell(...Array.from({ length: 12 }, (_, index) => published(index + 1)));
      expect(left).toHaveLength(12);
      expect(Math.min(...left)).toBeGreaterThan(15_000);
    });
  });

  describe('a redelivery', () => {
    it('sends one delivery, or those of a time that failed, by the ids that they had', async () => {
      const server = await target(
        (response, _, earlier) => void response.writeHead(earlier < 10 ? 500 : 200).end(),
      );
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      while (server.received.length < 10) await later(6 * HOUR);
      const [first] = await deliveriesOf(made.id);
      const again = (what: object) =>
        ask(
          `mutation ($webhook: ID!, $delivery: ID, $from: String, $to: String, $all: Boolean) {
          redeliver(webhook: $webhook, delivery: $delivery, from: $from, to: $to, all: $all) { count } }`,
          { webhook: made.id, ...what },
        );
      expect(first.state).toBe('failed');
      const range = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
      expect(await again(range)).toEqual({ redeliver: { count: 1 } });
      await its.service.drain();
      expect((await deliveriesOf(made.id, 'delivered')).map(({ id }: any) => id)).toEqual([first.id]);
      expect(await again(range)).toEqual({ redeliver: { count: 0 } });
      expect(await again({ ...range, all: true })).toEqual({ redeliver: { count: 1 } });
      await its.service.drain();
      expect(await again({ delivery: first.id })).toEqual({ redeliver: { count: 1 } });
      await its.service.drain();
      expect(server.received).toHaveLength(13);
      expect(new Set(server.ids()).size).toBe(1);
      await expect(again({ from: range.to, to: range.from })).rejects.toThrow('before the beginning');
      await expect(again({ delivery: 'nonsense' })).rejects.toThrow('no such delivery');
      await expect(again({})).rejects.toThrow('from when to when');
    });

    it('of a test sends what nobody else hears', async () => {
      const server = await target();
      const { secret, webhook: made } = await webhook(server.url);
      const { sendTestEvent } = await ask(
        'mutation ($id: ID!) { sendTestEvent(webhook: $id) { eventId type request } }',
        { id: made.id },
      );
      await its.service.drain();
      const [{ headers, body }] = server.received as [(typeof server.received)[0]];
      expect(sendTestEvent).toEqual({
        eventId: headers['webhook-id'],
        type: 'lintel.webhook.test.v1',
        request: body,
      });
      expect((HTTP.toEvent<any>({ headers, body }) as any).data).toEqual({ webhook: made.id });
      expect(headers['webhook-signature']).toBe(
        new Webhook(secret).sign(sendTestEvent.eventId, its.harness.clock.now(), body),
      );
    });
  });

  describe('what is kept of deliveries', () => {
    const upkeep = async () => (await start()).stop();

    it('is what was sent in thirty days', async () => {
      const server = await target();
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      its.harness.clock.advance({ seconds: 31 * 24 * HOUR });
      await tell(published(2));
      await upkeep();
      expect((await deliveriesOf(made.id)).map(({ request }: any) => JSON.parse(request).subject)).toEqual([
        '2',
      ]);
    });

    it('waits for no webhook that is not served any more', async () => {
      const server = await target((response) => void response.writeHead(500).end());
      const { webhook: made } = await webhook(server.url);
      await tell(published(1));
      const { connection } = await openDocuments(its.harness);
      const gone = connection.collection('deliveries');
      await gone.updateOne({ webhookId: made.id }, { $set: { webhookId: 'removed meanwhile' } });
      await upkeep();
      expect(await gone.findOne({ webhookId: 'removed meanwhile' })).toMatchObject({
        state: 'failed',
        dueAt: null,
      });
    });
  });

  describe('several processes', () => {
    it('send each event once', async () => {
      const server = await target();
      const others = await Promise.all([start(), start()]);
      for (let number = 0; number < 5; number++) await webhook(`${server.url}/${number}`);
      await tell(...Array.from({ length: 8 }, (_, index) => published(index + 1)));
      await Promise.all(others.map((other) => other.drain()));
      const told = server.received.map(({ path, headers }) => `${path} ${headers['webhook-id']}`);
      expect(told).toHaveLength(40);
      expect(new Set(told).size).toBe(40);
    });

    it('take over from one that died, once its claim has ended', async () => {
      const server = await target();
      const { webhook: made } = await webhook(server.url);
      const { connection } = await openDocuments(its.harness);
      const until = new Date(its.harness.clock.now().getTime() + 30_000);
      await connection.collection('webhooks').updateOne({ _id: made.id as never }, {
        $set: { claim: 'of the dead', claimedUntil: until },
      } as never);
      await tell(published(1));
      expect(server.received).toHaveLength(0);
      await later(30);
      expect(server.ids()).toHaveLength(1);
    });
  });

  describe('a webhook that takes everything slowly', () => {
    it('has its place among those that fail, until it is quick again', async () => {
      const server = await target((response, _, earlier) => {
        its.harness.clock.advance({ seconds: earlier ? 0 : 3 });
        response.end();
      });
      await webhook(server.url);
      const { connection } = await openDocuments(its.harness);
      const kept = () => connection.collection('webhooks').findOne({});
      await tell(published(1));
      expect(await kept()).toMatchObject({ slow: true, failingSince: null });
      await tell(published(2));
      expect(await kept()).toMatchObject({ slow: false });
      expect(server.received).toHaveLength(2);
    });
  });

  describe('webhooks that hang', () => {
    it('keep nobody else from hearing at once', async () => {
      let [open, mostOpen] = [0, 0];
      const slow = await target((response) => {
        mostOpen = Math.max(mostOpen, ++open);
        response.on('close', () => open--);
      });
      const quick = await target();
      for (let number = 0; number < 20; number++) await webhook(`${slow.url}/${number}`);
      for (let number = 0; number < 30; number++) await webhook(`${quick.url}/${number}`, {}, elsewhere);
      await tell(published(1));
      const [row] = (await its.service.health()).filter(({ name }) => name === 'integrations: webhooks');
      expect(row).toMatchObject({
        ready: true,
        gauges: { waiting: 20, failing_endpoints: 20, oldest_due_seconds: 0 },
      });
      const { data } = await its.harness.ask<any>(its.service, '{ webhooks(failing: true) { url } }', {
        as: { subject: 'staff', role: 'operations' },
      });
      expect(data.webhooks).toHaveLength(20);
      expect(new Set(data.webhooks.map(({ url }: { url: string }) => new URL(url).origin))).toEqual(
        new Set([new URL(slow.url).origin]),
      );
      expect(quick.received).toHaveLength(30);
      mostOpen = 0;
      await its.harness.bus.publish('lintel.listing', [published(2)]);
      await its.harness.bus.drain();
      await eventually(() => expect(quick.received).toHaveLength(60), { timeout: 20_000 });
      // The hanging ones, of one agency, take their time a few at once.
      expect(mostOpen).toBeLessThanOrEqual(4);
    });
  });
}
