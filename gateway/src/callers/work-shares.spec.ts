import { expect, it } from '@jest/globals';
import { WorkShares } from './work-shares.js';

it('what is done while several requests are under way is divided among them', () => {
  let done = 100;
  const shares = new WorkShares(() => done);
  done += 50;
  const first = shares.begin();
  done += 10;
  const [second, third] = [shares.begin(), shares.begin()];
  done += 30;
  expect(first()).toBe(20);
  done += 8;
  expect([second(), third()]).toEqual([14, 14]);
});
