import type { Session } from '@lintel/web';
import { lazy, Suspense } from 'react';
import type { NavigationItem } from './navigation-items.js';

/** Lazy, since a visitor without an account does not need it. Without its count an item still leads where it does. */
const UnreadCount = lazy(() => import('./unread-count.js').catch(() => ({ default: () => null })));

interface ItemCountProps {
  readonly item: NavigationItem;
  readonly session: Session;
  readonly className: string;
}

/** What waits behind an item of the bar. */
export const ItemCount = ({ item, session, className }: ItemCountProps) =>
  item.counts === 'unreadMessages' && session.status === 'signedIn' ? (
    <Suspense>
      <UnreadCount account={session.user.id} className={className} />
    </Suspense>
  ) : null;
