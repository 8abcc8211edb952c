import { Button, Dialog, Input, PasswordInput } from '@lintel/ui';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../graphql/api-error.js';
import { confirmByCode, confirmByPasskey, confirmByPassword } from './confirmation.js';
import type { OpenConfirmation } from './use-confirmed.js';

/** Asks who it is, before something dangerous is done. */
export function ConfirmDialog({ asked }: { asked: OpenConfirmation | undefined }) {
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={() => asked?.settle(false)}
      title="Confirm that it is you"
      description="We ask again before changes that somebody at your computer could misuse."
    >
      {asked && <Proofs {...asked} />}
    </Dialog>
  );
}

function Proofs({ kinds, settle }: OpenConfirmation) {
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const byPassword = kinds.includes('password');
  const byCode = kinds.includes('authenticator') || kinds.includes('recovery-code');

  const prove = async (confirm: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await confirm();
      settle(true);
    } catch (error) {
      setProblem(isApiError(error) ? error.message : 'That did not work. Please try again.');
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(() => (byPassword ? confirmByPassword(given) : confirmByCode(given)));
  };
  const field = {
    value: given,
    onChange: (event: { target: { value: string } }) => setGiven(event.target.value),
    error: problem,
    required: true,
  };

  return (
    <div className="grid gap-5">
      {kinds.includes('passkey') && (
        <Button variant="primary" busy={busy} onClick={() => void prove(confirmByPasskey)}>
          Use a passkey
        </Button>
      )}
      {(byPassword || byCode) && (
        <form noValidate className="grid gap-5" onSubmit={submit}>
          {byPassword ? (
            <PasswordInput label="Password" autoComplete="current-password" {...field} />
          ) : (
            <Input
              label="Code"
              hint="From your authenticator app, or a recovery code."
              autoComplete="one-time-code"
              {...field}
            />
          )}
          <Button type="submit" className="justify-self-start" busy={busy}>
            Confirm
          </Button>
        </form>
      )}
      {problem && !byPassword && !byCode && <p role="alert">{problem}</p>}
    </div>
  );
}
