import { Alert, Button, Setting } from '@lintel/ui';
import { RotateDialog, SecretBox } from '@lintel/web/integrations';
import { useNavigate } from '@lintel/web/router';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.js';
import { type Confirmed, useChange } from '../../shared/use-change.js';
import { DevelopersLink } from '../developers-link.js';
import { useQuestion } from '../use-question.js';
import { WebhookDialog } from './webhook-dialog.js';
import { WebhookFacts } from './webhook-facts.js';
import { nameOf, stopText } from './webhook-words.js';
import {
  allOfWebhooks,
  changeWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  sendTestEvent,
  type Webhook,
  type WebhookChange,
} from './webhooks-queries.js';

interface WebhookSettingProps {
  readonly webhook: Webhook;
  /** The agency's id. */
  readonly agency: string;
  readonly confirmed: Confirmed;
}

/** What a webhook is, and all that its owners do with it. */
export function WebhookSetting({ webhook, agency, confirmed }: WebhookSettingProps) {
  const { id, enabled } = webhook;
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const { question, open, ask, close } = useQuestion<'change' | 'rotate' | 'delete'>();
  const shows = (kind: typeof question): boolean => open && question === kind;
  const changes = allOfWebhooks;
  const change = useChange({
    change: (input: WebhookChange) => confirmed(() => changeWebhook(id, input)),
    done: ({ enabled: to }) =>
      to === undefined ? 'The webhook is changed' : `The webhook is turned ${to ? 'on' : 'off'}`,
    failed: () => 'The webhook was not changed',
    changes,
  });
  const rotation = useChange({
    change: (hours: number) => confirmed(() => rotateWebhookSecret(id, hours)),
    done: () => 'The webhook has a new secret',
    failed: () => 'The webhook has no new secret',
    changes,
  });
  const test = useChange({
    change: () => confirmed(() => sendTestEvent(id)),
    done: () => 'A test event is on its way',
    failed: () => 'No test event was sent',
    changes,
  });
  const deletion = useChange({
    change: () => confirmed(() => deleteWebhook(id)),
    done: () => 'The webhook is deleted',
    failed: () => 'The webhook was not deleted',
    changes,
  });
  const turn = () => change.mutate({ enabled: !enabled });
  const stop = stopText(webhook);

  return (
    <Setting
      title={nameOf(webhook)}
      text={webhook.description ? <span className="wrap-anywhere">{webhook.url}</span> : undefined}
    >
      {secret !== undefined && (
        <SecretBox title="The new secret" secret={secret} onKept={() => setSecret(undefined)}>
          With it your program checks that what comes is from us.
        </SecretBox>
      )}
      {stop !== undefined && (
        <Alert
          className="mb-6"
          title={stop}
          actions={
            <Button size="small" busy={change.isPending} onClick={turn}>
              Turn on again
            </Button>
          }
        >
          Nothing was sent since. Once it is on again it is told what happens from then; what happened
          meanwhile is in <DevelopersLink topic="stream">the stream</DevelopersLink> for two weeks.
        </Alert>
      )}
      <WebhookFacts webhook={webhook} agency={agency} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={!enabled}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          Send a test event
        </Button>
        <Button size="small" onClick={() => ask('change')}>
          Change
        </Button>
        <Button size="small" onClick={() => ask('rotate')}>
          New secret
        </Button>
        {stop === undefined && (
          <Button size="small" busy={change.isPending} onClick={turn}>
            {enabled ? 'Turn off' : 'Turn on'}
          </Button>
        )}
        <Button size="small" variant="danger" onClick={() => ask('delete')}>
          Delete
        </Button>
      </div>
      {!enabled && (
        <p className="mt-2 text-sm text-stone">Turn it on to send a test event, or what was sent before.</p>
      )}
      <WebhookDialog
        open={shows('change')}
        agency={agency}
        webhook={webhook}
        onSend={(input) => change.mutateAsync(input).then(close)}
        onClose={close}
      />
      <RotateDialog
        open={shows('rotate')}
        title="A new secret for this webhook"
        hint="0 to 720. Until then what is sent is signed with both."
        onRotate={(hours) =>
          rotation.mutateAsync(hours).then((made) => {
            setSecret(made);
            close();
          })
        }
        onClose={close}
      />
      <ConfirmDialog
        open={shows('delete')}
        title="Delete this webhook?"
        action="Delete"
        keep="Keep"
        busy={deletion.isPending}
        onClose={close}
        onConfirm={() =>
          deletion.mutate(undefined, {
            onSuccess: () => navigate('/agent/integrations', { replace: true }),
            onError: close,
          })
        }
      >
        <p className="wrap-anywhere">
          {webhook.url} is told nothing any more. What waits to be sent is dropped, and what was sent is no
          longer shown. It cannot be brought back.
        </p>
      </ConfirmDialog>
    </Setting>
  );
}
