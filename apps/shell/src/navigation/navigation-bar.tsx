import { buttonLook, clsx, IconButton, Menu } from '@lintel/ui';
import { useSession } from '@lintel/web';
import { Link, NavLink, useLocation } from '@lintel/web/router';
import { useState, useSyncExternalStore } from 'react';
import { navigationItems } from './navigation-items.js';
import { SideMenu } from './side-menu.js';
import { Wordmark } from './wordmark.js';

/** Pixels of scrolling after which the bar turns solid on the home page. */
const solidAfter = 20;

const watchScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

export function NavigationBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const scrolled = useSyncExternalStore(watchScroll, () => window.scrollY > solidAfter);
  const [menuOpen, setMenuOpen] = useState(false);
  const solid = scrolled || pathname !== '/';
  const items = navigationItems(session);

  return (
    <header
      data-solid={solid}
      className={clsx(
        'fixed inset-x-0 top-0 z-40 transition-colors',
        solid
          ? 'bg-paper text-ink shadow-[0_1px_0_var(--color-line)]'
          : 'bg-linear-to-b from-night/60 to-transparent text-white',
      )}
    >
      <nav aria-label="Main" className="mx-auto flex h-16 max-w-page items-center gap-6 px-4 md:px-8">
        <Wordmark />
        <ul className="ml-auto hidden items-center gap-1 md:flex">
          {items.map(({ label, to, from }) => (
            <li key={label}>
              <NavLink
                to={to}
                end
                state={from === undefined ? undefined : { from }}
                className={({ isActive }) =>
                  clsx(
                    'inline-flex min-h-11 items-center rounded-control px-3 font-medium underline-offset-8 hover:underline',
                    isActive && from === undefined && 'underline decoration-2',
                    solid && 'decoration-brick',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        {session.status !== 'signedIn' && (
          <Link
            to="/auth"
            className={clsx(
              buttonLook({ size: 'small' }),
              'max-md:hidden',
              !solid && 'border-white/70! bg-transparent! text-white! hover:bg-white/15!',
            )}
          >
            Sign In
          </Link>
        )}
        <IconButton
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          className={clsx('ml-auto -mr-2 md:hidden', !solid && 'hover:bg-white/15')}
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden />
        </IconButton>
      </nav>
      <SideMenu
        open={menuOpen}
        onOpenChange={setMenuOpen}
        items={items}
        signedIn={session.status === 'signedIn'}
      />
    </header>
  );
}
