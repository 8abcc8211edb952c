/** What an account wrote of a home, for itself alone. */
export interface HomeNote {
  readonly listingId: number;
  readonly text: string;
  readonly changedAt: Date;
}

/** Homes that an account may hide, and that a search leaves out at once. */
export const mostHiddenHomes = 500;
/** Homes that an account may write a note of. */
export const mostHomeNotes = 1000;
export const mostNotesAtOnce = 100;
/** Characters of a note. */
export const longestHomeNote = 2000;

/** As it is kept: its lines as they were written, without what surrounds them; empty when nothing is said. */
export const tidyNote = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Both, where an account and a device say different things of one home and there is room; else null. */
export function joinedNote(there: string, brought: string): string | null {
  if (brought === '' || there.includes(brought)) return there;
  const both = there === '' ? brought : `${there}\n\n${brought}`;
  return both.length <= longestHomeNote ? both : null;
}
