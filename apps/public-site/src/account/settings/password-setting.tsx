import { Button, PasswordInput, Setting } from '@lintel/ui';
import { changePassword, type Account } from '../account-queries.js';
import { changePasswordSchema } from '../forms/account-schemas.js';
import { PasswordPair } from '../forms/password-pair.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { useAccountChange } from './use-account-change.js';

export function PasswordSetting({ account }: { account: Account }) {
  const { show, done, failed } = useAccountChange();
  const form = useAccountForm(changePasswordSchema, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  });
  const { errors, isSubmitting } = form.formState;
  const submit = sending(form, {
    send: async (fields) => {
      show(await changePassword(fields));
      form.reset();
      done('Password changed', 'Every other device has been signed out.');
    },
    failed: failed('Your password was not changed'),
    mismatched: { title: 'Passwords do not match', description: 'Please ensure both passwords match.' },
  });
  return (
    <Setting title="Password" text="Changing it signs out every device but this one.">
      <form noValidate className="grid max-w-md gap-5" onSubmit={submit}>
        {/* So that a password manager knows whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordPair
          register={form.register}
          errors={errors}
          labels={['New password', 'Confirm new password']}
        />
        <Button type="submit" className="justify-self-start" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change Password'}
        </Button>
      </form>
    </Setting>
  );
}
