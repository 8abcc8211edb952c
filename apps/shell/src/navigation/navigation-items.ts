import type { NavigationEntry, ServedRemote } from '@lintel/contracts/site-pages';
import type { Session, SessionUser } from '@lintel/web';

export interface NavigationItem extends Pick<NavigationEntry, 'label' | 'to' | 'counts'> {
  /** Where to go on to after signing in. */
  readonly from?: string;
}

const entriesOf = (remotes: readonly ServedRemote[], place: NavigationEntry['place']) =>
  remotes
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.place === place)
    .toSorted((a, b) => a.order - b.order);

/**
 * The bar's items for a visitor. Signed out, an item that needs an account leads to `/auth`, and `from` remembers where to go on to. While the session
 * loads it is taken for signed in: only then is there one to load, and nothing moves when it has come.
 */
export function navigationItems(
  { status }: Session,
  remotes: readonly ServedRemote[],
): readonly NavigationItem[] {
  const signedIn = status !== 'signedOut';
  return entriesOf(remotes, 'bar')
    .filter(({ onlySignedIn }) => signedIn || !onlySignedIn)
    .map(({ label, to, needsAccount, counts }) =>
      needsAccount && !signedIn
        ? { label, to: '/auth', from: to }
        : { label, to, ...(counts !== undefined && { counts }) },
    );
}

/** What an account leads to beside the items of the bar. */
export const accountLinks = (
  user: Pick<SessionUser, 'role'>,
  remotes: readonly ServedRemote[],
): readonly NavigationItem[] =>
  entriesOf(remotes, 'account')
    .filter(({ role }) => role === undefined || role === user.role)
    .map(({ label, to }) => ({ label, to }));

/** What an item's link remembers. */
export const stateOf = ({ from }: { readonly from?: string }): { from: string } | undefined =>
  from === undefined ? undefined : { from };
