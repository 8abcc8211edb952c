import { describe, expect, it } from '@jest/globals';
import { acknowledge, type Alert, begin, flapsOf, type NoticeKind, step } from './alert.js';
import { type RuleInForce, ruleInForce, type RuleName, type RuleSetting } from './alert-rules.js';

const at = (second: number) => new Date(Date.parse('2026-03-01T09:00:00.000Z') + second * 1000);
const rule = (name: RuleName, setting: Partial<RuleSetting> = {}): RuleInForce =>
  ruleInForce(name, new Map([[name, setting]]))!;
const lag = rule('consumerBehind', { holdSeconds: 12 });

/** Looks at these seconds, and finds this; what came of it, and what somebody was told at which second. */
function watch(looks: readonly (readonly [second: number, value: number])[], of = lag, from?: Alert) {
  const told: [number, NoticeKind][] = [];
  let alert = from ?? null;
  for (const [second, value] of looks) {
    const reading = { value, reason: null };
    const now = at(second);
    const one = alert ?? begin({ id: 'one', rule: of.name, subject: 'search', flaps: 0 }, of, reading, now);
    const next = step(one, reading, of, now);
    alert = next.kind === 'forgotten' ? null : next.kind === 'changed' ? next.alert : one;
    if (next.kind === 'changed' && next.notice) told.push([second, next.notice]);
  }
  return { alert, told, state: alert?.state ?? 'none' };
}
const every4 = (from: number, to: number, value: number) =>
  Array.from({ length: Math.floor((to - from) / 4) + 1 }, (_, n) => [from + n * 4, value] as const);

describe('an alert', () => {
  it.each<[string, readonly (readonly [number, number])[], string, [number, NoticeKind][]]>([
    ['pends while it is not so for long enough', every4(0, 8, 2000), 'pending', []],
    ['fires when it was, and is told once', every4(0, 60, 2000), 'firing', [[12, 'fired']]],
    ['that never fired leaves nothing', [...every4(0, 8, 2000), [9, 1000]], 'none', []],
    [
      'stays while it is gone for a moment',
      [...every4(0, 20, 2000), ...every4(24, 32, 0), ...every4(36, 60, 2000)],
      'firing',
      [[12, 'fired']],
    ],
    [
      'is resolved when it is gone for longer, and told',
      [...every4(0, 12, 2000), ...every4(16, 40, 0)],
      'resolved',
      [
        [12, 'fired'],
        [32, 'resolved'],
      ],
    ],
    [
      'is told again after half an hour',
      every4(0, 1820, 2000),
      'firing',
      [
        [12, 'fired'],
        [1812, 'reminded'],
      ],
    ],
    [
      'is no older for a clock that jumped ahead',
      [
        [0, 2000],
        [90_000, 2000],
      ],
      'pending',
      [],
    ],
    ['goes on when a clock was set back', [[9000, 2000], ...every4(0, 12, 2000)], 'firing', [[12, 'fired']]],
    [
      'is told again at most once for a clock that was set back',
      [...every4(9000, 9012, 2000), ...every4(0, 60, 2000)],
      'firing',
      [
        [9012, 'fired'],
        [0, 'reminded'],
      ],
    ],
  ])('%s', (_name, looks, state, told) => {
    const seen = watch(looks);
    expect([seen.state, seen.told]).toEqual([state, told]);
  });

  it('of a rule without a hold fires at once; of one that is told in the morning, once', () => {
    const seen = watch(every4(0, 4000, 1), rule('jobsFailed'));
    expect([seen.state, seen.told]).toEqual(['firing', [[0, 'fired']]]);
  });

  it('holds no sooner for two replicas, one of whose clocks is ahead', () => {
    const both = every4(0, 8, 2000).flatMap(([second, value]) => [
      [second + 3, value] as const,
      [second, value] as const,
    ]);
    expect(watch(both).state).toBe('pending');
  });

  it('that flaps is told ever more rarely: the next time it is over twice as long', () => {
    let [alert, flaps, times]: [Alert | null, number, number] = [null, 0, 0];
    // A minute so, and a minute not so, for an hour.
    for (let second = 0; second < 3600; second += 4) {
      const reading = { value: Math.floor(second / 60) % 2 === 0 ? 2000 : 0, reason: null };
      if (!alert && reading.value === 0) continue;
      const one: Alert =
        alert ?? begin({ id: `${second}`, rule: lag.name, subject: '', flaps }, lag, reading, at(second));
      const next = step(one, reading, lag, at(second));
      alert = next.kind === 'changed' ? next.alert : next.kind === 'same' ? one : null;
      if (next.kind === 'changed' && next.notice === 'fired') times++;
      if (alert?.state === 'resolved') {
        flaps = flapsOf(alert, at(second));
        alert = null;
      }
    }
    expect(times).toBe(3);
  });

  it('that comes again later begins anew', () => {
    expect(flapsOf({ resolvedAt: at(0), flaps: 3 }, at(1700))).toBe(4);
    expect(flapsOf({ resolvedAt: at(0), flaps: 3 }, at(1900))).toBe(0);
    expect(flapsOf(null, at(0))).toBe(0);
  });
});

describe('a silence', () => {
  const silence = { until: at(100), reason: 'we move the engine', by: 'staff-1' };
  const quiet = rule('consumerBehind', { holdSeconds: 12, silence });

  it('tells nobody, and what still fires at its end is told then', () => {
    const seen = watch(every4(0, 120, 2000), quiet);
    expect([seen.state, seen.told]).toEqual(['firing', [[100, 'fired']]]);
  });

  it('tells nobody either that what was told before is over', () => {
    const { alert } = watch(every4(0, 12, 2000));
    const seen = watch(every4(16, 60, 0), quiet, alert!);
    expect([seen.state, seen.told]).toEqual(['resolved', []]);
  });
});

it('a rule that is switched off ends its alerts, and tells nobody', () => {
  const { alert } = watch(every4(0, 12, 2000));
  const seen = watch([[16, 2000]], rule('consumerBehind', { on: false }), alert!);
  expect([seen.state, seen.told]).toEqual(['resolved', []]);
  expect(step(alert!, null, undefined, at(16))).toMatchObject({ notice: null, alert: { state: 'resolved' } });
});

describe('acknowledging', () => {
  const firing = watch(every4(0, 12, 2000)).alert!;

  it('ends the repeats; that it is over is told all the same', () => {
    const taken = acknowledge(firing, 'staff-1', at(20)) as Alert;
    const seen = watch([...every4(20, 4000, 2000), ...every4(4004, 4040, 0)], lag, taken);
    expect(seen.told).toEqual([[4016, 'resolved']]);
    expect(seen.alert).toMatchObject({ acknowledged: { by: 'staff-1', at: at(20) } });
  });

  it('is safe twice, and said where it comes too late or too early', () => {
    const taken = acknowledge(firing, 'staff-1', at(20)) as Alert;
    expect(acknowledge(taken, 'staff-1', at(21))).toBe(taken);
    expect(acknowledge(taken, 'staff-2', at(21))).toBe('acknowledged');
    expect(acknowledge({ ...firing, state: 'resolved' }, 'staff-1', at(21))).toBe('resolved');
    expect(acknowledge({ ...firing, state: 'pending' }, 'staff-1', at(21))).toBe('not-firing');
  });
});
