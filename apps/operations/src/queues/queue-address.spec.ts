import { describe, expect, it } from '@jest/globals';
import { filterOf, placeAddress, readPlace } from './queue-address.js';

const place = (search: string) => readPlace(new URLSearchParams(search));

describe('the address of a queue’s page', () => {
  it.each([
    ['/operations/queues', ''],
    ['/operations/queues?queue=emails', 'queue=emails'],
    ['/operations/queues?queue=emails&state=delayed', 'queue=emails&state=delayed'],
    ['/operations/queues?queue=emails&error=451+busy', 'queue=emails&error=451+busy'],
    ['/operations/queues?queue=emails&job=a%3Ab%26c', 'queue=emails&job=a%3Ab%26c'],
    ['/operations/queues?q=account-1', 'q=account-1'],
  ])('%s comes back to itself', (address, search) => {
    expect(placeAddress(place(search))).toBe(address);
  });

  it('shows failed jobs unless it names another state', () => {
    expect([place('state=nonsense').state, place('state=active').state]).toEqual(['failed', 'active']);
  });

  it('asks for errors of failed jobs alone', () => {
    expect(filterOf(place('state=failed&error=451&kind=%3Cb%3E'))).toEqual({
      state: 'failed',
      error: '451',
      errorKind: '<b>',
    });
    expect(filterOf(place('state=waiting&error=451'))).toEqual({ state: 'waiting' });
  });
});
