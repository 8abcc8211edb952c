import { expect, it } from '@jest/globals';
import { actsFor } from './acts.js';
import type { Person } from './people-queries.js';

const alex: Person = {
  ...{ id: 'a1', name: 'Alex', email: 'alex@example.org', pendingEmail: null, role: 'user', agency: null },
  ...{
    confirmed: true,
    locked: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    sessions: 0,
    strongSignIn: false,
  },
};
const labels = (change: Partial<Person>) => actsFor({ ...alex, ...change }).map(({ label }) => label);

it.each([
  [{}, ['Lock', 'Make operations staff']],
  [{ locked: true }, ['Unlock', 'Make operations staff']],
  [
    { sessions: 2, strongSignIn: true },
    ['End sessions', 'Lock', 'Remove second factor', 'Make operations staff'],
  ],
  [{ role: 'operations' as const }, ['Lock', 'Make a visitor']],
  [
    { agency: { id: 'g1', companyName: 'Example & Daughters' } },
    ['Lock', 'Make an estate agent', 'Make operations staff'],
  ],
])('what is offered for %j makes sense then: %j', (change, offered) => {
  expect(labels(change)).toEqual(offered);
});
