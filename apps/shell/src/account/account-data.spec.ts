import { createStore, type Session } from '@lintel/web';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { forgetOnChange } from './account-data.js';

const signedIn = (id: string, name = 'Robin'): Session => ({
  status: 'signedIn',
  user: { id, name, email: 'robin@example.org', role: 'user' },
});

function page(session: Session) {
  const store = createStore<Session>(session);
  const queries = new QueryClient();
  forgetOnChange(store, queries);
  queries.setQueryData(['account', 'me'], { name: 'Robin' });
  queries.setQueryData(['listings', 'featured', 3], []);
  return {
    become: store.set,
    known: () => queries.getQueriesData({}).map(([[first]]) => first),
  };
}

describe('what was fetched for an account', () => {
  it.each([
    ['nobody is signed in any more', { status: 'signedOut' }],
    ['another account is', signedIn('a2')],
  ] satisfies [string, Session][])('is forgotten once %s; homes are kept', (_, now) => {
    const { become, known } = page(signedIn('a1'));
    become(now);
    expect(known()).toEqual(['listings']);
  });

  it('is kept when the account changes its name, and while it was not known who is signed in', () => {
    const { become, known } = page({ status: 'loading' });
    become(signedIn('a1'));
    become(signedIn('a1', 'Robin Buyer'));
    expect(known()).toEqual(['account', 'listings']);
  });

  it('is forgotten when somebody signs in, too: it was of nobody', () => {
    const { become, known } = page({ status: 'signedOut' });
    become(signedIn('a1'));
    expect(known()).toEqual(['listings']);
  });
});
