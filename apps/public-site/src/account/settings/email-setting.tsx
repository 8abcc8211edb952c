import { Alert, Button, Input, PasswordInput, Setting } from '@lintel/ui';
import { changeEmail, type Account } from '../account-queries.js';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import { changeEmailSchema } from '../forms/account-schemas.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { useAccountChange } from './use-account-change.js';

export function EmailSetting({ account }: { account: Account }) {
  const { again, done, failed } = useAccountChange();
  const { asked, confirmed } = useConfirmed();
  const form = useAccountForm(changeEmailSchema, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = sending(form, {
    send: async (fields) => {
      await confirmed(() => changeEmail(fields));
      form.reset();
      await again();
      done('Please check your email', `Press the button in the e-mail to ${fields.email} to confirm it.`);
    },
    failed: failed('Your e-mail address was not changed'),
  });
  return (
    <Setting
      title="E-mail address"
      text="You sign in with it, and our e-mails come to it. A new address counts once it is confirmed; the old one is told."
    >
      <p className="font-semibold break-all">{account.email}</p>
      {account.pendingEmail !== null && (
        <Alert tone="plain" className="mt-4 max-w-xl" title="Waiting for confirmation">
          <span className="break-all">{account.pendingEmail}</span> takes its place when the button in the
          e-mail sent there is pressed. Until then, sign in with the old address.
        </Alert>
      )}
      <form noValidate className="mt-5 grid max-w-md gap-5" onSubmit={submit}>
        <Input
          label="New email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" className="justify-self-start" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change Email'}
        </Button>
      </form>
      <ConfirmDialog asked={asked} />
    </Setting>
  );
}
