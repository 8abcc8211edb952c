import type { FormListing } from '../property-form-queries.js';
import { wordsOf } from '../form/field-words.js';
import type { Clash, Merged } from '../form/merge.js';
import type { PropertyValues } from '../form/property-values.js';

export type Choice = 'mine' | 'theirs';

/** What somebody else has changed while the form was open. */
export interface ColleagueChanges {
  /** Who did what when, the latest first. */
  readonly changes: readonly {
    readonly at: string;
    readonly by: string | null;
    readonly fields: readonly string[];
  }[];
  /** Labels of fields that were taken over, since only the other had changed them. */
  readonly taken: readonly string[];
  readonly clashes: readonly (Clash & { readonly choice: Choice | undefined })[];
  /** Both states, to take the chosen values from. */
  readonly mine: PropertyValues;
  readonly theirs: PropertyValues;
}

/** Adds what a later merge found; clashes that have not been decided yet stay. */
export function withMerged(
  before: ColleagueChanges | undefined,
  { taken, clashes }: Merged,
  parts: Pick<ColleagueChanges, 'changes' | 'mine' | 'theirs'>,
): ColleagueChanges {
  const anew = new Set(clashes.map(({ leaf }) => leaf.path));
  return {
    changes: [...parts.changes, ...(before?.changes ?? [])],
    taken: [...new Set([...(before?.taken ?? []), ...taken.map(({ label }) => label)])],
    clashes: [
      ...(before?.clashes ?? []).filter(({ leaf }) => !anew.has(leaf.path)),
      ...clashes.map((clash) => ({ ...clash, choice: undefined })),
    ],
    mine: parts.mine,
    theirs: parts.theirs,
  };
}

export const chosen = (changes: ColleagueChanges, path: string, choice: Choice): ColleagueChanges => ({
  ...changes,
  clashes: changes.clashes.map((clash) => (clash.leaf.path === path ? { ...clash, choice } : clash)),
});

export const undecided = (changes: ColleagueChanges | undefined): boolean =>
  changes?.clashes.some(({ choice }) => choice === undefined) ?? false;

/** The edits of people after a version. */
export const changesSince = ({ changes }: FormListing, version: number | null): ColleagueChanges['changes'] =>
  changes.filter(
    (change) => change.version > (version ?? 0) && (change.by !== null || change.fields.length > 0),
  );

/** `price and description` */
export function fieldsInWords(fields: readonly string[]): string {
  const words = [...new Set(fields.map(wordsOf))];
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
