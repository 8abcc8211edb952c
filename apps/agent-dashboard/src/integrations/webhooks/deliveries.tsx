import { Button, clsx, Setting } from '@lintel/ui';
import { DeliveryItem, deliveryText } from '@lintel/web/integrations';
import { Link, useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyBox, LoadFailure, MoreButton, RowsSkeleton } from '../../shared/states.js';
import { type Confirmed, useChange } from '../../shared/use-change.js';
import { AgainDialog } from './again-dialog.js';
import { eventText } from './event-words.js';
import { againText, deliveryStates, readState } from './webhook-words.js';
import { allOfWebhooks, sendAgain, type Webhook, webhookDeliveries } from './webhooks-queries.js';

interface DeliveriesProps {
  readonly webhook: Webhook;
  readonly confirmed: Confirmed;
}

type Again = Omit<Parameters<typeof sendAgain>[0], 'webhook'>;

/** What was sent to a webhook, all of it or what is in one state. */
export function Deliveries({ webhook, confirmed }: DeliveriesProps) {
  const state = readState(useSearchParams()[0].get('state'));
  const list = useInfiniteQuery(webhookDeliveries(webhook.id, state));
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const [asking, setAsking] = useState(false);
  const again = useChange({
    change: (what: Again) => confirmed(() => sendAgain({ webhook: webhook.id, ...what })),
    done: (_what, count) => againText(count),
    failed: () => 'Nothing is sent again',
    changes: allOfWebhooks,
  });
  return (
    <Setting
      title="Deliveries"
      text="What was sent in the last 30 days, or waits to be. What is not taken is tried again, later each time, for about three days."
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <StateLinks chosen={state} />
        <Button size="small" disabled={!webhook.enabled} onClick={() => setAsking(true)}>
          Send a range again
        </Button>
      </div>
      {deliveries.length > 0 ? (
        <ul
          aria-label="Deliveries"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              title={eventText(delivery.type)}
              sending={again.isPending && again.variables.delivery === delivery.id}
              onAgain={webhook.enabled ? () => again.mutate({ delivery: delivery.id }) : undefined}
            />
          ))}
        </ul>
      ) : list.data ? (
        <EmptyBox title={state ? 'Nothing is like this' : 'Nothing was sent yet'} headingLevel="h3">
          {state
            ? 'Choose All to see everything that was sent.'
            : 'Send a test event to see whether it arrives.'}
        </EmptyBox>
      ) : list.isLoadingError ? (
        <LoadFailure
          error={list.error}
          title="What was sent could not be loaded"
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <RowsSkeleton label="Loading what was sent" />
      )}
      {list.hasNextPage && (
        <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? 'That did not load. Try again' : 'Show more'}
        </MoreButton>
      )}
      <AgainDialog
        open={asking}
        onSend={(range) => again.mutateAsync(range).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Setting>
  );
}

const StateLinks = ({ chosen }: { chosen: ReturnType<typeof readState> }) => (
  <nav aria-label="Deliveries by state" className="flex flex-wrap gap-1.5">
    {[undefined, ...deliveryStates].map((state) => (
      <Link
        key={state ?? 'all'}
        to={{ search: state ? `?state=${state}` : '' }}
        replace
        aria-current={state === chosen ? 'true' : undefined}
        className={clsx(
          'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold transition-colors',
          state === chosen
            ? 'border-ink bg-ink text-paper'
            : 'border-line bg-surface text-soft hover:border-edge hover:text-ink',
        )}
      >
        {state ? deliveryText[state] : 'All'}
      </Link>
    ))}
  </nav>
);
