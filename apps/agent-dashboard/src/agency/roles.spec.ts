import { describe, expect, it } from '@jest/globals';
import { isLastOwner, ownersText } from './roles.js';

const person = (id: string, role: 'owner' | 'negotiator') => ({
  id,
  role,
  name: `${id} Example`,
  email: `${id}@example.org`,
  joinedAt: '2026-11-21T10:00:00.000Z',
});

describe('somebody always owns an agency', () => {
  const one = [person('odile', 'owner'), person('sam', 'negotiator')];
  const two = [...one, person('ada', 'owner')];

  it('so its only owner stays one', () => {
    expect(isLastOwner(one, 'odile')).toBe(true);
    expect(isLastOwner(one, 'sam')).toBe(false);
  });

  it('and one of two may go', () => {
    expect(two.map(({ id }) => isLastOwner(two, id))).toEqual([false, false, false]);
  });

  it('whom a negotiator can ask', () => {
    expect(ownersText(one)).toBe('odile Example');
    expect(ownersText(two)).toBe('odile Example or ada Example');
  });
});
