import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { agent, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const QUEUE = 'viewing-reminders';
const waiting = async () => {
  const { jobs } = await scene.jobs.list(QUEUE, 'delayed');
  return jobs.map(({ dueAt }) => dueAt).sort();
};
const reminders = async () =>
  (await scene.published())
    .filter(({ type }) => type === 'lintel.viewing.reminder-due.v1')
    .map(({ data }) => [data.hoursBefore, data.start]);

/** Friday the 6th at 10:00. */
async function confirmed(times = ['10:00']): Promise<string> {
  const id = await scene.requested({ date: '2026-03-06', times });
  await scene.confirm({ id }, agent);
  return id;
}

/** Takes what is not yet due off the queue, as when it was emptied, and lets the rest run. */
async function runDue(): Promise<void> {
  const now = scene.clock.now().toISOString();
  for (const { key, dueAt } of (await scene.jobs.list(QUEUE, 'delayed')).jobs)
    if (dueAt! > now) await scene.jobs.discard(QUEUE, key);
  await scene.jobs.drain();
}

describe('both sides are reminded', () => {
  it('24 hours and 2 hours before, once each', async () => {
    await confirmed();
    const start = '2026-03-06T10:00:00.000Z';
    expect(await waiting()).toEqual(['2026-03-05T10:00:00.000Z', '2026-03-06T08:00:00.000Z']);
    scene.clock.advance({ days: 4, seconds: 3600 });
    await runDue();
    expect(await reminders()).toEqual([[24, start]]);
    await scene.service.upkeep.handle();
    expect(await waiting()).toEqual(['2026-03-06T08:00:00.000Z']);
    scene.clock.advance({ seconds: 22 * 3600 });
    await runDue();
    await scene.service.upkeep.handle();
    await runDue();
    expect(await reminders()).toEqual([
      [24, start],
      [2, start],
    ]);
  });

  it('of a viewing that was moved at its new time, and not at the old one', async () => {
    const id = await confirmed();
    await scene.reschedule({ token: await scene.token(id), dates: ['2026-03-10'], times: ['09:30'] });
    await scene.confirm({ id }, agent);
    scene.clock.advance({ days: 5 });
    await runDue();
    expect(await reminders()).toEqual([]);
    scene.clock.advance({ days: 3, seconds: 1800 });
    await scene.service.upkeep.handle();
    await runDue();
    expect(await reminders()).toEqual([[24, '2026-03-10T09:30:00.000Z']]);
  });

  it('of nothing that was called off', async () => {
    const id = await confirmed();
    await scene.cancel({ id }, agent);
    scene.clock.advance({ days: 4, seconds: 23 * 3600 });
    await scene.jobs.drain();
    await scene.service.upkeep.handle();
    expect(await reminders()).toEqual([]);
  });

  it('not a day before, when it was arranged later than that', async () => {
    scene.clock.advance({ days: 4, seconds: 12 * 3600 });
    await confirmed();
    expect(await waiting()).toEqual(['2026-03-06T08:00:00.000Z']);
  });

  it('even if the queue was emptied meanwhile', async () => {
    await confirmed();
    for (const { key } of (await scene.jobs.list(QUEUE, 'delayed')).jobs)
      await scene.jobs.discard(QUEUE, key);
    scene.clock.advance({ days: 4, seconds: 1800 });
    await scene.service.upkeep.handle();
    expect(await waiting()).toEqual(['2026-03-05T10:00:00.000Z', '2026-03-06T08:00:00.000Z']);
    scene.clock.advance({ seconds: 23.5 * 3600 });
    await scene.jobs.drain();
    expect(await reminders()).toEqual([[2, '2026-03-06T10:00:00.000Z']]);
  });

  it('even if the queue was away when the viewing was confirmed, which does not hold it up', async () => {
    jest.spyOn(scene.jobs, 'addMany').mockRejectedValueOnce(new Error('away'));
    const id = await confirmed();
    expect((await scene.viewing(id)).status).toBe('scheduled');
    expect(await waiting()).toEqual([]);
    scene.clock.advance({ days: 4, seconds: 1800 });
    await scene.service.upkeep.handle();
    expect(await waiting()).toHaveLength(2);
  });
});
