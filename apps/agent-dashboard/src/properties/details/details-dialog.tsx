import { Dialog, Tabs } from '@lintel/ui';
import {
  agencyListingCard,
  listingConversations,
  listingViewings,
  type AgencyListing,
  type ListingConversation,
} from '../agency-listings-queries.js';
import { agencyMessagesOf } from '../../messages/agency-messages-queries.js';
import type { ListingStatus } from '@lintel/web';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReplyDialog } from '../../messages/reply-dialog.js';
import { EnterDialog } from '../../viewings/enter-dialog.js';
import { useLiveRefetch } from '../../shared/use-live-refetch.js';
import { StatusMenu } from '../card/status-menu.js';
import type { ListingChanges } from '../changes/use-listing-changes.js';
import { ActivityPanel } from './activity-panel.js';
import { HistoryPanel } from './history-panel.js';
import { MessagesPanel } from './messages-panel.js';
import { pagedList } from './paged-list.js';
import { ViewingsPanel } from './viewings-panel.js';

interface DetailsDialogProps {
  readonly account: string;
  /** As it was when the dialog was opened. */
  readonly listing: AgencyListing;
  readonly changes: ListingChanges;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What there is about one property: its viewings and messages, what became of it, and its history. */
export function DetailsDialog({ open, onClose, ...rest }: DetailsDialogProps) {
  const [replied, setReplied] = useState<ListingConversation>();
  const [replying, setReplying] = useState(false);
  const [entering, setEntering] = useState(false);
  return (
    <>
      <Dialog open={open} onOpenChange={onClose} title="Property Details" className="md:max-w-3xl!">
        <Details
          {...rest}
          onEnter={() => setEntering(true)}
          onReply={(conversation) => {
            setReplied(conversation);
            setReplying(true);
          }}
        />
      </Dialog>
      <EnterDialog
        account={rest.account}
        listing={rest.listing}
        open={entering}
        onClose={() => setEntering(false)}
      />
      {replied && <ReplyDialog conversation={replied} open={replying} onClose={() => setReplying(false)} />}
    </>
  );
}

const counted = (label: string, total: number | undefined): string =>
  total === undefined ? label : `${label} (${total.toLocaleString('en-GB')})`;

function Details({
  account,
  listing: before,
  changes,
  onReply,
  onEnter,
}: Pick<DetailsDialogProps, 'account' | 'listing' | 'changes'> & {
  onEnter: () => void;
  onReply: (conversation: ListingConversation) => void;
}) {
  const { id } = before;
  const { data } = useQuery(agencyListingCard(account, id));
  const listing = changes.asWished(data ?? before);
  const viewings = pagedList(useInfiniteQuery(listingViewings(account, id)), (page) => page.viewings);
  const messages = pagedList(
    useInfiniteQuery(listingConversations(account, id)),
    (page) => page.conversations,
  );
  useLiveRefetch('viewings', [listingViewings(account, id).queryKey]);
  useLiveRefetch('messages', [[...agencyMessagesOf(account), 'listing']]);
  const change = (status: ListingStatus): void => void changes.changeStatus(listing, status);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-xl wrap-anywhere">{listing.title}</h3>
          <p className="mt-1 text-soft wrap-anywhere">{listing.address}</p>
        </div>
        <StatusMenu listing={listing} onChange={change} />
      </div>
      <Tabs
        label="Property Details"
        className="min-h-96"
        tabs={[
          {
            value: 'viewings',
            label: counted('Viewings', viewings.total),
            content: <ViewingsPanel list={viewings} {...(listing.state === 'published' && { onEnter })} />,
          },
          {
            value: 'messages',
            label: counted('Messages', messages.total),
            content: <MessagesPanel list={messages} onReply={onReply} />,
          },
          { value: 'activity', label: 'Activity', content: <ActivityPanel account={account} id={id} /> },
          { value: 'history', label: 'History', content: <HistoryPanel account={account} id={id} /> },
        ]}
      />
    </>
  );
}
