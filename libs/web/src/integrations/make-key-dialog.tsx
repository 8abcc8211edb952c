import { zodResolver } from '@hookform/resolvers/zod';
import { apiScopeNames } from '@lintel/contracts';
import { Dialog, Input, londonToday } from '@lintel/ui';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.js';
import { showFieldFailures } from './field-failures.js';
import { FormButtons } from './form-buttons.js';
import { keyInput, keySchema, type KeyFields } from './key-form.js';
import { scopeText } from './key-words.js';
import type { ApiKeyInput } from './keys-queries.js';

interface MakeKeyDialogProps {
  /** True unless told: a dialog that is kept in its place while it is closed is told. */
  readonly open?: boolean;
  /** Rejects with what the service says of fields. */
  readonly onMake: (input: ApiKeyInput) => Promise<unknown>;
  readonly onClose: () => void;
  /** Asks what else has to be known, before the rest. */
  readonly children?: ReactNode;
}

const scopes = apiScopeNames.map((value) => ({ value, label: scopeText(value) }));

/** Asks what a new key is called, what it may do and when it ends. */
export const MakeKeyDialog = ({ open = true, ...form }: MakeKeyDialogProps) => (
  <Dialog open={open} onOpenChange={form.onClose} title="Make a key">
    <MakeKeyForm {...form} />
  </Dialog>
);

function MakeKeyForm({ onMake, onClose, children }: Omit<MakeKeyDialogProps, 'open'>) {
  const today = londonToday(new Date());
  const form = useForm<KeyFields>({
    resolver: zodResolver(keySchema(today)),
    defaultValues: { name: '', scopes: [], expiresAt: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((fields) =>
    onMake(keyInput(fields)).catch((error: unknown) => showFieldFailures(form, error)),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {children}
      <Input
        label="Name"
        hint="What uses it, so that you know later which one to revoke."
        placeholder="Our website"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <ChoiceGroup
        legend="What it may do"
        hint="Choose no more than the program needs."
        choices={scopes}
        error={errors.scopes?.message}
        field={register('scopes')}
      />
      <Input
        type="date"
        label="Last day"
        hint="Leave this empty for a key that never ends."
        className="max-w-60"
        min={today}
        error={errors.expiresAt?.message}
        {...register('expiresAt')}
      />
      <FormButtons action="Make the key" busy={isSubmitting} onCancel={onClose} />
    </form>
  );
}
