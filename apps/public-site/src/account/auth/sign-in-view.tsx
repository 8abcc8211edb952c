import { Tabs } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AccountFrame } from '../account-frame.js';
import type { SignInFields, SignUpFields } from '../forms/account-schemas.js';
import { messageOf } from '../forms/failure.js';
import { SignInForm } from '../forms/sign-in-form.js';
import { openDoor } from '../pictures.js';
import type { ReturnTo } from '../return-to.js';
import { SignUpForm } from './sign-up-form.js';

interface SignInViewProps {
  readonly signIn: UseFormReturn<SignInFields>;
  readonly signUp: UseFormReturn<SignUpFields>;
  readonly returnTo: ReturnTo;
}

const link = 'font-semibold text-ink underline underline-offset-4 hover:decoration-2';

/** The tabs Sign In and Create Account. */
export function SignInView({ signIn, signUp, returnTo }: SignInViewProps) {
  const [tab, setTab] = useState('sign-in');
  const creating = tab === 'create-account';
  return (
    <AccountFrame
      title={creating ? 'Create Account' : 'Sign In'}
      lead={
        creating
          ? 'Save homes on every device, keep your searches, and be told when a home fits.'
          : 'Your saved homes and searches are where you left them.'
      }
      picture={openDoor}
      foot={
        <p>
          Estate agent?{' '}
          <Link to="/agent/login" className={link}>
            Estate Agent Login
          </Link>
        </p>
      }
    >
      <Tabs
        label="Sign in or create an account"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'sign-in',
            label: 'Sign In',
            content: (
              <SignInForm
                area="visitor"
                form={signIn}
                signedIn={{ tone: 'success', title: 'Sign in successful', description: 'Welcome back!' }}
                failed={(error) => ({
                  tone: 'destructive',
                  error,
                  title: 'Error signing in',
                  description: messageOf(error, 'Please try again'),
                })}
                forgotten={
                  <Link
                    to="/auth?reset=true"
                    state={returnTo.state}
                    className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
                  >
                    Forgot password?
                  </Link>
                }
              />
            ),
          },
          {
            value: 'create-account',
            label: 'Create Account',
            content: (
              <SignUpForm
                form={signUp}
                returnTo={returnTo}
                onSignIn={(email) => {
                  signIn.setValue('email', email);
                  setTab('sign-in');
                }}
              />
            ),
          },
        ]}
      />
    </AccountFrame>
  );
}
