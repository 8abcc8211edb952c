import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, Input } from '@lintel/ui';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFieldFailures } from './field-failures.js';
import { FormButtons } from './form-buttons.js';

interface RotateDialogProps {
  /** True unless told: a dialog that is kept in its place while it is closed is told. */
  readonly open?: boolean;
  readonly title: string;
  /** What goes on with the old secret until then. */
  readonly hint: string;
  /** Rejects with what the service says of the hours. */
  readonly onRotate: (overlapHours: number) => Promise<unknown>;
  readonly onClose: () => void;
}

const problem = 'Enter a whole number of hours from 0 to 720';
const schema = z.object({
  overlapHours: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, problem)
    .refine((hours) => Number(hours) <= 720, problem),
});

/** Asks how long the secret before a new one stays good. */
export const RotateDialog = ({ open = true, title, ...form }: RotateDialogProps) => (
  <Dialog open={open} onOpenChange={form.onClose} title={title}>
    <RotateForm {...form} />
  </Dialog>
);

function RotateForm({ hint, onRotate, onClose }: Omit<RotateDialogProps, 'open' | 'title'>) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { overlapHours: '24' } });
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit(({ overlapHours }) =>
    onRotate(Number(overlapHours)).catch((error: unknown) => showFieldFailures(form, error)),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Input
        label="Hours for which the old secret stays good"
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        required
        error={formState.errors.overlapHours?.message}
        {...register('overlapHours')}
      />
      <FormButtons action="Make a new secret" busy={formState.isSubmitting} onCancel={onClose} />
    </form>
  );
}
