import { Button, Dialog, Input, Skeleton } from '@lintel/ui';
import { type AddedFactor, beginAuthenticator, confirmAuthenticator } from '../strong-sign-in-queries.js';
import { NotConfirmed } from '@lintel/web/strong-sign-in';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { messageOf } from '../forms/failure.js';

interface AuthenticatorDialogProps {
  readonly confirmed: <Value>(act: () => Promise<Value>) => Promise<Value>;
  readonly close: () => void;
  readonly added: (result: AddedFactor) => void;
}

/** A secret to be scanned, and the first code that proves that it was. */
export function AuthenticatorDialog({ confirmed, close, added }: AuthenticatorDialogProps) {
  const [code, setCode] = useState('');
  const begun = useQuery({
    queryKey: ['account', 'authenticator'],
    queryFn: () =>
      confirmed(beginAuthenticator).catch((error: unknown) => {
        if (error instanceof NotConfirmed) close();
        throw error;
      }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const confirming = useMutation({ mutationFn: () => confirmAuthenticator(code), onSuccess: added });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirming.mutate();
  };
  const problem = begun.error ?? confirming.error;
  return (
    // Visitors first confirm who they are, in a dialog of its own.
    <Dialog
      open={!begun.isPending || begun.isError}
      onOpenChange={close}
      title="Add an authenticator app"
      description="Scan the picture with the app, then type the code that it shows."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {begun.data ? (
          <>
            <img
              className="mx-auto size-52"
              alt="QR code for an authenticator app"
              src={`data:image/svg+xml,${encodeURIComponent(renderSVG(begun.data.uri, { border: 2 }))}`}
            />
            <p className="text-sm text-stone">
              Or type this into the app: <span className="font-mono break-all">{begun.data.secret}</span>
            </p>
          </>
        ) : (
          <Skeleton className="mx-auto size-52" />
        )}
        <Input
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem ? messageOf(problem, 'That did not work. Please try again.') : undefined}
        />
        <Button type="submit" variant="primary" className="justify-self-start" busy={confirming.isPending}>
          Add it
        </Button>
      </form>
    </Dialog>
  );
}
