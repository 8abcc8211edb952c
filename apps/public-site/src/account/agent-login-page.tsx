import { Alert, Spinner } from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { Link, Navigate } from '@lintel/web/router';
import { useEffect } from 'react';
import { AccountFrame } from './account-frame.js';
import { signInSchema } from './forms/account-schemas.js';
import { hasCode, messageOf } from './forms/failure.js';
import { SignInForm } from './forms/sign-in-form.js';
import { useAccountForm } from './forms/use-account-form.js';
import { streetAtDusk } from './pictures.js';
import { useReturnTo } from './return-to.js';

/** `/agent/login` */
export default function AgentLoginPage() {
  const session = useSession();
  const returnTo = useReturnTo('/agent/dashboard');
  const form = useAccountForm(signInSchema, { email: '', password: '' });
  useEffect(() => {
    if (shell().session.get().status === 'signedOut') void shell().session.refresh();
  }, []);

  if (session.status === 'signedIn' && session.user.role === 'agent')
    return <Navigate to={returnTo.place} replace />;
  if (session.status === 'loading')
    return (
      <div className="grid min-h-[70vh] place-items-center">
        <Spinner />
      </div>
    );
  return (
    <AccountFrame
      title="Estate Agent Login"
      lead="Your listings, viewings and messages."
      picture={streetAtDusk}
      foot={
        <p>
          Not with us yet?{' '}
          <Link
            to="/agent/register"
            className="font-semibold text-ink underline underline-offset-4 hover:decoration-2"
          >
            Register as an Estate Agent
          </Link>
        </p>
      }
    >
      {session.status === 'signedIn' && (
        <Alert tone="plain" className="mb-6" title={`You are signed in as ${session.user.name}`}>
          That account is not registered as an estate agent. Signing in here takes its place in this browser.
        </Alert>
      )}
      <SignInForm
        area="agent"
        form={form}
        signedIn={{
          tone: 'success',
          title: 'Welcome back!',
          description: 'Successfully logged in as an estate agent.',
        }}
        failed={(error) => ({
          tone: 'destructive',
          error,
          title: hasCode(error, 'FORBIDDEN') ? 'Access Denied' : 'Error',
          description: messageOf(error, 'An error occurred during login'),
        })}
        forgotten={
          <Link
            to="/auth?reset=true"
            className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
          >
            Forgot password?
          </Link>
        }
      />
    </AccountFrame>
  );
}
