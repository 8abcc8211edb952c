import { clsx } from '@lintel/ui';
import type { MailboxMessage } from '@lintel/web';
import { Link } from '@lintel/web/router';
import type { KeyboardEvent } from 'react';
import { instantText, shortTimeText } from '../console/times.js';
import { messageAddress } from './mailbox-address.js';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrow keys, Home and End move between rows; Enter opens one, as it does any link. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
  const at = rows.indexOf(event.target as HTMLAnchorElement);
  const row = at < 0 ? undefined : rows[steps[event.key]?.(at, rows.length - 1) ?? -1];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

export interface RowsProps {
  readonly messages: readonly MailboxMessage[];
  readonly selected: string | null;
  readonly now: Date;
}

/** Messages, one below the other. */
export const Rows = ({ messages, selected, now }: RowsProps) => (
  <ol aria-label="Messages" className="divide-y divide-line" onKeyDown={moveFocus}>
    {messages.map(({ id, to, subject, arrivedAt }) => (
      <li key={id} className="animate-arrive">
        <Link
          to={messageAddress(id)}
          aria-current={id === selected || undefined}
          data-message={id}
          className={clsx(
            'grid scroll-my-16 grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-l-3 px-4 py-2.5 transition-colors focus-visible:-outline-offset-3',
            id === selected ? 'border-brick bg-brick-tint' : 'border-transparent hover:bg-sunken',
          )}
        >
          <span className="truncate font-semibold">{to}</span>
          <time
            dateTime={arrivedAt}
            title={instantText(arrivedAt)}
            className={clsx(
              'text-sm leading-relaxed tabular-nums',
              id === selected ? 'text-soft' : 'text-stone',
            )}
          >
            {shortTimeText(arrivedAt, now)}
          </time>
          <span className="col-span-2 truncate text-soft">{subject}</span>
        </Link>
      </li>
    ))}
  </ol>
);
