import { clsx } from '@lintel/ui';
import { askAgain, messagesOf, shell } from '@lintel/web';
import { unreadMessages } from './unread-queries.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** More than this is many. */
const most = 99;

/** How many answers of agents are unread, as the server counts them; nothing while there are none or the count is not known. */
export default function UnreadCount({ account, className }: { account: string; className: string }) {
  const { data: unread = 0 } = useQuery(unreadMessages(account));
  const queries = useQueryClient();
  useEffect(() => {
    const { live } = shell();
    const { queryKey } = unreadMessages(account);
    const ends = [
      live.on('messages', () => void askAgain(queries, { queryKey })),
      live.onReset(() => void askAgain(queries, { queryKey: messagesOf(account) })),
    ];
    return () => ends.forEach((end) => end());
  }, [account, queries]);

  if (unread === 0) return null;
  return (
    <span
      className={clsx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-brick px-1 font-sans text-sm leading-none font-semibold text-on-brick tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{unread > most ? `${most}+` : unread}</span>
      <span className="sr-only">{unread} unread</span>
    </span>
  );
}
