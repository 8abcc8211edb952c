import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Dialog, Input } from '@lintel/ui';
import { FormButtons, showFieldFailures } from '@lintel/web/integrations';
import { useForm } from 'react-hook-form';
import { lastDay, rangeInput, rangeSchema, type RangeFields } from './range-form.js';

interface AgainDialogProps {
  readonly open: boolean;
  readonly onSend: (range: ReturnType<typeof rangeInput>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks which of what was sent is sent once more. */
export const AgainDialog = ({ open, ...form }: AgainDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={form.onClose}
    title="Send a range again"
    description="With the same webhook-id, by which your program knows what it has already. The oldest 1,000 at most."
  >
    <AgainForm {...form} />
  </Dialog>
);

function AgainForm({ onSend, onClose }: Omit<AgainDialogProps, 'open'>) {
  const form = useForm<RangeFields>({
    resolver: zodResolver(rangeSchema),
    defaultValues: lastDay(new Date()),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((fields) =>
    onSend(rangeInput(fields)).catch((error: unknown) => showFieldFailures(form, error)),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Input type="datetime-local" label="From" required error={errors.from?.message} {...register('from')} />
      <Input type="datetime-local" label="To" required error={errors.to?.message} {...register('to')} />
      <Checkbox
        label="Also what was delivered"
        hint="Otherwise only what was given up."
        {...register('all')}
      />
      <FormButtons action="Send again" busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
