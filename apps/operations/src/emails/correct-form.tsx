import { Button, Input } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { refusalText } from '../console/refusal-text.js';
import { allOfEmails, correctAddress } from './emails-queries.js';

/** For people who mistyped their address and have no account. */
export function CorrectForm({ id }: { id: string }) {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const correcting = useMutation({
    mutationFn: () => correctAddress(id, address),
    onSuccess: () => {
      setAddress('');
      shell().toast({
        title: 'The e-mail goes to the right address',
        description: 'So do those about the same viewing or conversation from now on.',
        tone: 'success',
      });
    },
    onSettled: () => client.invalidateQueries(allOfEmails),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    correcting.mutate();
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-3">
      <Input
        className="min-w-56 flex-1"
        type="email"
        label="The right address"
        hint="Ask them to spell it: what they are sent lets them in."
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={
          correcting.error
            ? (refusalText(correcting.error) ?? `${brand().name} did not answer. Trying again is safe.`)
            : undefined
        }
      />
      <Button type="submit" busy={correcting.isPending}>
        Correct and send
      </Button>
    </form>
  );
}
