import type { Session } from '@lintel/web';
import { describe, expect, it } from 'vitest';
import { navigationItems } from './navigation-items.js';

describe('the items of the navigation bar', () => {
  it('are Home, Properties, Saved Properties and Viewings for a visitor', () => {
    const items = navigationItems({ status: 'signedOut' });
    expect(items.map(({ label }) => label)).toEqual(['Home', 'Properties', 'Saved Properties', 'Viewings']);
  });

  it('lead a visitor to /auth where an account is needed, remembering the place', () => {
    const items = navigationItems({ status: 'signedOut' });
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
    const items = navigationItems(session);
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
