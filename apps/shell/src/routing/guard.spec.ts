import type { Session } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { doorOf, judge } from './guard.js';

const signedIn = (role: 'user' | 'agent' | 'operations'): Session => ({
  status: 'signedIn',
  user: { id: 'a1', name: 'Robin', email: 'robin@example.org', role },
});

describe('the user guard', () => {
  it.each(['user', 'agent', 'operations'] as const)('lets a signed-in %s pass', (role) => {
    expect(judge('user', signedIn(role), false)).toBe('pass');
  });

  it('waits for the session, and for the server before it turns anybody away', () => {
    expect(judge('user', { status: 'loading' }, false)).toBe('wait');
    expect(judge('user', { status: 'signedOut' }, false)).toBe('wait');
  });

  it('sends a visitor to /auth', () => {
    expect(judge('user', { status: 'signedOut' }, true)).toBe('turn away');
    expect(doorOf.user).toBe('/auth');
  });
});

describe('the agent guard', () => {
  it('lets estate agents pass, and nobody else', () => {
    expect(judge('agent', signedIn('agent'), false)).toBe('pass');
    expect(judge('agent', signedIn('user'), false)).toBe('turn away');
    expect(judge('agent', signedIn('operations'), false)).toBe('turn away');
    expect(judge('agent', { status: 'signedOut' }, true)).toBe('turn away');
  });

  it('waits while it is not known who is there, and sends others to /agent/login', () => {
    expect(judge('agent', { status: 'loading' }, true)).toBe('wait');
    expect(doorOf.agent).toBe('/agent/login');
  });
});
