import type { Session } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { servedRemotes } from '../remotes/served-remotes.fixture.js';
import { accountLinks, navigationItems } from './navigation-items.js';

describe('the items of the navigation bar', () => {
  it('are Home, Properties, Saved Properties and Viewings for a visitor', () => {
    const items = navigationItems({ status: 'signedOut' }, servedRemotes);
    expect(items.map(({ label }) => label)).toEqual(['Home', 'Properties', 'Saved Properties', 'Viewings']);
  });

  it('lead a visitor to /auth where an account is needed, remembering the place', () => {
    const items = navigationItems({ status: 'signedOut' }, servedRemotes);
    expect(items.find(({ label }) => label === 'Viewings')).toEqual({
      label: 'Viewings',
      to: '/auth',
      from: '/viewings',
    });
    expect(items.find(({ label }) => label === 'Properties')).toEqual({
      label: 'Properties',
      to: '/properties',
    });
  });

  it.each<Session>([
    { status: 'signedIn', user: { id: 'u1', name: 'Buyer', email: 'buyer@example.org', role: 'user' } },
    // Nothing moves when the answer is there.
    { status: 'loading' },
  ])('add Saved Searches and Messages when $status', (session) => {
    const items = navigationItems(session, servedRemotes);
    expect(items.map(({ label }) => label)).toEqual([
      'Home',
      'Properties',
      'Saved Properties',
      'Viewings',
      'Saved Searches',
      'Messages',
    ]);
    expect(items.every(({ to, from }) => to !== '/auth' && from === undefined)).toBe(true);
  });
});

describe('what an account leads to', () => {
  const labels = (role: 'user' | 'agent' | 'operations') =>
    accountLinks({ role }, servedRemotes).map(({ label }) => label);

  it('is what its role is for, over all remotes in their order', () => {
    expect(labels('user')).toEqual(['Your Account']);
    expect(labels('agent')).toEqual(['Your Account', 'Agent Dashboard']);
    expect(labels('operations')).toEqual(['Your Account', 'Outgoing Mailbox']);
  });
});
