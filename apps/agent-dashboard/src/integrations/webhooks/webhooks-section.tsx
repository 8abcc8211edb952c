import { Button, Plus, Setting } from '@lintel/ui';
import { SecretBox } from '@lintel/web/integrations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyBox, LoadFailure, RowsSkeleton } from '../../shared/states.js';
import { type Confirmed, useChange } from '../../shared/use-change.js';
import { DevelopersLink } from '../developers-link.js';
import { WebhookDialog } from './webhook-dialog.js';
import { WebhookList } from './webhook-list.js';
import { nameOf } from './webhook-words.js';
import {
  agencyWebhooks,
  allOfWebhooks,
  makeWebhook,
  mostListed,
  type WebhookInput,
} from './webhooks-queries.js';

interface WebhooksSectionProps {
  /** The agency's id. */
  readonly agency: string;
  readonly confirmed: Confirmed;
}

/** What tells the agency's programs what happens. For owners. */
export function WebhooksSection({ agency, confirmed }: WebhooksSectionProps) {
  const { data: webhooks, error, isLoadingError, isFetching, refetch } = useQuery(agencyWebhooks());
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<{ readonly name: string; readonly secret: string }>();
  const making = useChange({
    change: (input: WebhookInput) => confirmed(() => makeWebhook(input)),
    done: () => 'The webhook is made',
    failed: () => 'The webhook was not made',
    changes: allOfWebhooks,
  });
  const send = (input: WebhookInput): Promise<void> =>
    making.mutateAsync(input).then(({ webhook, secret }) => {
      setTold({ name: nameOf(webhook), secret });
      setAsking(false);
    });
  const make = (
    <Button onClick={() => setAsking(true)}>
      <Plus aria-hidden /> Make a webhook
    </Button>
  );
  return (
    <Setting
      title="Webhooks"
      text={
        <>
          A webhook tells one of your programs what happens, moments after it does, by a signed request to an
          address of yours. <DevelopersLink topic="webhooks" /> say what each event has, and how its signature
          is checked.
        </>
      }
    >
      {told && (
        <SecretBox
          title={`The secret of ${told.name}`}
          secret={told.secret}
          onKept={() => setTold(undefined)}
        >
          With it your program checks that what comes is from us.
        </SecretBox>
      )}
      {webhooks && webhooks.length > 0 ? (
        <>
          <div className="mb-4">{make}</div>
          <WebhookList webhooks={webhooks} />
          {webhooks.length === mostListed && (
            <p className="mt-4 text-sm text-soft">These are the newest {mostListed}.</p>
          )}
        </>
      ) : webhooks ? (
        <EmptyBox title="No webhooks yet" headingLevel="h3" action={make}>
          Your CRM hears of a viewing as soon as somebody asks for one, and your website of a new price.
        </EmptyBox>
      ) : isLoadingError ? (
        <LoadFailure
          error={error}
          title="Your webhooks could not be loaded"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton label="Loading your webhooks" rows={2} />
      )}
      <WebhookDialog open={asking} agency={agency} onSend={send} onClose={() => setAsking(false)} />
    </Setting>
  );
}
