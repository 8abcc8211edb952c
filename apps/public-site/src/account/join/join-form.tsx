import { Alert, Button, Input, PasswordInput } from '@lintel/ui';
import { acceptInvitation, type InvitationSummary } from '../join-queries.js';
import { brand, shell, useSession } from '@lintel/web';
import { Link, useNavigate } from '@lintel/web/router';
import { useState } from 'react';
import { joinSchema, knownSchema } from '../forms/account-schemas.js';
import { fieldFailures, hasCode, messageOf } from '../forms/failure.js';
import { PasswordPair } from '../forms/password-pair.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';

interface JoinFormProps {
  readonly token: string;
  readonly invitation: InvitationSummary;
}

/** Answers an invitation: with a new account, or with the password of the one that the address has. */
export const JoinForm = ({ token, invitation }: JoinFormProps) => {
  const session = useSession();
  const other = session.status === 'signedIn' && session.user.email !== invitation.email;
  return (
    <>
      {other && (
        <Alert tone="plain" className="mb-6" title={`You are signed in as ${session.user.email}`}>
          This invitation is for another address. Whoever joins with it signs in anew in this browser.
        </Alert>
      )}
      {invitation.hasAccount ? (
        <KnownForm token={token} invitation={invitation} />
      ) : (
        <NewForm token={token} invitation={invitation} />
      )}
    </>
  );
};

/** The address has no account yet. */
function NewForm({ token, invitation }: JoinFormProps) {
  const answer = useAnswer(invitation);
  const form = useAccountForm(joinSchema, { name: '', password: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = sending(form, {
    send: (fields) => answer.send({ token, ...fields }),
    failed: answer.failed,
    mismatched: { title: 'Passwords do not match', description: 'Please ensure both passwords match.' },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Obstacle>{answer.obstacle}</Obstacle>
      <Input
        label="Email"
        type="email"
        value={invitation.email}
        readOnly
        autoComplete="username"
        className="[&_input]:bg-sunken"
        hint="Your invitation was sent to this address, so it needs no confirmation."
      />
      <Input
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <PasswordPair register={form.register} errors={errors} />
      <JoinButton busy={isSubmitting} />
    </form>
  );
}

/** The address has an account, whose owner shows that it is theirs. */
function KnownForm({ token, invitation }: JoinFormProps) {
  const answer = useAnswer(invitation);
  const form = useAccountForm(knownSchema, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = sending(form, {
    send: (fields) => answer.send({ token, ...fields }),
    failed: answer.failed,
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Obstacle>{answer.obstacle}</Obstacle>
      <p className="text-soft">
        You have an account on {brand().name} already. With its password it becomes an account of the agency;
        your saved homes and messages stay.
      </p>
      <Input
        label="Email"
        type="email"
        value={invitation.email}
        readOnly
        autoComplete="username"
        className="[&_input]:bg-sunken"
      />
      <div>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <p className="mt-1 text-right">
          <Link
            to="/auth?reset=true"
            className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
          >
            Forgot password?
          </Link>
        </p>
      </div>
      <JoinButton busy={isSubmitting} />
    </form>
  );
}

const JoinButton = ({ busy }: { busy: boolean }) => (
  <Button type="submit" variant="primary" size="large" className="w-full" busy={busy}>
    {busy ? 'Sending...' : 'Join the Agency'}
  </Button>
);

const Obstacle = ({ children }: { children: string | undefined }) =>
  children !== undefined && <Alert title="You have not joined yet">{children}</Alert>;

/** Sends an answer and goes on to the login. */
function useAnswer({ companyName, email }: InvitationSummary) {
  const navigate = useNavigate();
  const [obstacle, setObstacle] = useState<string>();
  return {
    obstacle,
    send: async (given: Parameters<typeof acceptInvitation>[0]) => {
      setObstacle(undefined);
      await acceptInvitation(given);
      const { session, toast } = shell();
      const before = session.get();
      // Another account's session would stand in the way, and this account's own has ended.
      if (before.status === 'signedIn') await session.signOut().catch(() => session.refresh());
      toast({
        tone: 'success',
        title: `Welcome to ${companyName}`,
        description: `Sign in with ${email} and your password.`,
      });
      navigate('/agent/login', { replace: true });
    },
    failed: (error: unknown) => {
      const ofLink = fieldFailures(error).find(({ field }) => field === 'token')?.message;
      setObstacle(ofLink ?? (hasCode(error, 'CONFLICT') ? messageOf(error, '') : undefined));
      shell().toast({
        tone: 'destructive',
        error,
        title: 'Error joining the agency',
        description: messageOf(error, 'Nothing has changed; trying again is safe.'),
      });
    },
  };
}
