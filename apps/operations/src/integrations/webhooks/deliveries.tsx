import { DeliveryItem } from '@lintel/web/integrations';
import { webhookTest } from '@lintel/contracts';
import { Link, useSearchParams } from '@lintel/web/router';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Choice, chosenOf } from '../../console/choice.js';
import { ListFailure, OlderButton, RowsSkeleton } from '../../console/list-states.js';
import { Reference } from '../../console/reference.js';
import { useAct } from '../../console/use-act.js';
import { deliveryStates, subjectOf } from './webhook-words.js';
import { allOfWebhooks, deliveriesTo, type Delivery, redeliver, type Webhook } from './webhooks-queries.js';

/** What was sent to a webhook; `?deliveries=` for those in one state. */
export function Deliveries({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const [address, setAddress] = useSearchParams();
  const state = chosenOf(deliveryStates, address.get('deliveries'));
  const list = useInfiniteQuery(deliveriesTo(id, state === 'all' ? undefined : state));
  const { asked, confirmed } = useConfirmed();
  const again = useAct({
    run: (delivery: string) => confirmed(() => redeliver(id, delivery)),
    done: 'It is sent again',
    changes: allOfWebhooks,
  });
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <section aria-label="Deliveries" className="mt-6">
      <h3 className="text-lg">Deliveries</h3>
      <div className="my-3">
        <Choice
          label="Which deliveries"
          value={state}
          options={deliveryStates}
          onChoose={(chosen) =>
            setAddress((now) => {
              now.delete('deliveries');
              if (chosen !== 'all') now.set('deliveries', chosen);
              return now;
            })
          }
        />
      </div>
      {list.isPending && <RowsSkeleton label="Loading deliveries" rows={4} />}
      {list.isLoadingError && (
        <ListFailure
          error={list.error}
          title="Deliveries could not be loaded"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && deliveries.length === 0 && (
        <p className="text-soft">None in the last 30 days{state === 'all' ? '' : ' is like this'}.</p>
      )}
      <ul className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            sending={again.isPending && again.variables === delivery.id}
            title={delivery.type}
            onAgain={enabled ? () => again.mutate(delivery.id) : undefined}
          >
            <Origin of={delivery} />
          </DeliveryItem>
        ))}
      </ul>
      {list.hasNextPage && (
        <OlderButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
      <ConfirmDialog asked={asked} />
    </section>
  );
}

/** Of what it tells, and of which request that came; what a test tells of was no event. */
function Origin({ of: { type, request, correlation } }: { of: Delivery }) {
  const subject = type === webhookTest.type ? null : subjectOf(request);
  return (
    <div className="space-y-1 text-sm">
      {correlation && (
        <p>
          Trace <Reference correlation={correlation} />
        </p>
      )}
      {subject && (
        <p>
          <Link
            to={`/operations/events?q=${encodeURIComponent(subject)}`}
            className="underline decoration-edge underline-offset-4"
          >
            All events of this subject
          </Link>
        </p>
      )}
    </div>
  );
}
