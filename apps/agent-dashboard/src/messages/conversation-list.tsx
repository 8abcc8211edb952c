import { Button, Checkbox, EmptyState, MessageCircle, Search } from '@lintel/ui';
import { agencyConversations, type AgencyConversationRow } from './agency-messages-queries.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox } from '../shared/search-box.js';
import { LoadFailure, MoreButton, RowsSkeleton } from '../shared/states.js';
import { useMine, WhoseChoice } from '../shared/whose.js';
import { useSettled } from '../shared/use-settled.js';
import { ConversationCards } from './conversation-cards.js';

interface ConversationListProps {
  readonly account: string;
  readonly selected: string | undefined;
  readonly onReply: (conversation: AgencyConversationRow) => void;
}

const none: readonly AgencyConversationRow[] = [];

/** What people wrote to the agency, the last message first, in an area of 600 px that scrolls (specification, section 2). */
export function ConversationList({ account, selected, onReply }: ConversationListProps) {
  const [typed, setTyped] = useState('');
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [mine, setMine] = useMine();
  const search = useSettled(typed);
  const list = useInfiniteQuery(agencyConversations(account, { search, mine, unreadOnly }));
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? none;
  const total = list.data?.pages[0]?.total ?? 0;
  const narrowed = search !== '' || unreadOnly || mine;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line p-3 md:px-5">
        <SearchBox
          label="Search messages"
          placeholder="Home, address or name"
          value={typed}
          onChange={setTyped}
        />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Checkbox
            label="Unread only"
            checked={unreadOnly}
            onChange={({ target }) => setUnreadOnly(target.checked)}
          />
          <WhoseChoice hideLabel className="w-40" mine={mine} onChange={setMine} />
          <p role="status" className="basis-full text-sm text-stone tabular-nums">
            {list.data &&
              `${total.toLocaleString('en-GB')} ${total === 1 ? 'conversation' : 'conversations'}`}
          </p>
        </div>
      </div>
      <div
        role="region"
        aria-label="Messages"
        aria-busy={list.isPlaceholderData}
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        {conversations.length > 0 && (
          <ConversationCards
            key={`${search} ${mine} ${unreadOnly}`}
            account={account}
            conversations={conversations}
            selected={selected}
            onReply={onReply}
          />
        )}
        {list.isPending && (
          <div className="p-3">
            <RowsSkeleton label="Loading the messages" />
          </div>
        )}
        {list.isLoadingError && (
          <div className="p-4">
            <LoadFailure
              error={list.error}
              title="The messages could not be loaded"
              busy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          </div>
        )}
        {list.data && conversations.length === 0 && (
          <EmptyState
            headingLevel="h3"
            icon={narrowed ? <Search /> : <MessageCircle />}
            title={narrowed ? 'No messages match' : 'No messages yet'}
            action={
              narrowed && (
                <Button
                  onClick={() => {
                    setTyped('');
                    setUnreadOnly(false);
                    setMine(false);
                  }}
                >
                  Show all messages
                </Button>
              )
            }
          >
            {narrowed
              ? unreadOnly && search === '' && !mine
                ? 'Everything that people wrote to you has been read or answered.'
                : 'Search by a home, an address, or the name or e-mail address of a person.'
              : 'When somebody writes about one of your homes, it appears here at once.'}
          </EmptyState>
        )}
        {list.hasNextPage && (
          <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'That did not load. Try again' : 'Show more'}
          </MoreButton>
        )}
      </div>
    </div>
  );
}
