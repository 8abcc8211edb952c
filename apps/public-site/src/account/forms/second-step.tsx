import { Button, Input } from '@lintel/ui';
import { type AskedFactor, finishSignInByCode, finishSignInByPasskey } from '../strong-sign-in-queries.js';
import type { Opened, SignIn } from '../account-queries.js';
import { passkeysWork } from '../passkeys-work.js';
import { type FormEvent, useState } from 'react';
import { messageOf } from './failure.js';

interface SecondStepProps {
  readonly asked: AskedFactor;
  readonly area: SignIn['area'];
  readonly opened: (opened: Opened) => Promise<void>;
  readonly back: () => void;
}

/** After a right password: a passkey, or a code. */
export function SecondStep({ asked, area, opened, back }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const prove = async (show: () => Promise<Opened>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await opened(await show());
    } catch (error) {
      setProblem(messageOf(error, 'That did not work. Please try again.'));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(() => finishSignInByCode(asked.challenge, code, area));
  };
  return (
    <div className="grid gap-5">
      <p className="text-soft">Your password is right. One more step.</p>
      {asked.passkey !== null && passkeysWork() && (
        <Button
          variant="primary"
          size="large"
          busy={busy}
          onClick={() => void prove(() => finishSignInByPasskey(asked, area))}
        >
          Use a passkey
        </Button>
      )}
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Input
          label="Code"
          hint={
            asked.kinds.includes('authenticator')
              ? 'From your authenticator app, or a recovery code.'
              : 'One of your recovery codes.'
          }
          autoComplete="one-time-code"
          // The visitor came here to type it.
          autoFocus
          required
          error={problem}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" className="w-full" busy={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <Button variant="quiet" onClick={back}>
        Use another account
      </Button>
    </div>
  );
}
