import { Button, buttonLook, Input } from '@lintel/ui';
import { requestPasswordReset } from '../account-queries.js';
import { shell } from '@lintel/web';
import { Link, useNavigate } from '@lintel/web/router';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AccountFrame } from '../account-frame.js';
import type { EmailForm } from '../forms/account-schemas.js';
import { CheckInbox } from '../forms/check-inbox.js';
import { messageOf } from '../forms/failure.js';
import { sending } from '../forms/use-account-form.js';
import { openDoor } from '../pictures.js';
import type { ReturnTo } from '../return-to.js';

interface ResetViewProps {
  readonly form: UseFormReturn<EmailForm>;
  /** What stands in the sign-in form already. */
  readonly typed: string;
  readonly returnTo: ReturnTo;
}

/** Asks for the e-mail with which a new password is chosen. */
export function ResetView({ form, typed, returnTo }: ResetViewProps) {
  const [sentTo, setSentTo] = useState<string>();
  const navigate = useNavigate();
  const { register, formState, getValues, setValue, setFocus } = form;
  const { errors, isSubmitting } = formState;
  const back = (): void => void navigate('/auth', { state: returnTo.state });

  useEffect(() => {
    if (typed !== '' && getValues('email') === '') setValue('email', typed);
    setFocus('email');
  }, [typed, getValues, setValue, setFocus]);

  const submit = sending(form, {
    send: async ({ email }) => {
      await requestPasswordReset(email);
      returnTo.keep();
      setSentTo(email);
      shell().toast({
        tone: 'success',
        title: 'Password reset email sent',
        description: 'Please check your email for instructions to reset your password.',
      });
    },
    failed: (error) =>
      shell().toast({
        tone: 'destructive',
        error,
        title: 'Error resetting password',
        description: messageOf(error, 'Please try again'),
      }),
  });

  return (
    <AccountFrame
      title="Reset Password"
      lead="We e-mail you a link with which you choose a new password."
      picture={openDoor}
      onBack={back}
    >
      {sentTo === undefined ? (
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <Input
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <Button type="submit" variant="primary" size="large" className="w-full" busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Reset Link'}
          </Button>
        </form>
      ) : (
        <CheckInbox
          email={sentTo}
          again={requestPasswordReset}
          action={
            <Link to="/auth" state={returnTo.state} className={buttonLook()}>
              Back to Sign In
            </Link>
          }
        >
          If there is an account for this address, the e-mail is on its way. It goes to
        </CheckInbox>
      )}
    </AccountFrame>
  );
}
