import { ApiError } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { failureOf } from './use-viewing-request.js';

const form = { name: '', email: '', phone: '', date: '', times: [], website: '' };
const refused = (code: string, message: string) =>
  new ApiError('graphql', message, { issues: [{ code, message }] });

describe('a request for a viewing that was not sent', () => {
  it('says that trying again is safe when it could not reach us', () => {
    const failure = failureOf(new ApiError('network', 'Lintel could not be reached.'), [], form);
    expect(failure?.title).toBe('Your request was not sent');
    expect(failure?.text).toContain('trying again is safe');
  });

  it('shows what is still free when the time was taken', () => {
    const message = '10:00 on Monday 23 November has just been taken. Still free on that day: 11:00.';
    expect(failureOf(refused('CONFLICT', message), [], form)?.text).toContain(message);
  });

  it('says so to who has asked for the same time before', () => {
    const error = new ApiError(
      'graphql',
      'You have asked to see this home then already: Monday 23 November, 10:00.',
      {
        issues: [{ code: 'CONFLICT', message: '' }],
        extensions: { standing: { id: 'v1' } },
      },
    );
    expect(failureOf(error, [], form)).toEqual({
      title: 'You have asked for this already',
      text: 'You have asked to see this home then already: Monday 23 November, 10:00.',
    });
  });

  it('says how long to wait when there were too many', () => {
    const message = 'Too many requests for viewings. Nothing was sent; please try again in 5 minutes.';
    expect(failureOf(refused('TOO_MANY_REQUESTS', message), [], form)?.text).toContain(message);
  });

  it('leaves to a field what is wrong with it', () => {
    const fault = { field: 'phone', message: 'Enter a phone number' };
    expect(failureOf(refused('BAD_USER_INPUT', fault.message), [fault], form)).toBeUndefined();
  });

  it('says what no field of the form stands for', () => {
    const fault = { field: 'listingId', message: 'There is no such home.' };
    expect(failureOf(refused('BAD_USER_INPUT', fault.message), [fault], form)?.text).toBe(fault.message);
  });

  it('says that an earlier try arrived when something was changed since', () => {
    const fault = { field: 'idempotencyKey', message: 'This key has been used for another request.' };
    expect(failureOf(refused('BAD_USER_INPUT', fault.message), [fault], form)?.title).toBe(
      'An earlier try did reach the agent',
    );
  });
});
