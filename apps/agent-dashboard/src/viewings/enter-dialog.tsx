import { viewingLimits } from '@lintel/contracts';
import { Alert, Button, Dialog, Input, Textarea } from '@lintel/ui';
import { agencyViewingChanges, agencyViewingsOf } from './agency-viewings-queries.js';
import { isApiError, newRequestKey } from '@lintel/web';
import type { AgencyListing } from '../properties/agency-listings-queries.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { reasonOf, tellError, tellSuccess } from '../shared/outcome.js';
import { useFreeTime } from './free-time-fields.js';

interface EnterDialogProps {
  readonly account: string;
  readonly listing: Pick<AgencyListing, 'id' | 'title'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const nobody = { name: '', phone: '', email: '', notes: '' };

/** What is wrong with which field that is typed into. */
const failuresIn = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    (isApiError(error) ? error.issues : []).flatMap(({ field, message }): [string, string][] => {
      const name = field?.replace(/^input\./, '');
      return name !== undefined && name in nobody ? [[name, message]] : [];
    }),
  );

/** A viewing that was agreed by phone or at the counter: written down with who comes, who needs no account. */
export function EnterDialog({ account, listing: { id, title }, open, onClose }: EnterDialogProps) {
  const [client, setClient] = useState(nobody);
  const [key, setKey] = useState(newRequestKey);
  const { chosen, fields, again } = useFreeTime(id);
  const queries = useQueryClient();
  const entering = useMutation({
    mutationFn: (at: { readonly date: string; readonly time: string }) =>
      agencyViewingChanges.enter({ listingId: id, ...client, ...at, idempotencyKey: key }),
    networkMode: 'always',
    onSuccess: () => {
      setKey(newRequestKey());
      setClient(nobody);
      void queries.invalidateQueries({ queryKey: agencyViewingsOf(account) });
      tellSuccess('Viewing entered successfully');
      onClose();
    },
    onError: (error) => {
      setKey(newRequestKey());
      again();
      tellError('Failed to enter the viewing', error, true);
    },
  });
  const wrong = failuresIn(entering.error);
  const field = (name: keyof typeof nobody) => ({
    value: client[name],
    error: wrong.get(name),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setClient((before) => ({ ...before, [name]: value })),
  });
  const close = (): void => {
    if (entering.isPending) return;
    entering.reset();
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (chosen && !entering.isPending) entering.mutate(chosen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Enter a viewing"
      description={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" disabled={entering.isPending} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="enter-viewing"
            variant="primary"
            className="max-sm:w-full"
            busy={entering.isPending}
            disabled={chosen === null || client.name === '' || client.phone === ''}
          >
            Enter viewing
          </Button>
        </div>
      }
    >
      <form id="enter-viewing" noValidate className="grid gap-5" onSubmit={submit}>
        <p className="text-soft">
          For a viewing that you agreed on by phone or in person. It is confirmed at once.
        </p>
        {fields}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Input label="Name" required autoComplete="off" {...field('name')} />
          <Input label="Phone" type="tel" required autoComplete="off" {...field('phone')} />
        </div>
        <Input
          label="Email"
          type="email"
          autoComplete="off"
          hint="Only with their agreement. They are sent the appointment, where their address is from, and a link to change it or call it off."
          {...field('email')}
        />
        <Textarea
          label="Notes"
          hint="For your agency alone."
          rows={3}
          maxLength={viewingLimits.notes}
          {...field('notes')}
        />
        {entering.isError && wrong.size === 0 && (
          <Alert error={entering.error} title="Failed to enter the viewing">
            {reasonOf(entering.error) ??
              'It could not reach us. Nothing was entered, and trying again is safe.'}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
