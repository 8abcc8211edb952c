import { CompareTick } from './compare-tick.js';
import { NoteBox } from './note-box.js';

/** What can be done with a saved home, below its card. */
export const SavedActions = ({
  home,
  note,
}: {
  home: { readonly id: number; readonly title: string };
  note: string;
}) => (
  // Above the card's stretched link.
  <div className="relative z-10 mt-2 print:hidden">
    <CompareTick home={home} />
    <NoteBox id={home.id} title={home.title} text={note} />
  </div>
);
