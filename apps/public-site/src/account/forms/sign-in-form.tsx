import { Alert, Button, Input, PasswordInput } from '@lintel/ui';
import { askedFactor, type AskedFactor, signInByPasskey } from '../strong-sign-in-queries.js';
import { type Opened, signIn, type SignIn } from '../account-queries.js';
import { passkeysWork } from '../passkeys-work.js';
import { shell, type Toast } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignInFields } from './account-schemas.js';
import { hasCode } from './failure.js';
import { NotConfirmed } from './not-confirmed.js';
import { SecondStep } from './second-step.js';
import { sending } from './use-account-form.js';

export interface SignInFormProps {
  readonly area: SignIn['area'];
  /** Kept by the page, so that nothing typed is lost between its views. */
  readonly form: UseFormReturn<SignInFields>;
  readonly signedIn: Toast;
  readonly failed: (error: unknown) => Toast;
  /** The link beside the password, for those who have forgotten it. */
  readonly forgotten: ReactNode;
}

type Obstacle = 'EMAIL_NOT_CONFIRMED' | 'AWAITING_APPROVAL';
const obstacles: readonly Obstacle[] = ['EMAIL_NOT_CONFIRMED', 'AWAITING_APPROVAL'];

/** Opens a session. The page goes on by itself once it knows of it. */
export function SignInForm({ area, form, signedIn, failed, forgotten }: SignInFormProps) {
  const [obstacle, setObstacle] = useState<{ code: Obstacle; email: string }>();
  const [asked, setAsked] = useState<AskedFactor>();
  const [byPasskey, setByPasskey] = useState(false);
  const { register, formState, getValues, setFocus } = form;
  const { errors, isSubmitting } = formState;

  const goOn = async ({ strongSignInNeeded }: Opened) => {
    // Nothing else is open to this session before a passkey or an authenticator was added.
    if (strongSignInNeeded) return globalThis.location.assign('/account');
    const { status } = await shell().session.refresh();
    if (status !== 'signedIn') throw new Error('The session is not there');
    shell().toast(signedIn);
  };
  const passkey = async () => {
    setByPasskey(true);
    try {
      await goOn(await signInByPasskey(area));
    } catch (error) {
      setByPasskey(false);
      shell().toast(failed(error));
    }
  };

  const submit = sending(form, {
    send: async (fields) => {
      setObstacle(undefined);
      await goOn(await signIn({ ...fields, area }));
    },
    failed: (error) => {
      const factor = askedFactor(error);
      if (factor) return setAsked(factor);
      shell().toast(failed(error));
      const code = obstacles.find((one) => hasCode(error, one));
      if (code) setObstacle({ code, email: getValues('email').trim() });
      if (hasCode(error, 'UNAUTHENTICATED')) setFocus('password', { shouldSelect: true });
    },
  });

  if (asked) return <SecondStep asked={asked} area={area} opened={goOn} back={() => setAsked(undefined)} />;
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Input
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <div>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <p className="mt-1 text-right">{forgotten}</p>
      </div>
      {obstacle?.code === 'EMAIL_NOT_CONFIRMED' && <NotConfirmed email={obstacle.email} />}
      {obstacle?.code === 'AWAITING_APPROVAL' && (
        <Alert tone="plain" title="Your agency has not been approved yet">
          Operations staff look at every new agency before it can list homes. We will e-mail you when it is
          approved; there is nothing you need to do.
        </Alert>
      )}
      <Button type="submit" variant="primary" size="large" className="w-full" busy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      {passkeysWork() && (
        <Button size="large" className="w-full" busy={byPasskey} onClick={() => void passkey()}>
          Use a passkey
        </Button>
      )}
    </form>
  );
}
