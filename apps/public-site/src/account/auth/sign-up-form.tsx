import { Button, Input } from '@lintel/ui';
import { resendConfirmation, signUp } from '../account-queries.js';
import { shell } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignUpFields } from '../forms/account-schemas.js';
import { CheckInbox } from '../forms/check-inbox.js';
import { messageOf } from '../forms/failure.js';
import { PasswordPair } from '../forms/password-pair.js';
import { sending } from '../forms/use-account-form.js';
import type { ReturnTo } from '../return-to.js';

interface SignUpFormProps {
  readonly form: UseFormReturn<SignUpFields>;
  readonly returnTo: ReturnTo;
  readonly onSignIn: (email: string) => void;
}

export function SignUpForm({ form, returnTo, onSignIn }: SignUpFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const { register, formState, reset } = form;
  const { errors, isSubmitting } = formState;

  const submit = sending(form, {
    send: async (fields) => {
      await signUp(fields);
      returnTo.keep();
      setSentTo(fields.email);
      reset();
      shell().toast({
        tone: 'success',
        title: 'Account created successfully',
        description: 'Please check your email to confirm your account.',
      });
    },
    failed: (error) =>
      shell().toast({
        tone: 'destructive',
        error,
        title: 'Error creating account',
        description: messageOf(error, 'Please try again'),
      }),
    mismatched: { title: 'Passwords do not match', description: 'Please ensure both passwords match.' },
  });

  if (sentTo !== undefined)
    return (
      <CheckInbox
        email={sentTo}
        again={resendConfirmation}
        action={<Button onClick={() => onSignIn(sentTo)}>Sign In</Button>}
      >
        Press the button in the e-mail to confirm your account, then sign in. It goes to
      </CheckInbox>
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Input label="Name" autoComplete="name" required error={errors.name?.message} {...register('name')} />
      <Input
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordPair register={register} errors={errors} />
      <Button type="submit" variant="primary" size="large" className="w-full" busy={isSubmitting}>
        {isSubmitting ? 'Creating your account...' : 'Create Account'}
      </Button>
      <p className="text-sm text-stone">
        By creating an account you accept our{' '}
        <Link to="/terms" className="underline underline-offset-4 hover:text-ink">
          terms of use
        </Link>
        . What we keep of you is in our{' '}
        <Link to="/privacy" className="underline underline-offset-4 hover:text-ink">
          privacy policy
        </Link>
        .
      </p>
    </form>
  );
}
