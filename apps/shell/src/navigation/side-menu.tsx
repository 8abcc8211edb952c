import { clsx, Dialog } from '@lintel/ui';
import type { Session } from '@lintel/web';
import { NavLink } from '@lintel/web/router';
import { lazy, Suspense } from 'react';
import { useServedRemotes } from '../remotes/served-remotes.js';
import { ItemCount } from './item-count.js';
import { accountLinks, type NavigationItem, stateOf } from './navigation-items.js';

interface SideMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly items: readonly NavigationItem[];
  readonly session: Session;
}

/** Lazy, since a visitor without an account does not need it. */
const SignOutButton = lazy(() => import('../account/sign-out-button.js'));

/** The bar's items below 768 px, sliding in from the right. */
export function SideMenu({ open, onOpenChange, items, session }: SideMenuProps) {
  const close = (): void => onOpenChange(false);
  const user = session.status === 'signedIn' ? session.user : undefined;
  const remotes = useServedRemotes();
  const all: readonly NavigationItem[] = user
    ? [...items, ...accountLinks(user, remotes)]
    : [...items, ...(session.status === 'signedOut' ? [{ label: 'Sign In', to: '/auth' }] : [])];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      description={user?.email}
      side="right"
      className="w-80!"
      footer={
        user && (
          <Suspense>
            <SignOutButton onDone={close} />
          </Suspense>
        )
      }
    >
      <nav aria-label="Menu">
        <ul className="-mx-3 flex flex-col">
          {all.map((item) => (
            <li key={item.label} className="border-b border-line last:border-b-0">
              <NavLink
                to={item.to}
                end
                state={stateOf(item)}
                onClick={close}
                className={({ isActive }) =>
                  clsx(
                    'flex min-h-14 items-center rounded-control px-3 font-display text-lg hover:bg-sunken',
                    isActive && item.from === undefined && 'text-brick',
                  )
                }
              >
                {item.label}
                <ItemCount item={item} session={session} className="ml-2" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
