import { Button, buttonLook, Input } from '@lintel/ui';
import { resendConfirmation } from '../account-queries.js';
import { Link } from '@lintel/web/router';
import { useState } from 'react';
import { emailSchema } from '../forms/account-schemas.js';
import { CheckInbox } from '../forms/check-inbox.js';
import { messageOf } from '../forms/failure.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';

/** In place of a confirmation whose link is no longer valid: sends another e-mail, which only the owner of the address receives. */
export function SendAgain() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm(emailSchema, { email: '' });
  const { errors, isSubmitting } = form.formState;
  const signIn = (
    <Link to="/auth" className={buttonLook()}>
      Sign In
    </Link>
  );
  const submit = sending(form, {
    send: async ({ email }) => {
      await resendConfirmation(email);
      setSentTo(email);
    },
    failed: (error) => form.setError('email', { message: messageOf(error, 'Please try again') }),
  });

  if (sentTo !== undefined)
    return (
      <CheckInbox email={sentTo} again={resendConfirmation} action={signIn}>
        If there is an account that waits for its confirmation, the e-mail is on its way. It goes to
      </CheckInbox>
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-soft">
        If you confirmed before, you can simply sign in. A new account&rsquo;s link can be sent again; to
        change the address of an account, ask for it once more in{' '}
        <Link to="/account" className="underline underline-offset-4 hover:text-ink">
          Your Account
        </Link>
        .
      </p>
      <Input
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send the confirmation again'}
        </Button>
        {signIn}
      </div>
    </form>
  );
}
