import type { Session } from '@lintel/web';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
}

const items: readonly (NavigationItem & { needsAccount?: true; onlySignedIn?: true })[] = [
  { label: 'Home', to: '/' },
  { label: 'Properties', to: '/properties' },
  { label: 'Saved Properties', to: '/saved-properties', needsAccount: true },
  { label: 'Viewings', to: '/viewings', needsAccount: true },
  { label: 'Saved Searches', to: '/saved-searches', needsAccount: true, onlySignedIn: true },
  { label: 'Messages', to: '/messages', needsAccount: true, onlySignedIn: true },
];

/**
 * The bar's items for a visitor. Signed out, a sign-in-only item leads to `/auth`, and `from` remembers where to go on to. While it loads, the session is
 * taken for signed in: only then is there one to load, and nothing moves when it is there.
 */
export function navigationItems({ status }: Session): readonly (NavigationItem & { from?: string })[] {
  const signedIn = status !== 'signedOut';
  return items
    .filter(({ onlySignedIn }) => signedIn || !onlySignedIn)
    .map(({ label, to, needsAccount }) =>
      needsAccount && !signedIn ? { label, to: '/auth', from: to } : { label, to },
    );
}
