import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

describe('a circuit breaker', () => {
  const start = () => {
    let now = 0;
    const breaker = new CircuitBreaker({ failures: 3, coolDownMs: 1000 }, { now: () => new Date(now) });
    const call = (outcome: 'success' | 'failure' | 'unknown') => breaker.enter()?.(outcome) !== null;
    return { breaker, call, pass: (ms: number) => void (now += ms) };
  };
  const opened = () => {
    const started = start();
    for (let call = 0; call < 3; call++) started.call('failure');
    return started;
  };

  it('opens after so many failures in a row, and lets nothing through', () => {
    const { breaker, call } = start();
    for (const outcome of ['failure', 'failure', 'success', 'failure', 'failure'] as const) call(outcome);
    expect(breaker.state).toBe('closed');
    call('failure');
    expect(breaker.state).toBe('open');
    expect(breaker.enter()).toBeNull();
  });

  it('lets one call through after a while, and closes when it succeeds', () => {
    const { breaker, pass } = opened();
    pass(999);
    expect(breaker.enter()).toBeNull();
    pass(1);
    expect(breaker.state).toBe('half-open');
    const leave = breaker.enter()!;
    expect(breaker.enter()).toBeNull();
    leave('success');
    expect(breaker.state).toBe('closed');
    expect(breaker.enter()).not.toBeNull();
  });

  it('opens again for as long when that call fails', () => {
    const { breaker, pass } = opened();
    pass(1000);
    breaker.enter()!('failure');
    expect([breaker.state, breaker.opened]).toEqual(['open', 2]);
    pass(999);
    expect(breaker.enter()).toBeNull();
    pass(1);
    expect(breaker.enter()).not.toBeNull();
  });

  it('lets another try when the caller of the first gave up', () => {
    const { breaker, pass } = opened();
    pass(1000);
    breaker.enter()!('unknown');
    expect(breaker.state).toBe('half-open');
    breaker.enter()!('success');
    expect(breaker.state).toBe('closed');
  });

  it('does not listen to calls that began before it opened', () => {
    const { breaker, call, pass } = start();
    const slow = [breaker.enter()!, breaker.enter()!];
    for (let failed = 0; failed < 3; failed++) call('failure');
    pass(500);
    slow[0]!('success');
    expect(breaker.state).toBe('open');
    slow[1]!('failure');
    pass(500);
    expect(breaker.state).toBe('half-open');
  });

  it.each([
    { failures: 0, coolDownMs: 1 },
    { failures: 1, coolDownMs: NaN },
  ])('refuses %j', (settings) => {
    expect(() => new CircuitBreaker(settings, { now: () => new Date(0) })).toThrow(/breaker\./);
  });
});
