import { ChevronDown, clsx } from '@lintel/ui';
import type { SessionUser } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useEffect, useId, useRef, useState } from 'react';
import { accountLinks } from '../navigation/navigation-items.js';
import { useServedRemotes } from '../remotes/served-remotes.js';

/**
 * Who is signed in, and the places of the account.
 *
 * - **Keyboard**: Enter or Space open it, Tab goes through its links, Escape closes it and gives the focus back.
 * - **Screen readers**: a button named 'Account of <name>' that says whether its list of links is open.
 */
export function AccountMenu({ user, solid }: { user: SessionUser; solid: boolean }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const links = accountLinks(user, useServedRemotes());

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={`Account of ${user.name}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={clsx(
          'flex min-h-11 items-center gap-1 rounded-full p-1 transition-colors',
          solid ? 'hover:bg-sunken' : 'hover:bg-white/15',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'grid size-9 place-items-center rounded-full font-display text-lg font-semibold',
            solid ? 'bg-moss-tint text-moss' : 'bg-white/20 text-white',
          )}
        >
          {initial(user.name)}
        </span>
        <ChevronDown className={clsx('size-4 transition-transform', open && 'rotate-180')} aria-hidden />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 mt-1 w-72 rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        <div className="border-b border-line px-3 pt-2 pb-3">
          <p className="font-semibold break-words">{user.name}</p>
          <p className="truncate text-sm text-stone" title={user.email}>
            {user.email}
          </p>
        </div>
        <ul className="pt-1.5">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => setOpen(false)}
                className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken focus-visible:-outline-offset-3"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The first letter, also where it takes more than one unit of text. */
const initial = (name: string): string => ([...name.trim()][0] ?? '?').toLocaleUpperCase('en-GB');
