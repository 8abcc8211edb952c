import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { InvalidJob, maxDataBytes, UnknownQueue, type NewJob } from '../jobs.port.js';
import { aJob, aQueue, gate, keysOf, never, recording, scene, someJobs } from './scene.js';

export function addingPromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('adding', () => {
    it('brings a job as it was, as a round trip through JSON leaves it', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, seen);
      const values = [
        { list: [1, null, 'ü 🏠'], absent: undefined, at: new Date(0) },
        null,
        'text',
        7,
        [],
        '',
      ];
      for (const [index, data] of values.entries())
        expect(await jobs.add(queue, aJob(`k${index}`, { name: 'send.e-mail_1', data }))).toBe(true);
      await jobs.drain();
      expect(seen.jobs.sort((a, b) => a.key.localeCompare(b.key))).toEqual(
        values.map((data, index) => ({
          key: `k${index}`,
          name: 'send.e-mail_1',
          data: JSON.parse(JSON.stringify(data)) as unknown,
        })),
      );
    });

    it('takes a copy: what the producer changes afterwards arrives nowhere', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, seen);
      const data = { rooms: ['kitchen'] };
      const added = jobs.addMany(queue, [aJob('a', { data })]);
      const alone = jobs.add(queue, aJob('b', { data }));
      data.rooms.push('late');
      await Promise.all([added, alone]);
      await jobs.drain();
      expect(seen.jobs.map((job) => job.data)).toEqual([{ rooms: ['kitchen'] }, { rooms: ['kitchen'] }]);
    });

    it('adds a key once, be the job waiting, delayed, under way, completed or failed, and says so', async () => {
      const { jobs } = await open();
      const other = (await open()).jobs;
      const [queue, gated] = [aQueue(), aQueue()];
      const twice = async (name: string, key: string) => {
        expect(await jobs.add(name, aJob(key, { data: 'other' }))).toBe(false);
        expect(await other.add(name, aJob(key, { data: 'other' }))).toBe(false);
        expect(await other.addMany(name, [aJob(key, { delayMs: 60_000 })])).toEqual([false]);
      };
      await jobs.add(queue, aJob('delayed', { delayMs: 3_600_000 }));
      await jobs.add(queue, aJob('waiting'));
      await twice(queue, 'delayed');
      await twice(queue, 'waiting');
      await jobs.add(gated, aJob('active'));
      const [begun, end] = [gate(), gate()];
      const worker = await jobs.work(gated, {
        async handle({ key }) {
          begun.open();
          await end.opened;
          if (key === 'failed') throw new Error('no');
        },
      });
      await begun.opened;
      await twice(gated, 'active');
      end.open();
      await jobs.add(gated, aJob('failed', { attempts: 1 }));
      await jobs.drain();
      await worker.stop();
      await twice(gated, 'active');
      await twice(gated, 'failed');
      expect(await jobs.counts(gated)).toEqual({
        waiting: 0,
        delayed: 0,
        active: 0,
        completed: 1,
        failed: 1,
        paused: false,
      });
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 1, delayed: 1 });
    });

    it('lets one of many win who add the same key at the same time', async () => {
      const opened = await Promise.all([open(), open(), open()]);
      const queue = aQueue();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => opened[index % 3]!.jobs.add(queue, aJob('same'))),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
    });

    it('adds many at once, a key that is there twice once', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.add(queue, aJob('job-1'));
      expect(await jobs.addMany(queue, [...someJobs(3), aJob('job-2')])).toEqual([true, false, true, false]);
      expect(await jobs.addMany(queue, [])).toEqual([]);
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 3 });
    });

    it('keeps queues apart', async () => {
      const { jobs } = await open();
      const [one, two] = [aQueue(), aQueue()];
      expect(await jobs.add(one, aJob('same'))).toBe(true);
      expect(await jobs.add(two, aJob('same'))).toBe(true);
      const seen = recording();
      await jobs.work(two, seen);
      await jobs.drain();
      expect(seen.jobs).toHaveLength(1);
      expect(await jobs.counts(one)).toMatchObject({ waiting: 1, completed: 0 });
    });

    it('takes any text as a key', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const anything = fc
        .string({ unit: 'binary', minLength: 1, maxLength: 100 })
        .filter((key) => !/\p{Cc}/u.test(key) && key.length <= 300);
      const keys = [
        ...new Set([
          ...fc.sample(anything, { numRuns: 100, seed: 1 }),
          ...['0', '0:', '12', 'a:b', 'a%3Ab', 'event:template:recipient', '__proto__', "'; --", '🏠', ' '],
          'x'.repeat(300),
        ]),
      ];
      const added = await jobs.addMany(
        queue,
        keys.map((key) => aJob(key)),
      );
      expect(added).not.toContain(false);
      const seen = recording();
      await jobs.work(queue, { concurrency: 10, ...seen });
      await jobs.drain();
      expect(keysOf(seen.jobs)).toEqual([...keys].sort());
      for (const key of keys.slice(-11)) await jobs.discard(queue, key);
      expect(await jobs.counts(queue)).toMatchObject({ completed: keys.length - 11 });
    });

    it('takes data of the largest size', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, seen);
      const data = 'é'.repeat(maxDataBytes / 2 - 1);
      await jobs.add(queue, aJob('large', { data }));
      await jobs.drain();
      expect(seen.jobs[0]!.data === data).toBe(true);
    });

    it('refuses what cannot be kept, names the field, and adds nothing of that call', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const circular: Record<string, unknown> = {};
      circular['self'] = circular;
      const bad: [Partial<NewJob>, RegExp][] = [
        [{ data: 'x'.repeat(maxDataBytes) }, /data: 500002 bytes/],
        [{ data: circular }, /data: not JSON/],
        [{ data: 1n }, /data: not JSON/],
        [{ data: undefined }, /data: undefined/],
        [{ key: '' }, /key/],
        [{ key: 'a\nb' }, /key/],
        [{ key: '\ud800' }, /key/],
        [{ key: 'x'.repeat(301) }, /key: 301/],
        [{ name: '' }, /name/],
        [{ name: 'a b' }, /name/],
        [{ delayMs: -1 }, /delayMs/],
        [{ delayMs: NaN }, /delayMs/],
        [{ attempts: 0 }, /attempts/],
        [{ attempts: 1.5 }, /attempts/],
        [{ backoff: { initialDelayMs: -1 } }, /backoff\.initialDelayMs/],
      ];
      await jobs.add(queue, aJob('there'));
      for (const [fields, message] of bad) {
        await expect(jobs.add(queue, aJob('bad', fields))).rejects.toThrow(InvalidJob);
        await expect(jobs.add(queue, aJob('bad', fields))).rejects.toThrow(message);
        const many = jobs.addMany(queue, [aJob('fine'), aJob('bad', fields)]);
        await expect(many).rejects.toThrow(new RegExp(`jobs\\[1\\]\\.${message.source}`));
      }
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 1, delayed: 0 });
      for (const name of ['', 'a b', 'a:b', '../x', 'x'.repeat(101)])
        await expect(jobs.add(name, aJob('a'))).rejects.toThrow(/^queue: /);
      for (const concurrency of [0, 1.5, -1])
        await expect(jobs.work(queue, { concurrency, handle: async () => {} })).rejects.toThrow(
          /concurrency/,
        );
    });

    it('names a queue that is unknown', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const asked = [
        () => jobs.counts(queue),
        () => jobs.list(queue, 'failed'),
        () => jobs.pause(queue),
        () => jobs.resume(queue),
        () => jobs.retry(queue, 'a'),
        () => jobs.discard(queue, 'a'),
        () => jobs.unschedule(queue, 'a'),
      ];
      for (const ask of asked) {
        await expect(ask()).rejects.toThrow(UnknownQueue);
        await expect(ask()).rejects.toThrow(queue);
      }
    });

    it('keeps a job back for its delay', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const times = new Map<string, number>();
      await jobs.work(queue, { handle: async ({ key }) => void times.set(key, Date.now()) });
      const before = Date.now();
      await jobs.add(queue, aJob('later', { delayMs: 150 }));
      await jobs.add(queue, aJob('now'));
      await jobs.drain();
      expect(times.get('later')! - before).toBeGreaterThanOrEqual(148);
      expect(times.get('now')!).toBeLessThanOrEqual(times.get('later')!);
    });

    it('keeps what was acknowledged before a crash', async () => {
      const first = await open();
      const queue = aQueue();
      await first.jobs.add(queue, aJob('a'));
      await first.jobs.add(queue, aJob('b', { ...never, delayMs: 20 }));
      await first.crash();
      const { jobs } = await open();
      const seen = recording();
      await jobs.work(queue, seen);
      await jobs.drain();
      expect(keysOf(seen.jobs)).toEqual(['a', 'b']);
    });

    it('refuses once closed; closing twice is no error', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.add(queue, aJob('a'));
      await jobs.close();
      await jobs.close();
      await expect(jobs.add(queue, aJob('b'))).rejects.toThrow('closed');
      await expect(jobs.work(queue, recording())).rejects.toThrow('clos');
      await expect(jobs.counts(queue)).rejects.toThrow('closed');
      await expect(jobs.health()).rejects.toThrow('closed');
    });
  });
}
