import { exactMomentText } from '@lintel/kernel';
import { Button, Dialog } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog, Recorded } from '../../console/act-dialog.js';
import { ListFailure, RowsSkeleton } from '../../console/list-states.js';
import { Owner } from '../owner.js';
import { Deliveries } from './deliveries.js';
import {
  allOfWebhooks,
  oneWebhook,
  redeliverFailed,
  switchWebhook,
  type Webhook,
} from './webhooks-queries.js';
import { Standing } from './webhooks-table.js';

const DAY_MS = 86_400_000;

/** One webhook beside the list: whose it is, how it is, and what was sent to it. */
export function WebhookPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const one = useQuery(oneWebhook(id));
  return (
    <Dialog open onOpenChange={onClose} side="right" className="w-2xl!" title="Webhook">
      {one.isPending && <RowsSkeleton label="Loading the webhook" />}
      {one.isLoadingError && (
        <ListFailure
          error={one.error}
          title="The webhook could not be loaded"
          onRetry={() => void one.refetch()}
        />
      )}
      {one.data === null && <p className="text-soft">There is no such webhook any more.</p>}
      {one.data && <Shown webhook={one.data} />}
    </Dialog>
  );
}

function Shown({ webhook }: { webhook: Webhook }) {
  const [asked, setAsked] = useState<'switch' | 'again'>();
  const { id, url, description, eventTypes, ordered, createdAt, enabled, failed, lastDeliveredAt } = webhook;
  const close = (): void => setAsked(undefined);
  return (
    <>
      <p className="font-semibold wrap-anywhere">{url}</p>
      {description && <p className="wrap-anywhere text-soft">{description}</p>}
      <p className="text-sm">
        <Owner agencyId={webhook.agencyId} />
      </p>
      <div className="mt-3 text-sm">
        <Standing webhook={webhook} />
        <p className="text-soft">
          {lastDeliveredAt ? `Last delivered ${exactMomentText(lastDeliveredAt)}` : 'Nothing delivered yet'},
          made {exactMomentText(createdAt)}.
        </p>
        <p className="mt-1 wrap-anywhere text-soft">
          Is told{ordered ? ', in order' : ''}: {eventTypes.join(', ')}
        </p>
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button size="small" disabled={!enabled || failed === 0} onClick={() => setAsked('again')}>
          Send again what was given up
        </Button>
        <Button size="small" variant={enabled ? 'danger' : 'secondary'} onClick={() => setAsked('switch')}>
          {enabled ? 'Turn off' : 'Turn on'}
        </Button>
      </p>
      <Deliveries webhook={webhook} />
      {asked === 'again' && (
        <ActDialog
          title="Send again what was given up?"
          label="Send again"
          run={() => redeliverFailed(id, new Date(Date.now() - DAY_MS))}
          done="What was given up is sent again"
          changes={allOfWebhooks}
          onClose={close}
        >
          <p>
            {failed.toLocaleString('en-GB')} of the last day, the oldest 1,000 at most, with the same
            webhook-id, by which its owner knows what they have already.
          </p>
          <Recorded />
        </ActDialog>
      )}
      {asked === 'switch' && (
        <ActDialog
          title={enabled ? 'Turn this webhook off?' : 'Turn this webhook on?'}
          label={enabled ? 'Turn off' : 'Turn on'}
          danger={enabled}
          run={() => switchWebhook(id, !enabled)}
          done={enabled ? 'The webhook is off' : 'The webhook is on'}
          changes={allOfWebhooks}
          onClose={close}
        >
          <p className="wrap-anywhere">{url}</p>
          <p className="mt-2">
            {enabled
              ? 'It is told nothing of what happens from then on, until somebody turns it on. Its owner sees that it is off.'
              : 'It is told what happens from then on.'}
          </p>
          <Recorded />
        </ActDialog>
      )}
    </>
  );
}
