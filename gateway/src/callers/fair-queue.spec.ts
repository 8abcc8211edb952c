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
async function ask(caller: string): Promise<Asked> {
  const asked: Asked = { turn: undefined };
  void queue.enter(caller).then((turn) => (asked.turn = turn));
  await Promise.resolve();
  return asked;
}
async function served(caller: string, workMs = 3): Promise<void> {
  (await ask(caller)).turn!(workMs);
}
const settle = async () => {
  queue.next();
  await Promise.resolve();
};
/** Forty requests a second. */
async function busy(caller: string, workMs?: number): Promise<void> {
  for (let n = 0; n < 40; n++) {
    now += 25;
    await served(caller, workMs);
  }
}

describe('whoever is alone', () => {
  it('waits for nobody, however much they ask for', async () => {
    load = 1;
    await busy('a', 100);
    const all = await Promise.all(Array.from({ length: fairness.atOnce }, () => ask('a')));
    expect(all.every(({ turn }) => turn)).toBe(true);
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
    await served('b');
    load = 0.9;
    const [first, second] = [await ask('a'), await ask('a')];
    expect([!!first.turn, !!second.turn]).toEqual([true, false]);
    load = 0.1;
    await settle();
    expect(second.turn).toBeTruthy();
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
    const other = await ask('b');
    const waiting = await ask('a');
    other.turn!(3);
    await Promise.resolve();
    expect(waiting.turn).toBeTruthy();
  });

  it('waits for nobody between cheap requests while no other is served', async () => {
    await busy('a');
    await served('b');
    for (let n = 0; n < 5; n++) {
      const asked = await ask('a');
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
