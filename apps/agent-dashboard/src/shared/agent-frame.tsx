import { clsx } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { NavLink } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { agentPages } from './agent-pages.js';
import { SuspensionNotice } from './suspension-notice.js';

export interface AgentFrameProps {
  /** The page's heading, and the document's title. */
  readonly title: string;
  /** Under the heading. */
  readonly lead?: ReactNode;
  /** Beside the heading: the buttons of the page. */
  readonly tools?: ReactNode;
  /** Above the heading, such as a way back. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of the agents: their navigation, and the page's heading. */
export function AgentFrame({ title, lead, tools, before, children }: AgentFrameProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 pb-20 md:px-8">
      <nav aria-label="Agent" className="-mx-4 border-b border-line px-4 print:hidden md:mx-0 md:px-0">
        <ul className="-mx-2 flex gap-1 md:-mx-3 overflow-x-auto py-1">
          {agentPages.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                className={({ isActive }) =>
                  clsx(
                    'flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3 md:px-3',
                    isActive ? 'bg-sunken text-ink' : 'text-stone hover:bg-sunken hover:text-ink',
                  )
                }
              >
                <Icon className="size-4.5 shrink-0 max-md:hidden" aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SuspensionNotice />
      {before !== undefined && <div className="pt-4">{before}</div>}
      <header
        className={clsx(
          'flex flex-wrap items-end justify-between gap-x-8 gap-y-4',
          before === undefined ? 'pt-6 md:pt-8' : 'pt-2',
        )}
      >
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {lead !== undefined && <p className="mt-1 max-w-measure text-soft">{lead}</p>}
        </div>
        {tools !== undefined && <div className="flex flex-wrap items-center gap-3">{tools}</div>}
      </header>
      <div className="mt-6">{children}</div>
    </div>
  );
}
