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

  it('add Saved Searches and Messages once signed in', () => {
    const items = navigationItems({ status: 'signedIn', user: { id: 'u1', name: 'Buyer' } });
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
