import { beforeEach, describe, expect, it } from '@jest/globals';
import { FairQueue, fairness, type Turn } from './fair-queue.js';

let now: number;
let load: number;
let queue: FairQueue;
beforeEach(() => {
  [now, load] = [0, 0];
  queue = new FairQueue(
    () => load,
    () => now,
  );
});

interface Asked {
  turn: Turn | null | undefined;
}
/** Resolves at once, with what came of it so far. */
async function ask(caller: string, program = false, isGone?: () => boolean): Promise<Asked> {
  const asked: Asked = { turn: undefined };
  void queue.enter(caller, program, isGone).then((turn) => (asked.turn = turn));
  await Promise.resolve();
  return asked;
}
async function served(caller: string, workMs = 3, program = false): Promise<void> {
  (await ask(caller, program)).turn!(workMs);
}
const settle = async () => {
  queue.next();
  await Promise.resolve();
};
/** Forty requests a second. */
async function busy(caller: string, workMs?: number, program?: boolean): Promise<void> {
  for (let n = 0; n < 40; n++) {
    now += 25;
    await served(caller, workMs, program);
  }
}

/** How far apart a busy caller's requests begin. */
const apartMs = (workMs = 3) => workMs * fairness.apartTimes;

describe('whoever is alone', () => {
  it('waits for nobody, however much they ask for', async () => {
    load = 1;
    await busy('a', 100);
    const all = await Promise.all(Array.from({ length: fairness.atOnce }, () => ask('a')));
    expect(all.every(({ turn }) => turn)).toBe(true);
  });

  it('gives the turn of a request that nobody waits for any more to the next one', async () => {
    const all = await Promise.all(Array.from({ length: fairness.atOnce }, () => ask('a')));
    let left = false;
    const [gone, next] = [await ask('a', false, () => left), await ask('a')];
    left = true;
    all[0]!.turn!(3);
    await settle();
    expect(gone.turn).toBeNull();
    expect(next.turn).toBeTruthy();
  });

  it('is let through again when the others have gone', async () => {
    await served('b');
    now += fairness.presentMs + 1;
    load = 1;
    await busy('a', 100);
    const [one, other] = [await ask('a'), await ask('a')];
    expect([one.turn, other.turn].every(Boolean)).toBe(true);
  });
});

describe('whoever asks for much while others are there', () => {
  it('is served one at a time in a process that is loaded, and several in one that waits', async () => {
    await busy('a');
    now += apartMs();
    await served('b');
    load = 0.9;
    const [first, second] = [await ask('a'), await ask('a')];
    expect([!!first.turn, !!second.turn]).toEqual([true, false]);
    now += apartMs();
    await settle();
    expect(second.turn).toBeUndefined();
    load = 0.1;
    await settle();
    expect(second.turn).toBeTruthy();
  });

  it('begins one so many times as far after another as each keeps the process at work', async () => {
    await busy('a');
    await served('b');
    now += apartMs() - 1;
    const waiting = [await ask('a'), await ask('a')];
    const count = () => waiting.filter(({ turn }) => turn).length;
    expect(count()).toBe(0);
    now += 1;
    await settle();
    expect(count()).toBe(1);
    now += apartMs();
    await settle();
    expect(count()).toBe(2);
  });

  it('gives way to who is being served, but not for ever', async () => {
    await busy('a');
    const other = await ask('b');
    expect(other.turn).toBeTruthy();
    const waiting = await ask('a');
    expect(waiting.turn).toBeUndefined();
    now += fairness.patienceMs;
    await settle();
    expect(waiting.turn).toBeTruthy();
  });

  it('goes on as soon as the other has been served', async () => {
    await busy('a');
    now += apartMs();
    const other = await ask('b');
    const waiting = await ask('a');
    other.turn!(3);
    await Promise.resolve();
    expect(waiting.turn).toBeTruthy();
  });

  it('begins one after another as a program, which an agency lists its homes by', async () => {
    await busy('a');
    (await ask('a', true)).turn?.(3);
    now += apartMs();
    await served('b');
    for (let n = 0; n < 5; n++) {
      const asked = await ask('a', true);
      expect(asked.turn).toBeTruthy();
      asked.turn!(3);
    }
  });

  it('rests after what is dear, in proportion', async () => {
    await busy('a', 20);
    await served('b');
    const waiting = await ask('a');
    now += 1550;
    await settle();
    expect(waiting.turn).toBeUndefined();
    now += 60;
    await settle();
    expect(waiting.turn).toBeTruthy();
  });

  it('leaves a program a fifth of the process, however dear what it writes is', async () => {
    await busy('a', 20, true);
    await served('b');
    const waiting = await ask('a', true);
    now += 70;
    await settle();
    expect(waiting.turn).toBeUndefined();
    now += 20;
    await settle();
    expect(waiting.turn).toBeTruthy();
  });

  it('never holds up who asks for little', async () => {
    await busy('a', 50);
    load = 1;
    await Promise.all(Array.from({ length: 50 }, () => ask('a')));
    for (let n = 0; n < 10; n++) {
      now += 200;
      const asked = await ask('b');
      expect(asked.turn).toBeTruthy();
      asked.turn!(3);
    }
  });

  it('is refused what would wait too long, or is too many', async () => {
    await busy('a', 50);
    load = 1;
    await ask('b');
    const waiting = await Promise.all(Array.from({ length: fairness.waiting + 1 }, () => ask('a')));
    expect(waiting.at(-1)!.turn).toBeNull();
    now += fairness.longestWaitMs + 1;
    await settle();
    expect(waiting[5]!.turn).toBeNull();
  });
});
