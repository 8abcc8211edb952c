import { describe, expect, it } from '@jest/globals';
import { maskData } from './masking.js';

describe('what is masked of a job', () => {
  it('is every text that is not known to be an id, a kind or a time', () => {
    expect(
      maskData({
        delivery: '0190:newsletter-confirmation:account-1',
        accountId: 'account-1',
        start: '2026-03-02T10:00:00.000Z',
        due: 17,
        urgent: true,
        email: 'robin@example.org',
        person: { name: 'Robin', phone: '020 7946 0123' },
        listingIds: ['12', 'robin@example.org'],
        notes: ['Call me'],
        nothing: null,
      }),
    ).toEqual({
      delivery: '0190:newsletter-confirmation:account-1',
      accountId: 'account-1',
      start: '2026-03-02T10:00:00.000Z',
      due: 17,
      urgent: true,
      email: '•••',
      person: { name: '•••', phone: '•••' },
      listingIds: ['12', '•••'],
      notes: ['•••'],
      nothing: null,
    });
  });

  it('is text that is the whole data, and a sentence under the name of an id', () => {
    expect(maskData('Robin')).toBe('•••');
    expect(maskData({ id: 'Robin of Example Street' })).toEqual({ id: '•••' });
  });
});
