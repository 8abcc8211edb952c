import { Bell, IconButton } from '@lintel/ui';
import { useState } from 'react';
import { Part } from './part.js';
import type { RecentActivityProps } from './recent-activity.js';
import { useActivity } from './use-activity.js';

/** More than this is not counted on so small a badge. */
const most = 99;

/** How much came in since the last visit, and what that is. Its badge shows only above 0 (specification, section 2). */
export function ActivityBell({ account }: { account: string }) {
  const activity = useActivity(account);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { count } = activity;
  return (
    <>
      <IconButton
        label={count > 0 ? `Recent Activity, ${count} new` : 'Recent Activity'}
        aria-haspopup="dialog"
        className="relative border border-edge bg-surface hover:border-ink"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Bell aria-hidden />
        {count > 0 && (
          <span
            // A new element for each number, so that the animation runs again.
            key={count}
            aria-hidden
            data-badge
            className="absolute -top-1.5 -right-1.5 grid h-5.5 min-w-5.5 animate-arrive place-items-center rounded-full bg-brick px-1 text-sm leading-none font-semibold text-on-brick tabular-nums"
          >
            {count > most ? `${most}+` : count}
          </span>
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {count > 0 && `${count} new since your last visit`}
      </span>
      {opened && (
        <Part<RecentActivityProps>
          name="recent-activity"
          load={async () => (await import('./recent-activity.js')).RecentActivity}
          props={{ activity, open, onClose: () => setOpen(false) }}
          waiting={null}
        />
      )}
    </>
  );
}
