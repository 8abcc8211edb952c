import { describe, expect, it } from '@jest/globals';
import { adviceOf, waitsForClient } from './viewing-words.js';
import { aViewing, moment } from './viewing.fixture.js';

const now = new Date('2026-11-23T12:00:00Z');
const asked = aViewing('pending', ['2026-11-20', '10:00']);
const offered = (date: string) =>
  aViewing('pending', [date, '10:00'], {
    awaits: 'visitor',
    proposal: { id: 'p1', time: moment(date, '10:00') },
  });

describe('a request whose times have passed', () => {
  it('is to be given another one', () => {
    expect(waitsForClient(asked)).toBe(false);
    expect(adviceOf(asked, now)).toBe('None of these times can be given any more. Propose another one.');
  });

  it('asks nothing of the agent who has proposed one, until that has passed too', () => {
    expect(waitsForClient(offered('2026-11-24'))).toBe(true);
    expect(adviceOf(offered('2026-11-24'), now)).toBeNull();
    expect(adviceOf(offered('2026-11-22'), now)).toBe(
      'The time that you proposed has passed without an answer. Propose another one.',
    );
  });
});
