import { describe, expect, it } from '@jest/globals';
import { refuse } from './refusal.js';
import { submissionOf, unlessOther } from './submission.js';

const other = () => refuse('CONFLICT', 'This key belongs to another message.');
const first = submissionOf('account:1', 'key', { listingId: 1 });

describe('what is sent twice', () => {
  it('is the same by who sends it, its key and what it asks for', () => {
    expect(submissionOf('account:1', 'key', { listingId: 1 })).toEqual(first);
    expect(submissionOf('account:2', 'key', { listingId: 1 }).key).not.toBe(first.key);
    expect(unlessOther(first, submissionOf('account:1', 'key', { listingId: 1 }), other).ok).toBe(true);
    expect(unlessOther(first, submissionOf('account:1', 'key', { listingId: 2 }), other)).toEqual(other());
  });

  it('is known by what earlier versions have stored', () => {
    expect(submissionOf('account:1', 'key', ['a', 1])).toEqual({
      key: 'N9z_9z79aRgsWagMc8wVdfHZQbJ7AehnZ_z9QF2eG1E',
      digest: 'E18XpHWmGv3urzdZrS5FrRx6uxkjlavkfkH8jjldwak',
    });
  });
});
