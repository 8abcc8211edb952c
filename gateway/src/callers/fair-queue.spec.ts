import { beforeEach, describe, expect, it } from '@jest/globals';
import { FairQueue, fairness, type NoTurn, type Turn } from './fair-queue.js';

let now: number;
let load: number;
let queue: FairQueue;
/** What follows the work that has begun, and the turn of the event loop. */
let working: (() => void)[];
let turning: (() => void)[];
beforeEach(() => {
  [now, load, working, turning] = [0, 0, [], []];
  queue = new FairQueue(
    () => load,
    () => now,
    { afterWork: (then) => working.push(then), afterTurn: (then) => turning.push(then) },
  );
});

interface Asked {
  answer: Turn | NoTurn | undefined;
  turn: Turn | undefined;
}
/** Resolves at once, with what came of it so far. */
async function ask(caller: string, program = false, isGone?: () => boolean): Promise<Asked> {
  const asked: Asked = { answer: undefined, turn: undefined };
  void queue.enter(caller, program, isGone).then((answer) => {
    asked.answer = answer;
    if (typeof answer === 'function') asked.turn = answer;
  });
  await Promise.resolve();
  return asked;
}
async function served(caller: string, workMs = 3, program = false): Promise<void> {
  (await ask(caller, program)).turn!(workMs);
}
const worked = async () => {
  do await Promise.resolve();
  while (working.splice(0).map((then) => then()).length > 0);
};
const settle = () => {
  queue.next();
  return worked();
};
/** The event loop turns. */
const turn = () => {
  for (const then of turning.splice(0)) then();
  return worked();
};
/** Time passes in which nothing is done. */
const pass = async (ms: number) => {
  await turn();
  now += ms;
};
/** Forty requests a second. */
async function busy(caller: string, workMs?: number, program?: boolean): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await pass(25);
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
    expect(gone.answer).toBe('too many');
    expect(next.turn).toBeTruthy();
  });

  it('is let through again when the others have gone', async () => {
    await served('b');
    await pass(fairness.presentMs + 1);
    load = 1;
    await busy('a', 100);
    const [one, other] = [await ask('a'), await ask('a')];
    expect([one.turn, other.turn].every(Boolean)).toBe(true);
  });
});

describe('whoever asks for much while others are there', () => {
  it('is served one at a time in a process that is loaded, and several in one that waits', async () => {
    await busy('a');
    await pass(apartMs());
    await served('b');
    load = 0.9;
    const [first, second] = [await ask('a'), await ask('a')];
    expect([!!first.turn, !!second.turn]).toEqual([true, false]);
    await pass(apartMs());
    await settle();
    expect(second.turn).toBeUndefined();
    load = 0.1;
    await settle();
    expect(second.turn).toBeTruthy();
  });

  it('begins one so many times as far after another as each keeps the process at work', async () => {
    await busy('a');
    await served('b');
    await pass(apartMs() - 1);
    const waiting = [await ask('a'), await ask('a')];
    const count = () => waiting.filter(({ turn }) => turn).length;
    expect(count()).toBe(0);
    await pass(1);
    await settle();
    expect(count()).toBe(1);
    await pass(apartMs());
    await settle();
    expect(count()).toBe(2);
  });

  it('gives way to who is being served, but not for ever', async () => {
    await busy('a');
    const other = await ask('b');
    expect(other.turn).toBeTruthy();
    const waiting = await ask('a');
    expect(waiting.turn).toBeUndefined();
    await pass(fairness.patienceMs);
    await settle();
    expect(waiting.turn).toBeTruthy();
  });

  it('goes on as soon as the other has been served', async () => {
    await busy('a');
    await pass(apartMs());
    const other = await ask('b');
    const waiting = await ask('a');
    other.turn!(3);
    await Promise.resolve();
    expect(waiting.turn).toBeTruthy();
  });

  it('begins one after another as a program, which an agency lists its homes by', async () => {
    await busy('a');
    (await ask('a', true)).turn?.(3);
    await pass(apartMs());
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
    await pass(1550);
    await settle();
    expect(waiting.turn).toBeUndefined();
    await pass(60);
    await settle();
    expect(waiting.turn).toBeTruthy();
  });

  it('leaves a program a fifth of the process, however dear what it writes is', async () => {
    await busy('a', 20, true);
    await served('b');
    const waiting = await ask('a', true);
    await pass(70);
    await settle();
    expect(waiting.turn).toBeUndefined();
    await pass(20);
    await settle();
    expect(waiting.turn).toBeTruthy();
  });

  it('never holds up who asks for little', async () => {
    await busy('a', 50);
    load = 1;
    await Promise.all(Array.from({ length: 50 }, () => ask('a')));
    for (let n = 0; n < 10; n++) {
      await pass(200);
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
    expect(waiting.at(-1)!.answer).toBe('too many');
    await pass(fairness.longestWaitMs + 1);
    await settle();
    expect(waiting[5]!.answer).toBe('too many');
  });
});

describe('a process that has more to do than it can', () => {
  const most = fairness.turnMs;
  /** A visitor's request is worked on for so long. */
  const visit = async (caller: string, workMs: number) => {
    const asked = await ask(caller);
    if (asked.turn) now += workMs;
    asked.turn?.(workMs);
    return asked;
  };

  /** Others have all the time there is. */
  const goOnFor = async (ms: number) => {
    for (let done = 0; done <= ms; done += fairness.longestTurnMs) {
      now += fairness.longestTurnMs;
      await settle();
    }
  };

  it('begins little in one turn of the event loop, so that others are heard between', async () => {
    await visit('a', most);
    const [b, c] = [await ask('b'), await ask('c')];
    expect([b.answer, c.answer]).toEqual([undefined, undefined]);
    await turn();
    expect([b.turn, c.turn].every(Boolean)).toBe(true);
  });

  it('serves those who wait in the order in which they came, and one of each before the second of any', async () => {
    await visit('a', most);
    const order: string[] = [];
    for (const caller of ['a', 'a', 'b', 'c'])
      void queue.enter(caller).then(() => {
        order.push(caller);
        now += most;
      });
    for (let n = 1; n <= 4; n++) {
      await turn();
      expect(order).toHaveLength(n);
    }
    expect(order).toEqual(['a', 'b', 'c', 'a']);
  });

  const crowd = () =>
    Promise.all(Array.from({ length: fairness.overloadedCallers + 1 }, (_, n) => ask(`visitor ${n}`)));

  it('tells who asks for little that it has no time, once an answer would come too late', async () => {
    await visit('a', most);
    const asked = await crowd();
    await goOnFor(fairness.overloadedWaitMs);
    expect(asked[0]!.answer).toBe('overloaded');
  });

  it('lets those wait who are few, however long what they ask for takes', async () => {
    await visit('a', most);
    const asked = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 ? 'b' : 'c')));
    await goOnFor(2 * fairness.overloadedWaitMs);
    expect(asked.every(({ answer }) => answer === undefined)).toBe(true);
  });

  it('serves all the same those whom one long turn kept waiting', async () => {
    await visit('a', most);
    const asked = await crowd();
    now += 2 * fairness.overloadedWaitMs;
    await settle();
    await turn();
    expect(asked.every(({ turn }) => turn)).toBe(true);
  });

  it('lets who asks for much wait as long as ever', async () => {
    const first = await ask('b');
    const waiting = await Promise.all(Array.from({ length: fairness.atOnce + 1 }, () => ask('a')));
    for (const one of waiting) one.turn?.(most);
    first.turn!(most);
    await crowd();
    // Long enough that they ask for little.
    await goOnFor(4 * fairness.overloadedWaitMs);
    expect(waiting.at(-1)!.answer).toBeUndefined();
  });
});
