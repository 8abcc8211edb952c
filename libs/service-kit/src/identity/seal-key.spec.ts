import { describe, expect, it } from '@jest/globals';
import { SealKey } from './seal-key.js';

const key = new SealKey('a secret for tests that is long enough');

describe('a sealed secret', () => {
  it('opens for whom it was sealed, with the same installation’s secret', () => {
    const again = new SealKey('a secret for tests that is long enough');
    expect(again.open(key.seal('JBSWY3DP', 'account-1'), 'account-1')).toBe('JBSWY3DP');
  });

  it('looks different each time', () => {
    expect(key.seal('JBSWY3DP', 'account-1')).not.toBe(key.seal('JBSWY3DP', 'account-1'));
  });

  it.each([
    ['for somebody else', (sealed: string) => key.open(sealed, 'account-2')],
    ['with another secret', (sealed: string) => new SealKey('x'.repeat(32)).open(sealed, 'account-1')],
    ['once a letter changed', (sealed: string) => key.open(`${sealed.slice(0, -2)}AA`, 'account-1')],
    ['when it is nothing of the kind', () => key.open('no', 'account-1')],
  ])('does not open %s', (_what, open) => {
    expect(open(key.seal('JBSWY3DP JBSWY3DP', 'account-1'))).toBeNull();
  });
});

describe('a marked secret', () => {
  it('is known again for whom it was marked alone', () => {
    expect(key.mark('abcd', 'account-1')).toBe(key.mark('abcd', 'account-1'));
    expect(key.mark('abcd', 'account-1')).not.toBe(key.mark('abcd', 'account-2'));
    expect(new SealKey('x'.repeat(32)).mark('abcd', 'account-1')).not.toBe(key.mark('abcd', 'account-1'));
  });
});
