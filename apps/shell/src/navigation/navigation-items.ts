import type { Session } from '@lintel/web';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  /** What is counted beside it. */
  readonly counts?: 'unreadMessages';
}

const items: readonly (NavigationItem & { needsAccount?: true; onlySignedIn?: true })[] = [
  { label: 'Home', to: '/' },
  { label: 'Properties', to: '/properties' },
  { label: 'Saved Properties', to: '/saved-properties', needsAccount: true },
  { label: 'Viewings', to: '/viewings', needsAccount: true },
  { label: 'Saved Searches', to: '/saved-searches', needsAccount: true, onlySignedIn: true },
  {
    label: 'Messages',
    to: '/messages',
    needsAccount: true,
    onlySignedIn: true,
    counts: 'unreadMessages',
  },
];

/**
 * The bar's items for a visitor. Signed out, a sign-in-only item leads to `/auth`, and `from` remembers where to go on to. While it loads, the session is
 * taken for signed in: only then is there one to load, and nothing moves when it is there.
 */
export function navigationItems({ status }: Session): readonly (NavigationItem & { from?: string })[] {
  const signedIn = status !== 'signedOut';
  return items
    .filter(({ onlySignedIn }) => signedIn || !onlySignedIn)
    .map(({ label, to, needsAccount, counts }) =>
      needsAccount && !signedIn
        ? { label, to: '/auth', from: to }
        : { label, to, ...(counts !== undefined && { counts }) },
    );
}

/** What an item's link remembers. */
export const stateOf = ({ from }: { readonly from?: string }): { from: string } | undefined =>
  from === undefined ? undefined : { from };
