import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from '@lintel/web/router';
import { ListFailure, RowsSkeleton } from '../../console/list-states.js';
import { WebhookPanel } from './webhook-panel.js';
import type { Webhook } from './webhooks-queries.js';
import { WebhooksTable } from './webhooks-table.js';

/** Webhooks that were found; `?id=` opens one beside them. */
export function WebhooksList({ list }: { list: UseQueryResult<Webhook[], unknown> }) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('id');
  const without = (): void =>
    setAddress((now) => {
      now.delete('id');
      now.delete('deliveries');
      return now;
    });
  return (
    <>
      {list.isPending && <RowsSkeleton label="Looking for webhooks" />}
      {list.isLoadingError && (
        <ListFailure
          error={list.error}
          title="Webhooks could not be looked for"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <WebhooksTable webhooks={list.data} />}
      {id !== null && <WebhookPanel id={id} onClose={without} />}
    </>
  );
}
