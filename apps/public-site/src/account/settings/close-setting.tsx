import { Button, Dialog, PasswordInput, Setting } from '@lintel/ui';
import { closeAccount } from '../account-queries.js';
import { shell } from '@lintel/web';
import { useNavigate } from '@lintel/web/router';
import { useState } from 'react';
import { z } from 'zod';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { useAccountChange } from './use-account-change.js';

const schema = z.object({ password: z.string().min(1, 'Enter your password') });

/** Ends the account and erases what belongs to it, after a question and with the password (UK GDPR, article 17). */
export function CloseSetting({ agent }: { agent: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Setting title="Close account" text="Erases your account and what belongs to it. This cannot be undone.">
      <Button variant="danger" onClick={() => setOpen(true)}>
        Close my account
      </Button>
      <CloseDialog open={open} onOpenChange={setOpen} agent={agent} />
    </Setting>
  );
}

interface CloseDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly agent: boolean;
}

function CloseDialog({ open, onOpenChange, agent }: CloseDialogProps) {
  const navigate = useNavigate();
  const { done, failed } = useAccountChange();
  const form = useAccountForm(schema, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const change = (next: boolean): void => {
    if (isSubmitting) return;
    form.reset();
    onOpenChange(next);
  };
  const submit = sending(form, {
    send: async ({ password }) => {
      await closeAccount(password);
      const { session } = shell();
      // Its sessions have ended; the cookies of this browser go as well.
      await session.signOut().catch(() => session.refresh());
      navigate('/');
      done('Your account is closed', 'What belonged to it is being erased.');
    },
    failed: failed('Your account was not closed'),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Close your account?"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" onClick={() => change(false)} disabled={isSubmitting}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form="close-account"
            variant="danger"
            className="max-sm:w-full"
            busy={isSubmitting}
          >
            {isSubmitting ? 'Sending...' : 'Close my account'}
          </Button>
        </div>
      }
    >
      <p className="text-soft">These are erased, on every device and for good:</p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-soft">
        <li>your name, e-mail address and password</li>
        <li>your saved homes and saved searches, with their alerts</li>
        <li>the record of e-mails we sent you, and your choices about them</li>
      </ul>
      <p className="mt-3 text-soft">
        {agent
          ? 'The homes of your agency stay listed until somebody takes them down: do that first if nobody else will.'
          : 'You are signed out everywhere at once. You can open a new account at any time.'}
      </p>
      <form id="close-account" noValidate className="mt-6" onSubmit={submit}>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  );
}
