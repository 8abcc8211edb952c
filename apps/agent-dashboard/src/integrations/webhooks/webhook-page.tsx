import { ArrowLeft, buttonLook, EmptyState, LinkIcon } from '@lintel/ui';
import { Link, useParams } from '@lintel/web/router';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure, RowsSkeleton } from '../../shared/states.js';
import { OwnersPage } from '../owners-page.js';
import { Deliveries } from './deliveries.js';
import { agencyWebhook } from './webhooks-queries.js';
import { WebhookSetting } from './webhook-setting.js';

/** `/agent/integrations/webhooks/:id`, with `?state=` for the deliveries that are shown. */
export default function WebhookPage() {
  const { id = '' } = useParams();
  const { asked, confirmed } = useConfirmed();
  return (
    <OwnersPage
      title="Webhook"
      before={
        <Link to="/agent/integrations" className={buttonLook({ variant: 'quiet', size: 'small' })}>
          <ArrowLeft aria-hidden /> Back to Integrations
        </Link>
      }
    >
      {(agency) => (
        <>
          <OneWebhook key={id} id={id} agency={agency.id} confirmed={confirmed} />
          <ConfirmDialog asked={asked} />
        </>
      )}
    </OwnersPage>
  );
}

type OneWebhookProps = Pick<Parameters<typeof WebhookSetting>[0], 'agency' | 'confirmed'> & {
  readonly id: string;
};

function OneWebhook({ id, ...rest }: OneWebhookProps) {
  const { data: webhook, error, isLoadingError, isFetching, refetch } = useQuery(agencyWebhook(id));
  if (webhook)
    return (
      <>
        <WebhookSetting webhook={webhook} {...rest} />
        <Deliveries webhook={webhook} confirmed={rest.confirmed} />
      </>
    );
  if (webhook === null)
    return (
      <EmptyState icon={<LinkIcon />} title="This webhook is not here">
        It was deleted, or is not of your agency.
      </EmptyState>
    );
  return isLoadingError ? (
    <LoadFailure
      error={error}
      title="This webhook could not be loaded"
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <RowsSkeleton label="Loading the webhook" />
  );
}
