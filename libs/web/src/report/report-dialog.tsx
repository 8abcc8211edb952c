import { zodResolver } from '@hookform/resolvers/zod';
import { reportFormSchema } from '@lintel/contracts';
import { Alert, Button, Dialog, Input, Select, Textarea } from '@lintel/ui';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../graphql/api-error.js';
import { newRequestKey } from '../graphql/request-key.js';
import { useSession } from '../shell/hooks.js';
import { shell } from '../shell/shell.js';

export interface ReportForm<Reason extends string> {
  readonly reason: Reason;
  readonly text: string;
  /** Empty unless somebody who is not signed in gave one. */
  readonly email: string;
  /** The same for all attempts to send one report. */
  readonly idempotencyKey: string;
}

export interface ReportDialogProps<Reason extends string> {
  readonly title: string;
  /** What is reported. */
  readonly description: string;
  /** Who is not told. */
  readonly confidence: string;
  /** Whether an address is known to tell them at; whether they are signed in unless given. */
  readonly told?: boolean;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly send: (form: ReportForm<Reason>) => Promise<unknown>;
  readonly onClose: () => void;
}

const fields = ['reason', 'text', 'email'] as const;

/** Tells staff what is wrong with something. Whatever goes wrong, it stays open with all that was typed. */
export default function ReportDialog<Reason extends string>({
  title,
  description,
  confidence,
  told,
  reasons,
  send,
  onClose,
}: ReportDialogProps<Reason>) {
  const [key] = useState(newRequestKey);
  const [failure, setFailure] = useState<unknown>();
  const signedIn = useSession().status === 'signedIn';
  const known = told ?? signedIn;
  const options = Object.entries<string>(reasons).map(([value, label]) => ({ value, label }));
  const resolver = useMemo(
    () => zodResolver(reportFormSchema(Object.keys(reasons) as [string, ...string[]])),
    [reasons],
  );
  const { register, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { reason: '', text: '', email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (form: { reason: string; text: string; email: string }): Promise<void> => {
    setFailure(undefined);
    try {
      await send({ ...form, reason: form.reason as Reason, idempotencyKey: key });
    } catch (error) {
      const issues = isApiError(error) ? error.issues : [];
      const wrong = fields.flatMap((name) =>
        issues.filter(({ field }) => field === `input.${name}`).map(({ message }) => ({ name, message })),
      );
      for (const { name, message } of wrong) setError(name, { message }, { shouldFocus: true });
      if (wrong.length === 0) setFailure(error);
      return;
    }
    onClose();
    shell().toast({ tone: 'success', title: 'Thank you', description: 'We will look at what you reported.' });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button type="submit" form="report" variant="primary" className="w-full" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Report'}
        </Button>
      }
    >
      <form
        id="report"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Select label="What is wrong?" required error={errors.reason?.message} {...register('reason')}>
          <option value="">Choose</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Textarea
          label="What should we know?"
          rows={4}
          hint="A few words help us to find it."
          error={errors.text?.message}
          {...register('text')}
        />
        {!known && (
          <Input
            label="Email"
            type="email"
            autoComplete="email"
            hint="If you would like to hear what became of it."
            error={errors.email?.message}
            {...register('email')}
          />
        )}
        <p className="text-sm text-soft">
          {confidence} {known && 'We tell you by e-mail what became of it.'}
        </p>
        {failure !== undefined && (
          <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
            <Alert title="Your report was not sent" error={failure}>
              {isApiError(failure) && failure.kind === 'graphql'
                ? failure.message
                : 'What you typed is kept. Please try again in a moment.'}
            </Alert>
          </div>
        )}
      </form>
    </Dialog>
  );
}
