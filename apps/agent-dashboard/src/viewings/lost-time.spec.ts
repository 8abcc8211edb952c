import { ApiError } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { lostTimeOf } from './lost-time.js';

const refused = (code: string, extensions: Record<string, unknown>) =>
  new ApiError('graphql', 'Somebody else has it.', {
    issues: [{ message: 'Somebody else has it.', code }],
    extensions,
  });
const freeTimes = { date: '2026-11-23', times: ['09:00', '12:00'] };

describe('a time that was lost', () => {
  it('comes with those that are free on that day', () => {
    expect(lostTimeOf(refused('CONFLICT', { freeTimes }))).toEqual({
      message: 'Somebody else has it.',
      ...freeTimes,
    });
  });

  it('may be the last of its day', () => {
    expect(lostTimeOf(refused('CONFLICT', { freeTimes: { ...freeTimes, times: [] } }))?.times).toEqual([]);
  });

  it.each([
    ['a conflict of another kind', refused('CONFLICT', {})],
    ['another refusal', refused('BAD_USER_INPUT', { freeTimes })],
    ['an answer that is not understood', refused('CONFLICT', { freeTimes: { date: 5, times: 'all' } })],
    ['no answer', new ApiError('network', 'away')],
    ['another error', new Error('CONFLICT')],
  ])('is not %s', (_, error) => {
    expect(lostTimeOf(error)).toBeUndefined();
  });
});
