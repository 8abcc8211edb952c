import type { EventData } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

type Notice = EventData<'lintel.alert.notice-due.v1'>;

const notice = (change: Partial<Notice> = {}) =>
  scene.eventOf(
    'lintel.alert.notice-due.v1',
    { subject: 'alert-1' },
    {
      ...{ notice: 'alert-1.1', kind: 'fired', alert: 'alert-1', rule: 'partDown', subject: 'search: index' },
      ...{ severity: 'page', title: 'search: index cannot do its work', reason: 'refused <b>\r\nBcc: x' },
      since: scene.clock.now().toISOString(),
      at: scene.clock.now().toISOString(),
      recipients: ['on-call@example.org', 'lead@example.org'],
      ...change,
    },
  );
const sent = async () => (await scene.mails()).map(({ to, subject }) => [to.address, subject]).sort();

describe('an alert', () => {
  it('is told to everybody who is told of alerts, with its reason and its page', async () => {
    await scene.publish(notice());
    expect(await sent()).toEqual([
      ['lead@example.org', 'Lintel: search: index cannot do its work'],
      ['on-call@example.org', 'Lintel: search: index cannot do its work'],
    ]);
    const { text } = (await scene.mails())[0]!;
    expect(text).toContain('Reason: refused <b> Bcc: x');
    expect(text).toContain('/operations/alerts?id=alert-1');
    const { jobs } = await scene.jobs.list('emails', 'completed');
    expect(jobs[0]).toMatchObject({ name: 'operations-alert', tags: { alert: 'alert-1' } });
  });

  it('is told once, however often the event is read, and that it is over in the same thread', async () => {
    const fired = notice({ recipients: ['on-call@example.org'] });
    await scene.publish(fired, fired);
    await scene.publish(notice({ kind: 'resolved', recipients: ['on-call@example.org'] }));
    expect((await sent()).map(([, subject]) => subject)).toEqual([
      ...['Lintel: Over: search: index cannot do its work', 'Lintel: search: index cannot do its work'],
    ]);
    const threads = (await scene.mails()).map(
      ({ source }) => /References: (\S+)/i.exec(Buffer.from(source).toString())?.[1],
    );
    expect(threads[0]).toMatch(/^<.+>$/);
    expect(new Set(threads).size).toBe(1);
  });

  it('that comes late is no reminder any more, and one of a later version is passed over', async () => {
    const at = new Date(scene.clock.now().getTime() - 3_600_000).toISOString();
    await scene.publish(notice({ kind: 'reminded', at }), notice({ kind: 'escalated' }));
    expect(await sent()).toEqual([]);
    expect((await scene.deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });
});
