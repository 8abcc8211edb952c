import type { Session, Store } from '@lintel/web';
import type { QueryClient } from '@tanstack/react-query';

/** Answers that are the same for everybody. All others are of whoever is signed in. */
const forEverybody: ReadonlySet<unknown> = new Set(['listings', 'places']);

const accountOf = (session: Session): string | undefined =>
  session.status === 'signedIn' ? session.user.id : undefined;

/** Forgets what was fetched for one account as soon as another is signed in, or none: nobody sees what was another's. */
export function forgetOnChange(
  session: Store<Session>,
  queries: Pick<QueryClient, 'removeQueries' | 'getMutationCache'>,
): void {
  let before = session.get();
  session.subscribe(() => {
    const now = session.get();
    const same = before.status === 'loading' || accountOf(before) === accountOf(now);
    before = now;
    if (same) return;
    queries.removeQueries({ predicate: ({ queryKey }) => !forEverybody.has(queryKey[0]) });
    queries.getMutationCache().clear();
  });
}
