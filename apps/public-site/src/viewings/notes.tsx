import { viewingLimits } from '@lintel/contracts';
import { Alert, Button, Textarea } from '@lintel/ui';
import { shell } from '@lintel/web';
import { viewingChanges, type Viewing } from './viewings-queries.js';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reasonOf, useViewingChanges } from './use-viewing-changes.js';

interface NotesProps {
  readonly viewing: Viewing;
  readonly editing: boolean;
  readonly onClose: () => void;
}

/** The visitor's own notes on a viewing, to read and to edit. The agent does not see them. */
export function Notes({ viewing: { id, notes }, editing, onClose }: NotesProps) {
  if (editing) return <NotesForm id={id} notes={notes} onClose={onClose} />;
  if (notes === '') return null;
  return (
    <div className="mt-4 rounded-control bg-sunken px-4 py-3">
      <p className="text-sm font-semibold text-stone">Your notes</p>
      <p className="mt-1 break-words whitespace-pre-wrap">{notes}</p>
    </div>
  );
}

interface NotesFormProps {
  readonly id: string;
  readonly notes: string;
  readonly onClose: () => void;
}

function NotesForm({ id, notes, onClose }: NotesFormProps) {
  const [text, setText] = useState(notes);
  const { show, again } = useViewingChanges();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const saving = useMutation({
    mutationFn: () => viewingChanges.saveNotes(id, text),
    onSuccess: (changed) => {
      show(changed);
      shell().toast({ tone: 'success', title: 'Notes saved successfully' });
      onClose();
    },
    onError: (error) => {
      console.error('the notes were not saved', error);
      again();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <form
      ref={form}
      className="mt-4"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && text === notes && onClose()}
    >
      <Textarea
        label="Your notes"
        hint="Only you see them."
        rows={4}
        maxLength={viewingLimits.notes}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {saving.isError && (
        <Alert error={saving.error} className="mt-3" title="Your notes were not saved">
          They are still here. {reasonOf(saving.error)}
        </Alert>
      )}
      <div className="mt-3 flex gap-2">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save notes'}
        </Button>
        <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
          Discard changes
        </Button>
      </div>
    </form>
  );
}
