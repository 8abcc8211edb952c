import { clsx, Dialog } from '@lintel/ui';
import { NavLink } from '@lintel/web/router';
import type { navigationItems } from './navigation-items.js';

interface SideMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly items: ReturnType<typeof navigationItems>;
  readonly signedIn: boolean;
}

/** The bar's items below 768 px, sliding in from the right. */
export function SideMenu({ open, onOpenChange, items, signedIn }: SideMenuProps) {
  const all = signedIn ? items : [...items, { label: 'Sign In', to: '/auth' }];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Menu" side="right" className="w-80!">
      <nav aria-label="Menu">
        <ul className="-mx-3 flex flex-col">
          {all.map(({ label, to, from }: { label: string; to: string; from?: string }) => (
            <li key={label} className="border-b border-line last:border-b-0">
              <NavLink
                to={to}
                end
                state={from === undefined ? undefined : { from }}
                onClick={() => onOpenChange(false)}
                className={({ isActive }) =>
                  clsx(
                    'flex min-h-14 items-center rounded-control px-3 font-display text-lg hover:bg-sunken',
                    isActive && from === undefined && 'text-brick',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
