import type { CloudEvent } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import { aListing, anAgencyEvent } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { agencyId, agent, buyer, DAY, form, type Scene } from './scene.js';

const session = { sessionId: 'session-1', accountVersion: 1 } as const;
const self: Identity = { ...agent, ...session };
const origin = 'https://homes.example.org';

/** What an agent's calendar is promised, on any engine. */
export function viewingFeedCases(start: () => Promise<Scene>): void {
  let scene: Scene;
  beforeEach(async () => {
    scene = await start();
    await scene.agentIs(self.subject, agencyId);
  });
  afterEach(() => scene.dispose());

  const renewing = (mine = false, as: Identity = self) =>
    scene.ask(
      'mutation ($mine: Boolean!) { renewViewingFeed(mine: $mine) { path feed { mine } } }',
      { mine },
      as,
    );
  async function renewed(mine = false, as: Identity = self): Promise<string> {
    const { data, errors } = await renewing(mine, as);
    if (errors) throw new Error(errors[0]!.message);
    return /^\/feeds\/viewings\/([\w-]{43})\.ics$/.exec(data.renewViewingFeed.path)![1]!;
  }
  async function fileOf(token: string): Promise<string | null> {
    const { data, errors } = await scene.ask(
      'query ($token: String!, $origin: String!) { viewingFeedFile(token: $token, origin: $origin) }',
      { token, origin },
    );
    if (errors) throw new Error(errors[0]!.message);
    return data.viewingFeedFile;
  }
  const ends = (as: Identity = self) => scene.ask('mutation { endViewingFeed }', {}, as);

  /** What a calendar makes of it. */
  async function entries(token: string) {
    const file = (await fileOf(token))!;
    const calendar = new ICAL.Component(ICAL.parse(file));
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
    return {
      file,
      calendar,
      events: calendar.getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component);
        const { startDate } = event;
        startDate.zone = zone;
        return {
          uid: event.uid,
          sequence: event.sequence,
          status: component.getFirstPropertyValue('status'),
          summary: event.summary,
          location: event.location,
          start: startDate.toJSDate().toISOString(),
        };
      }),
    };
  }

  async function accessChanged(accountId: string, fromVersion: number): Promise<void> {
    const event = {
      ...(scene.listed() as CloudEvent<object>),
      id: `access-${fromVersion}`,
      type: 'lintel.account-access.changed.v1',
      subject: accountId,
      sequence: fromVersion,
      data: { accountId, fromVersion },
    };
    await scene.harness.bus.publish('lintel.account-access', [event]);
    await scene.harness.bus.drain();
  }

  describe("an agent's viewings as a calendar", () => {
    it('say what is asked for, arranged and called off, each under the same UID and SEQUENCE as in the mailed files', async () => {
      const token = await renewed();
      const id = await scene.requested({}, buyer);
      const uid = `viewing-${id}@lintel`;
      expect((await entries(token)).events).toEqual([
        {
          uid,
          sequence: 0,
          status: 'TENTATIVE',
          summary: `Viewing to be confirmed: ${aListing().title}`,
          location: aListing().address,
          start: `${DAY}T10:00:00.000Z`,
        },
      ]);
      await scene.confirm({ id, date: DAY, time: '11:00' }, agent);
      await scene.move({ id, date: DAY, time: '14:00' }, agent);
      const mailed = new ICAL.Event(
        new ICAL.Component(ICAL.parse((await scene.calendar({ id }, agent))!)).getFirstSubcomponent(
          'vevent',
        )!,
      );
      const [moved] = (await entries(token)).events;
      expect(moved).toMatchObject({ status: 'CONFIRMED', start: `${DAY}T14:00:00.000Z` });
      expect([moved!.uid, moved!.sequence]).toEqual([mailed.uid, mailed.sequence]);
      // Another time is asked for: what is arranged stands.
      await scene.reschedule({ id, dates: ['2026-03-04'], times: ['09:30'] }, buyer);
      expect((await entries(token)).events).toMatchObject([
        { status: 'CONFIRMED', start: `${DAY}T14:00:00.000Z` },
      ]);
      await scene.cancel({ id }, buyer);
      expect((await entries(token)).events).toMatchObject([{ uid, status: 'CANCELLED', sequence: 2 }]);
      scene.clock.advance({ days: 15 });
      expect((await entries(token)).events).toEqual([]);
    });

    it('name nobody who comes, whatever they wrote, and say when calendars are to look again', async () => {
      const token = await renewed();
      const id = await scene.requested({ message: 'I am in a hurry' }, buyer);
      await scene.confirm({ id }, agent);
      await scene.note(id, 'Has a dog', agent);
      const { file, calendar } = await entries(token);
      for (const personal of [form.name, form.email, form.phone, 'hurry', 'dog', 'ATTENDEE'])
        expect(file.replaceAll('\r\n ', '')).not.toContain(personal);
      expect(file.replaceAll('\r\n ', '')).toContain(`URL:${origin}/agent/dashboard?tab=viewings`);
      expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
      expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M');
      expect(calendar.getFirstSubcomponent('vtimezone')!.getFirstPropertyValue('tzid')).toBe('Europe/London');
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    });

    it('are the same byte for byte while nothing happens, whenever they are fetched', async () => {
      const token = await renewed();
      await scene.requested({}, buyer);
      const before = await fileOf(token);
      scene.clock.advance({ seconds: 1200 });
      expect(await fileOf(token)).toBe(before);
    });

    it('go back sixty days, and leave out what was asked for and never answered', async () => {
      const token = await renewed();
      await scene.confirm({ id: await scene.requested({}, buyer) }, agent);
      await scene.requested({ times: ['15:00'], email: 'second@example.org' });
      scene.clock.advance({ days: 55 });
      expect((await entries(token)).events).toMatchObject([{ status: 'CONFIRMED' }]);
      scene.clock.advance({ days: 10 });
      expect((await entries(token)).events).toEqual([]);
    });

    it('are those of the homes whose contact the agent is, where that was chosen', async () => {
      await scene.requested({}, buyer);
      const token = await renewed(true);
      expect((await entries(token)).events).toEqual([]);
      await scene.list({ agent: { ...aListing().agent, email: `${self.subject}@agency.example` } });
      expect((await entries(token)).events).toHaveLength(1);
      const { data } = await scene.ask('{ viewingFeed { mine madeAt } }', {}, self);
      expect(data.viewingFeed).toEqual({ mine: true, madeAt: scene.clock.now().toISOString() });
    });
  });

  describe('the address of the feed', () => {
    it('is good until another is made or it is ended, and any other is as good as none', async () => {
      const first = await renewed();
      const second = await renewed();
      expect(await fileOf(first)).toBeNull();
      expect(await fileOf(second)).not.toBeNull();
      for (const none of [second.slice(1), `${second}A`, '', 'x'.repeat(43), 'a'.repeat(5000)])
        expect([none, await fileOf(none)]).toEqual([none, null]);
      expect((await ends()).data.endViewingFeed).toBe(true);
      expect(await fileOf(second)).toBeNull();
      expect((await ends()).data.endViewingFeed).toBe(false);
    });

    it('is one however many are made at once', async () => {
      const tokens = await Promise.all(Array.from({ length: 6 }, () => renewed()));
      const good = [];
      for (const token of tokens) if ((await fileOf(token)) !== null) good.push(token);
      expect(good).toHaveLength(1);
    });

    it('is kept as a hash alone, is in the audit trail without it, and in what the person is given of themselves', async () => {
      const token = await renewed();
      const kept = JSON.stringify(
        await scene.documents.connection.collection('feed-addresses').find({}).toArray(),
      );
      expect(kept).toContain(self.subject);
      expect(kept).not.toContain(token);
      const acts: CloudEvent<any>[] = [];
      const reader = await scene.harness.bus.subscribe({
        consumer: 'acts',
        topic: 'lintel.audit',
        from: 'beginning',
        handle: async (events) => void acts.push(...events),
      });
      await ends();
      await scene.published();
      expect(acts.map(({ actor, data }) => [actor, data.act, data.agencyId])).toEqual([
        [self.subject, 'viewing-feed.renewed', agencyId],
        [self.subject, 'viewing-feed.ended', agencyId],
      ]);
      expect(JSON.stringify(acts)).not.toContain(token);
      await reader.stop();
      await renewed(true);
      const { data } = await scene.ask('{ exportMyViewingData }', {}, self);
      expect(JSON.parse(data.exportMyViewingData).calendarFeed).toMatchObject({ mine: true });
    });

    it('is for agents who sign in: not for programs, nor for visitors', async () => {
      for (const [who, code] of [
        [agent, 'FORBIDDEN'],
        [{ ...agent, key: true as const }, 'FORBIDDEN'],
        [buyer, 'FORBIDDEN'],
      ] as const)
        expect((await renewing(false, who)).errors?.[0]?.extensions['code']).toBe(code);
    });

    it('dies when the agent leaves, and does not come back with them', async () => {
      const token = await renewed();
      await scene.agentIs(self.subject, 'another-agency');
      expect(await fileOf(token)).toBeNull();
      await accessChanged(self.subject, 2);
      await scene.agentIs(self.subject, agencyId);
      expect(await fileOf(token)).toBeNull();
    });

    it('dies when the account is closed', async () => {
      const token = await renewed();
      await scene.closeAccount(self.subject);
      expect(await fileOf(token)).toBeNull();
      expect(await scene.documents.connection.collection('feed-addresses').countDocuments({})).toBe(0);
    });

    it('dies with the sessions that staff or the owner end, and none is made by a token from before', async () => {
      const token = await renewed();
      await accessChanged(self.subject, 1);
      expect(await fileOf(token)).not.toBeNull();
      await accessChanged(self.subject, 5);
      expect(await fileOf(token)).toBeNull();
      expect((await renewing()).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
      const later = await renewed(false, { ...self, accountVersion: 5 });
      // Heard once more.
      await accessChanged(self.subject, 5);
      expect(await fileOf(later)).not.toBeNull();
    });

    it('is good while the agency is suspended, so that calendars hear what is called off; no other is made then', async () => {
      const token = await renewed();
      await scene.confirm({ id: await scene.requested({}, buyer) }, agent);
      await scene.harness.bus.publish('lintel.agency', [
        { ...anAgencyEvent('suspended', 2, { id: agencyId }), time: scene.clock.now().toISOString() },
      ]);
      await scene.harness.bus.drain();
      expect((await entries(token)).events).toMatchObject([{ status: 'CANCELLED' }]);
      expect((await renewing()).errors?.[0]?.extensions['code']).toBe('AGENCY_SUSPENDED');
      expect((await ends()).data.endViewingFeed).toBe(true);
    });
  });
}
