import { ApiError } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { refreshInterval } from './refresh-interval.js';
import { refusalOf } from './refusal.js';

const refused = (code: string) => new ApiError('graphql', 'no', { issues: [{ message: 'no', code }] });

describe('a refusal of the API', () => {
  it.each([
    ['UNAUTHENTICATED', 'signedOut'],
    ['FORBIDDEN', 'otherRole'],
    ['UNAVAILABLE', undefined],
  ])('with the code %s means %s', (code, refusal) => {
    expect(refusalOf(refused(code))).toBe(refusal);
  });

  it('is not what another failure is', () => {
    expect(refusalOf(new ApiError('network', 'away'))).toBeUndefined();
    expect(refusalOf(new Error('FORBIDDEN'))).toBeUndefined();
    expect(refusalOf(null)).toBeUndefined();
  });

  it('ends the automatic refresh, which other failures do not', () => {
    const state = { data: undefined, error: refused('FORBIDDEN') };
    expect(refreshInterval({ state })).toBe(false);
    expect(refreshInterval({ state: { ...state, error: new ApiError('network', 'away') } })).toBe(5_000);
  });
});

it('a list of three pages is fetched a third as often', () => {
  expect(refreshInterval({ state: { data: { pages: [1, 2, 3] }, error: null } })).toBe(15_000);
});
