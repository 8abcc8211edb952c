import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { Committer } from './committer.js';

describe('commits of a member', () => {
  it('go together while one is under way, the last of a partition alone', async () => {
    const sent: [number, number][][] = [];
    const first = Promise.withResolvers<void>();
    const committer = new Committer(async (offsets) => {
      sent.push(Array.from(offsets, ([partition, { offset }]) => [partition, offset]));
      if (sent.length === 1) await first.promise;
    });
    const commits = [
      committer.commit(0, 1),
      committer.commit(0, 2),
      committer.commit(1, 7),
      committer.commit(0, 3),
    ];
    first.resolve();
    await Promise.all(commits);
    expect(sent).toEqual([
      [[0, 1]],
      [
        [0, 3],
        [1, 7],
      ],
    ]);
  });

  it('are sent again until they are through', async () => {
    let tries = 0;
    const committer = new Committer(async () => {
      if (++tries < 3) throw new Error('rebalancing');
    });
    await committer.commit(0, 1);
    expect(tries).toBe(3);
  });

  it('leave nothing behind in memory, however many a membership sends', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const committer = new Committer(async () => undefined);
    const commitMany = async () => {
      for (let offset = 1; offset <= 20_000; offset++) await committer.commit(0, offset);
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = await commitMany();
    expect((await commitMany()) - before).toBeLessThan(2_000_000);
  });

  it('end with the membership, the one under way too', async () => {
    const committer = new Committer(() => new Promise<never>(() => undefined));
    const commits = [committer.commit(0, 1), committer.commit(0, 2)];
    committer.end('the membership lapsed');
    for (const commit of [...commits, committer.commit(0, 3)])
      await expect(commit).rejects.toThrow('the membership lapsed');
  });
});
