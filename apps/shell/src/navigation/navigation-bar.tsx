import { clsx, IconButton, Menu } from '@lintel/ui';
import { useSession } from '@lintel/web';
import { NavLink, useLocation } from '@lintel/web/router';
import { useState, useSyncExternalStore } from 'react';
import { useServedRemotes } from '../remotes/served-remotes.js';
import { AccountCorner } from './account-corner.js';
import { ItemCount } from './item-count.js';
import { navigationItems, stateOf } from './navigation-items.js';
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
  const items = navigationItems(session, useServedRemotes());
  // Signed in, the bar has two more items and a menu; on a narrow screen all of them move closer together.
  const full = session.status !== 'signedOut';

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
      <nav
        aria-label="Main"
        className={clsx(
          'mx-auto flex h-16 max-w-page items-center px-4',
          full ? 'gap-6 md:max-xl:gap-2 xl:px-8' : 'gap-6 md:px-8',
        )}
      >
        <Wordmark compact={full} onPhotograph={!solid} />
        <ul className={clsx('ml-auto hidden items-center md:flex', full ? 'xl:gap-1' : 'gap-1')}>
          {items.map((item) => (
            <li key={item.label}>
              <NavLink
                to={item.to}
                end
                state={stateOf(item)}
                className={({ isActive }) =>
                  clsx(
                    'relative inline-flex min-h-11 items-center rounded-control px-3 font-medium underline-offset-8 hover:underline',
                    isActive && item.from === undefined && 'underline decoration-2',
                    solid && 'decoration-brick',
                    full && 'md:max-lg:px-2 md:max-lg:text-sm',
                  )
                }
              >
                {item.label}
                {/* Positioned beside the word, so that nothing moves when it comes and goes. */}
                <ItemCount item={item} session={session} className="absolute top-0 right-0 translate-x-1/4" />
              </NavLink>
            </li>
          ))}
        </ul>
        <AccountCorner session={session} solid={solid} />
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
      <SideMenu open={menuOpen} onOpenChange={setMenuOpen} items={items} session={session} />
    </header>
  );
}
