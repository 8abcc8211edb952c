import { Button, Dialog, Input } from '@lintel/ui';
import type { Account } from '../account-queries.js';
import { type Passkey, renamePasskey } from '../strong-sign-in-queries.js';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../forms/failure.js';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly close: () => void;
  readonly renamed: (account: Account) => void;
}

/** So that each is known in the list, by what it is kept on. */
export function RenamePasskey({ passkey: { id, name }, close, renamed }: RenamePasskeyProps) {
  const [typed, setTyped] = useState(name);
  const renaming = useMutation({
    mutationFn: () => renamePasskey({ id, name: typed }),
    onSuccess: renamed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate();
  };
  return (
    <Dialog open onOpenChange={close} title="Rename the passkey">
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Input
          label="Name"
          hint="Such as the device that it is on."
          autoComplete="off"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={
            renaming.error ? messageOf(renaming.error, 'That did not work. Please try again.') : undefined
          }
        />
        <Button type="submit" variant="primary" className="justify-self-start" busy={renaming.isPending}>
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
