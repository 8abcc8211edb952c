import { Alert, Button, buttonLook } from '@lintel/ui';
import { resetPassword } from '../account-queries.js';
import { shell } from '@lintel/web';
import { Link, useNavigate } from '@lintel/web/router';
import { useState } from 'react';
import { AccountFrame } from '../account-frame.js';
import { newPasswordSchema } from '../forms/account-schemas.js';
import { fieldFailures, messageOf } from '../forms/failure.js';
import { PasswordPair } from '../forms/password-pair.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { openDoor } from '../pictures.js';
import type { ReturnTo } from '../return-to.js';

/** Chooses a new password by the link of an e-mail. Every device is signed out then, this one too. */
export function NewPasswordView({ token, returnTo }: { token: string; returnTo: ReturnTo }) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const form = useAccountForm(newPasswordSchema, { password: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = sending(form, {
    send: async (fields) => {
      setRefused(undefined);
      await resetPassword({ token, ...fields });
      const { session, toast } = shell();
      if (session.get().status === 'signedIn') await session.signOut().catch(() => session.refresh());
      toast({
        tone: 'success',
        title: 'Password changed',
        description: 'Please sign in with your new password.',
      });
      navigate('/auth', { replace: true, state: returnTo.state });
    },
    failed: (error) => {
      const ofLink = fieldFailures(error).find(({ field }) => field === 'token');
      setRefused(ofLink?.message);
      shell().toast({
        tone: 'destructive',
        error,
        title: 'Error resetting password',
        description: messageOf(error, 'Please try again'),
      });
    },
    mismatched: { title: 'Passwords do not match', description: 'Please ensure both passwords match.' },
  });

  return (
    <AccountFrame
      title="Choose a New Password"
      lead="Every device that is signed in to your account is signed out, and you sign in anew."
      picture={openDoor}
      onBack={() => navigate('/auth', { state: returnTo.state })}
    >
      {refused !== undefined && (
        <Alert
          className="mb-6"
          title="This link cannot be used"
          actions={
            <Link to="/auth?reset=true" className={buttonLook({ size: 'small' })}>
              Ask for a new link
            </Link>
          }
        >
          {refused}
        </Alert>
      )}
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <PasswordPair
          register={form.register}
          errors={errors}
          labels={['New Password', 'Confirm New Password']}
        />
        <Button type="submit" variant="primary" size="large" className="w-full" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change Password'}
        </Button>
      </form>
    </AccountFrame>
  );
}
