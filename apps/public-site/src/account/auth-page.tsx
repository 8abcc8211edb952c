import { Spinner } from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { Navigate, useSearchParams } from '@lintel/web/router';
import { useEffect } from 'react';
import { NewPasswordView } from './auth/new-password-view.js';
import { ResetView } from './auth/reset-view.js';
import { SignInView } from './auth/sign-in-view.js';
import { emailSchema, signInSchema, signUpSchema } from './forms/account-schemas.js';
import { useAccountForm } from './forms/use-account-form.js';
import { useReturnTo } from './return-to.js';

/** `/auth`, and with `?reset=true` the way to a new password, which with `&token=` comes from an e-mail. */
export default function AuthPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const staff = session.status === 'signedIn' && session.user.role === 'operations';
  const returnTo = useReturnTo(staff ? '/operations' : '/');
  const signIn = useAccountForm(signInSchema, { email: '', password: '' });
  const signUp = useAccountForm(signUpSchema, { name: '', email: '', password: '', confirmPassword: '' });
  const reset = useAccountForm(emailSchema, { email: '' });
  const token = params.get('token') ?? '';
  const resetting = params.get('reset') === 'true';

  // The browser may be signed in and have lost the mark that says so.
  useEffect(() => {
    if (shell().session.get().status === 'signedOut') void shell().session.refresh();
  }, []);
  const leaving = session.status === 'signedIn' && !resetting;
  useEffect(() => {
    if (leaving) returnTo.forget();
  });

  if (resetting && token !== '') return <NewPasswordView token={token} returnTo={returnTo} />;
  if (resetting) return <ResetView form={reset} typed={signIn.getValues('email')} returnTo={returnTo} />;
  if (leaving) return <Navigate to={returnTo.place} replace />;
  if (session.status === 'loading')
    return (
      <div className="grid min-h-[70vh] place-items-center">
        <Spinner />
      </div>
    );
  return <SignInView signIn={signIn} signUp={signUp} returnTo={returnTo} />;
}
