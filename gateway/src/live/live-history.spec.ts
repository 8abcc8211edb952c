import { FakeClock } from '@lintel/testing';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { historyLimits, LiveHistory } from './live-history.js';

const update = (id: string) => ({ id, type: 'saved-searches', data: '{}' });

function historyOf() {
  const clock = new FakeClock();
  const history = new LiveHistory(clock);
  history.begin();
  clock.advance({ seconds: 120 });
  return { clock, history };
}
const idsAfter = (history: LiveHistory, circle: string, after?: string) =>
  history.after([circle], after)?.map(({ id }) => id);

describe('what was told in the last minutes', () => {
  it('is told to a browser that comes for the first time as far as it may have missed it', () => {
    const { clock, history } = historyOf();
    history.add('ada', update('long ago'));
    clock.advance({ seconds: 11 });
    history.add('ada', update('just now'));
    expect(idsAfter(history, 'ada')).toEqual(['just now']);
  });

  it('is dropped after five minutes', () => {
    const { clock, history } = historyOf();
    const { place } = history.add('ada', update('1'))!;
    expect(history.add('ada', update('1'))).toBeUndefined();
    expect(idsAfter(history, 'ada', place)).toEqual(['1']);
    clock.advance({ milliseconds: historyLimits.keptMs + 1 });
    expect(idsAfter(history, 'ada', place)).toBeUndefined();
    expect(history.add('ada', update('1'))).toBeDefined();
  });

  it('is at most a hundred of a circle, and who missed the others is told so', () => {
    const { clock, history } = historyOf();
    const before = history.place;
    clock.advance({ seconds: 70 });
    for (let nth = 0; nth <= historyLimits.perCircle; nth++) history.add('ada', update(`${nth}`));
    history.add('ben', update('other'));
    expect(idsAfter(history, 'ada', before)).toBeUndefined();
    expect(idsAfter(history, 'ben', before)).toEqual(['other']);
    clock.advance({ seconds: 61 });
    expect(idsAfter(history, 'ada', history.place)).toEqual([]);
  });

  it('is bounded over all circles', () => {
    const { clock, history } = historyOf();
    const before = history.place;
    clock.advance({ seconds: 70 });
    for (let nth = 0; nth <= historyLimits.overall; nth++) history.add(`circle-${nth}`, update('1'));
    expect(idsAfter(history, 'circle-0', before)).toBeUndefined();
    expect(idsAfter(history, 'circle-1', before)).toEqual(['1']);
  });

  it('of several circles is told in the order in which it came, each once', () => {
    const { clock, history } = historyOf();
    for (const [circle, id] of [
      ['ada', '1'],
      ['an agency', '2'],
      ['ada', '3'],
      ['an agency', '3'],
      ['ben', '4'],
    ] as const) {
      history.add(circle, update(id));
      clock.advance({ milliseconds: 1 });
    }
    expect(history.after(['an agency', 'ada'], undefined)?.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('is not known any more when it is not of one of several circles', () => {
    const { clock, history } = historyOf();
    const before = history.place;
    clock.advance({ seconds: 70 });
    for (let nth = 0; nth <= historyLimits.perCircle; nth++) history.add('an agency', update(`${nth}`));
    expect(history.after(['ada'], before)).toEqual([]);
    expect(history.after(['ada', 'an agency'], before)).toBeUndefined();
  });

  it.each(['', '@', '@-1', '@x', '@1e9', '@9'.padEnd(40, '9'), '__proto__', '\n'])(
    'is not found by what is no id: %j',
    (after) => {
      const { history } = historyOf();
      expect(idsAfter(history, 'ada', after)).toBeUndefined();
    },
  );

  it('is not outrun by a browser whose position lies ahead', () => {
    const { history } = historyOf();
    history.add('ada', update('1'));
    expect(idsAfter(history, 'ada', '@999999999999999')).toEqual(['1']);
  });

  it('is never lost between two replicas that hear of it in different order', () => {
    const updates = fc.array(
      fc.record({
        gap: fc.nat(9000),
        delays: fc.tuple(fc.nat(20_000), fc.nat(20_000)),
        circles: fc.subarray(['ada', 'an agency'], { minLength: 1 }),
      }),
      {
        maxLength: 40,
      },
    );
    const visits = fc.array(fc.record({ away: fc.nat(20_000), stay: fc.nat(30_000), at: fc.nat(1) }), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(updates, visits, (sent, stays) => {
        const clock = new FakeClock();
        const replicas = [new LiveHistory(clock), new LiveHistory(clock)];
        for (const replica of replicas) replica.begin();
        clock.advance({ seconds: 100 });

        const browser = { at: 0, seen: new Set<string>(), last: replicas[0]!.place, resets: 0 };
        const come = (at: number) => {
          const missed = replicas[at]!.after(['ada', 'an agency'], browser.last);
          if (!missed) browser.resets += 1;
          const ids = missed?.map(({ id }) => id) ?? [];
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) browser.seen.add(id);
          Object.assign(browser, { at, last: replicas[at]!.place });
        };
        const arrive = (at: number, id: string, circles: readonly string[]) => {
          for (const circle of circles) {
            const told = replicas[at]!.add(circle, update(id));
            if (!told || browser.at !== at) continue;
            browser.seen.add(id);
            browser.last = told.place;
          }
        };

        const happening: [number, () => void][] = [];
        let time = 0;
        sent.forEach(({ gap, delays, circles }, nth) => {
          time += gap;
          delays.forEach((delay, at) => happening.push([time + delay, () => arrive(at, `${nth}`, circles)]));
        });
        let moment = 0;
        for (const { away, stay, at } of stays) {
          happening.push([(moment += away), () => come(at)]);
          happening.push([(moment += stay), () => (browser.at = -1)]);
        }
        let now = 0;
        for (const [when, happen] of happening.sort(([a], [b]) => a - b)) {
          clock.advance({ milliseconds: when - now });
          now = when;
          happen();
        }
        come(0);
        // Who was away for too long is told to ask anew, which loses nothing either.
        expect(browser.resets > 0 || browser.seen.size === sent.length).toBe(true);
        if (time + 20_000 - moment < 200_000 && moment > 0) expect(browser.resets).toBe(0);
      }),
    );
  });
});
