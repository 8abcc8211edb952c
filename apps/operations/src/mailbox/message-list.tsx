import { Button, EmptyState, Input, Search } from '@lintel/ui';
import type { MailboxMessage } from './mailbox-queries.js';
import { useAttention } from '@lintel/web';
import { useState } from 'react';
import { OlderButton } from '../console/list-states.js';
import { matching, withoutArrivals } from './listed.js';
import { Rows } from './rows.js';

export interface MessageListProps {
  /** The last first. */
  readonly messages: readonly MailboxMessage[];
  readonly selected: string | null;
  /** When the messages were fetched. */
  readonly now: Date;
  readonly older: { readonly busy: boolean; readonly load: () => void } | undefined;
}

/** The loaded messages, and a box that searches them. While the pointer or the keyboard is in the list, what arrives waits, so that nothing moves under them. */
export function MessageList({ messages, selected, now, older }: MessageListProps) {
  const [words, setWords] = useState('');
  const [top, setTop] = useState<string | null>(null);
  const { attended, handlers } = useAttention(messages, () => setTop(messages[0]?.id ?? null));
  const { shown, arrived } = withoutArrivals(messages, attended ? top : null);
  const found = matching(shown, words);
  const searching = words.trim() !== '';

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line p-3">
        <div className="relative [&_input]:h-11 [&_input]:pl-10">
          <Search className="absolute top-3 left-3 z-10 size-5 text-stone" aria-hidden />
          <Input
            type="search"
            label="Search the loaded messages"
            hideLabel
            placeholder="Recipient or subject"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <div className="mt-2 flex min-h-6 items-center justify-between gap-3">
          <p className="text-sm text-stone tabular-nums" role="status">
            {searching ? `${found.length} of ${shown.length} loaded` : `${shown.length} loaded`}
          </p>
          {arrived > 0 && (
            <p className="animate-arrive text-sm font-semibold text-brick">
              {arrived} new when you leave the list
            </p>
          )}
        </div>
      </div>
      <div className="min-h-0 flex-1 lg:overflow-y-auto" {...handlers}>
        {found.length > 0 && <Rows messages={found} selected={selected} now={now} />}
        {searching && found.length === 0 && (
          <EmptyState
            icon={<Search />}
            title="No loaded message matches"
            action={
              <Button size="small" onClick={() => setWords('')}>
                Show all
              </Button>
            }
          >
            The box searches the recipient and the subject of what is loaded.
          </EmptyState>
        )}
        {older && <OlderButton busy={older.busy} onClick={older.load} />}
      </div>
    </div>
  );
}
