import { clsx } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { NavLink } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { FiringCount } from '../alerts/firing.js';
import { consolePages } from './console-pages.js';
import { ConsoleSearch } from './console-search.js';

export interface ConsoleFrameProps {
  readonly title: string;
  /** Under the heading: what the page lists. */
  readonly lead: ReactNode;
  /** Beside the heading: how fresh the page is, and its buttons. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of the console: its navigation, and the page's heading. */
export function ConsoleFrame({ title, lead, tools, children }: ConsoleFrameProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto flex max-w-page flex-col px-4 pb-16 md:px-8 lg:flex-row lg:gap-8">
      <nav
        aria-label="Operations"
        className="border-b border-line pt-3 pb-2 lg:sticky lg:top-16 lg:w-44 lg:shrink-0 lg:self-start lg:border-0 lg:pt-9"
      >
        <p className="text-sm font-semibold text-stone max-lg:sr-only lg:px-3 lg:pb-2">Operations</p>
        <div className="flex gap-1 lg:block">
          <ConsoleSearch />
          <ul className="flex gap-1 overflow-x-auto lg:flex-col">
            {consolePages.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/operations'}
                  className={({ isActive }) =>
                    clsx(
                      'flex min-h-11 items-center gap-2.5 rounded-control px-3 font-medium whitespace-nowrap transition-colors',
                      isActive ? 'bg-sunken text-ink' : 'text-soft hover:bg-sunken hover:text-ink',
                    )
                  }
                >
                  <Icon className="size-4.5 shrink-0" aria-hidden />
                  {label}
                  {path === '/operations/alerts' && <FiringCount />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="min-w-0 flex-1 pt-6 lg:pt-8">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h1 className="text-2xl">{title}</h1>
            <p className="mt-1 max-w-measure text-soft">{lead}</p>
          </div>
          {tools}
        </header>
        <div className="mt-5">{children}</div>
      </div>
    </div>
  );
}
