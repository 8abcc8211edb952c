import { exactMomentText } from '@lintel/kernel';
import { clsx } from '@lintel/ui';
import type { MailboxMessage } from './mailbox-queries.js';
import { Link } from '@lintel/web/router';
import { moveFocus } from '../console/move-focus.js';
import { shortTimeText } from '../console/times.js';
import { messageAddress } from './mailbox-address.js';

export interface RowsProps {
  readonly messages: readonly MailboxMessage[];
  readonly selected: string | null;
  readonly now: Date;
}

/** Messages, one below the other; Enter opens one, as it does any link. */
export const Rows = ({ messages, selected, now }: RowsProps) => (
  <ol aria-label="Messages" className="divide-y divide-line" onKeyDown={(event) => moveFocus(event, 'a')}>
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
            title={exactMomentText(arrivedAt)}
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
