import { Alert, Button, Pencil, Textarea } from '@lintel/ui';
import { numberText } from '@lintel/web';
import { useEffect, useRef, useState } from 'react';
import { longestHomeNote, useWriteNote } from './home-notes.js';

/** What the visitor noted down of a home, and the box to write it in. */
export function NoteBox({
  id,
  title,
  text,
}: {
  id: number;
  /** Of the home. */
  title: string;
  /** As it is kept; empty when there is none. */
  text: string;
}) {
  const write = useWriteNote();
  const [draft, setDraft] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = draft !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) box.current?.querySelector('textarea')?.focus();
    else if (wasEditing.current) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await write({ id, text: draft ?? '' });
      setDraft(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  if (!editing) {
    return (
      <div className="relative z-10">
        {text !== '' && (
          <p className="mb-1 border-l-2 border-edge pl-3 text-sm break-words whitespace-pre-line text-soft">
            <span className="sr-only">Your note: </span>
            {text}
          </p>
        )}
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          className="-ml-3 print:hidden"
          aria-label={`${text === '' ? 'Add a note on' : 'Edit your note on'} ${title}`}
          onClick={() => setDraft(text)}
        >
          <Pencil className="size-4!" aria-hidden /> {text === '' ? 'Add a note' : 'Edit note'}
        </Button>
      </div>
    );
  }
  return (
    <div ref={box} className="relative z-10 flex flex-col gap-3 print:hidden">
      <Textarea
        label={`Your note on ${title}`}
        hint={`Only you see it. Up to ${numberText(longestHomeNote)} characters.`}
        rows={4}
        maxLength={longestHomeNote}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      {failure !== undefined && (
        <Alert error={failure} title="Your note could not be kept">
          {failure instanceof Error && failure.name === 'ApiError'
            ? failure.message
            : 'What you wrote is still here.'}
        </Alert>
      )}
      <div className="flex gap-2">
        <Button variant="primary" size="small" busy={busy} onClick={() => void save()}>
          Save note
        </Button>
        <Button variant="quiet" size="small" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
