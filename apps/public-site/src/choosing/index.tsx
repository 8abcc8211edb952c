import { Button, EyeOff, Skeleton } from '@lintel/ui';
import { AddToList } from '../lists/add-to-list.js';
import { hiddenHomes, hideHome, useHiddenHomes } from './hidden-homes.js';
import { useHomeNotes } from './home-notes.js';
import { NoteBox } from './note-box.js';

/** What the visitor thinks of a home: a note of their own, and whether they want to see it again. */
export function Choosing({ home }: { home: { readonly id: number; readonly title: string } }) {
  const { id, title } = home;
  const hidden = useHiddenHomes().includes(id);
  const { notes, failed, retry } = useHomeNotes([id]);
  const note = notes?.get(id) ?? '';
  return (
    <section aria-labelledby="your-note" className={note === '' ? 'print:hidden' : undefined}>
      <h2 id="your-note" className="mb-3 text-xl">
        Your Note
      </h2>
      {notes ? (
        <NoteBox id={id} title={title} text={note} />
      ) : failed ? (
        <p className="text-soft">
          Your note could not be loaded.{' '}
          <Button variant="quiet" size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="h-10 w-40" />
      )}
      <AddToList home={home} />
      <p className="mt-2 print:hidden">
        {hidden && <span className="mr-2 text-soft">You have hidden this home.</span>}
        <Button
          variant="quiet"
          size="small"
          className={hidden ? undefined : '-ml-3'}
          onClick={() => (hidden ? hiddenHomes().show(id) : hideHome(home))}
        >
          <EyeOff className="size-4!" aria-hidden /> {hidden ? 'Show it again' : 'Hide this home'}
        </Button>
      </p>
    </section>
  );
}
