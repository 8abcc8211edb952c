import { ApiError } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { fieldFailures, hasCode, messageOf } from './failure.js';

const weak = new ApiError('graphql', 'This password is easy to guess.', {
  issues: [{ message: 'This password is easy to guess.', code: 'BAD_USER_INPUT', field: 'input.password' }],
});
const limited = new ApiError('graphql', 'Too many attempts. Please try again in 12 minutes.', {
  issues: [{ message: 'Too many attempts. Please try again in 12 minutes.', code: 'TOO_MANY_REQUESTS' }],
});

describe('why a form was not accepted', () => {
  it('stands beside the field it is about', () => {
    expect(fieldFailures(weak)).toEqual([{ field: 'password', message: 'This password is easy to guess.' }]);
    expect(fieldFailures(limited)).toEqual([]);
    expect(fieldFailures(new Error('unexpected'))).toEqual([]);
  });

  it("is said in the service's words, or in plain ones", () => {
    expect(messageOf(limited, 'Please try again')).toBe('Too many attempts. Please try again in 12 minutes.');
    expect(messageOf(new ApiError('network', 'Lintel could not be reached.'), 'Please try again')).toBe(
      'Lintel could not be reached.',
    );
    expect(messageOf(new ApiError('http', 'Lintel answered with status 502.'), 'Please try again')).toBe(
      'Please try again',
    );
    expect(messageOf(new TypeError('x is undefined'), 'Please try again')).toBe('Please try again');
    expect(hasCode(limited, 'TOO_MANY_REQUESTS')).toBe(true);
  });
});
