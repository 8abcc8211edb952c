import type { Session } from '@lintel/web';
import { lazy, Suspense } from 'react';
import type { NavigationItem } from './navigation-items.js';

/** Not needed by a visitor without an account. An item without its count still leads where it does. */
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
