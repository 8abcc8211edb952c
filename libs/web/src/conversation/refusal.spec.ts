import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../graphql/api-error.js';
import { refusalOf } from './refusal.js';

const refused = (code: string, message: string) =>
  new ApiError('graphql', message, { issues: [{ code, message }] });

describe('why a message was not sent', () => {
  it('is said in the words of the service, where it refused', () => {
    expect(refusalOf(refused('CONFLICT', 'This property has been sold.'))).toEqual({
      reason: 'This property has been sold.',
      again: false,
    });
  });

  it('leaves trying again to who sent too many', () => {
    expect(
      refusalOf(refused('TOO_MANY_REQUESTS', 'Many messages were sent. Please try again in 5 minutes.')),
    ).toEqual({ reason: 'Many messages were sent. Please try again in 5 minutes.', again: true });
  });

  it.each([
    new ApiError('network', 'Lintel could not be reached.'),
    new ApiError('timeout', 'Lintel took too long to answer.'),
    new ApiError('http', 'Lintel answered with status 502.', { status: 502 }),
    refused('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.'),
    new TypeError('cannot read'),
  ])('says that trying again is safe after $message', (error) => {
    expect(refusalOf(error)).toEqual({
      reason: 'Trying again is safe: the agent gets your message once.',
      again: true,
    });
    expect(refusalOf(error, 'agency').reason).toBe('Trying again is safe: they get your message once.');
  });
});
