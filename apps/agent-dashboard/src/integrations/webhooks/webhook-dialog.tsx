import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Dialog, Input, Select } from '@lintel/ui';
import { ChoiceGroup, FormButtons, showFieldFailures } from '@lintel/web/integrations';
import { useForm } from 'react-hook-form';
import { eventGroups } from './event-words.js';
import { fieldsOf, webhookInput, webhookSchema, type WebhookFields } from './webhook-form.js';
import type { Webhook, WebhookInput } from './webhooks-queries.js';

interface WebhookDialogProps {
  readonly open: boolean;
  /** The agency's id. */
  readonly agency: string;
  /** What is changed; a new one is made without. */
  readonly webhook?: Webhook;
  /** Rejects with what the service says of the fields. */
  readonly onSend: (input: WebhookInput) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks where events are sent, and which. */
export const WebhookDialog = ({ open, ...form }: WebhookDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={form.onClose}
    title={form.webhook ? 'Change this webhook' : 'Make a webhook'}
    className="md:max-w-2xl!"
  >
    <WebhookForm {...form} />
  </Dialog>
);

function WebhookForm({ agency, webhook, onSend, onClose }: Omit<WebhookDialogProps, 'open'>) {
  const form = useForm<WebhookFields>({
    resolver: zodResolver(webhookSchema),
    defaultValues: fieldsOf(webhook),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((fields) =>
    onSend(webhookInput(fields, agency, webhook)).catch((error: unknown) => showFieldFailures(form, error)),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Input
        label="Address"
        type="url"
        hint="Where your program listens, on the public internet."
        placeholder="https://example.org/lintel"
        autoComplete="off"
        required
        error={errors.url?.message}
        {...register('url')}
      />
      <Input
        label="Description"
        hint="Optional. What listens there."
        autoComplete="off"
        error={errors.description?.message}
        {...register('description')}
      />
      <fieldset>
        <legend className="text-sm font-semibold">What it is told</legend>
        <div className="mt-2 grid gap-3">
          {eventGroups.map(({ title, choices }, at) => (
            <ChoiceGroup
              key={title}
              legend={title}
              part
              choices={choices}
              error={at === eventGroups.length - 1 ? errors.eventTypes?.message : undefined}
              field={register('eventTypes')}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Homes"
          options={[
            { value: 'mine', label: 'Of your agency' },
            { value: 'all', label: 'Of every agency' },
          ]}
          error={errors.agency?.message}
          {...register('agency')}
        />
        <Input
          label="Outcodes"
          hint="Optional, such as SW4, N1. None: everywhere."
          autoComplete="off"
          error={errors.outcodes?.message}
          {...register('outcodes')}
        />
      </div>
      <Checkbox
        label="In order"
        hint="Each event waits until the one before it is delivered or given up."
        error={errors.ordered?.message}
        {...register('ordered')}
      />
      <FormButtons action={webhook ? 'Save' : 'Make the webhook'} busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
