import { formListing, type FormListing } from '../property-form-queries.js';
import { shell } from '@lintel/web';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Beginning } from '../form/beginning.js';
import { merge } from '../form/merge.js';
import { valuesOf, type PropertyValues } from '../form/property-values.js';
import { itemsOf } from '../uploads/upload-item.js';
import type { UploadQueue } from '../uploads/upload-queue.js';
import { changesSince, chosen, withMerged, type Choice, type ColleagueChanges } from './colleague-changes.js';

interface Options {
  readonly listing: FormListing | null;
  readonly beginning: Beginning;
  readonly form: UseFormReturn<PropertyValues>;
  readonly queue: UploadQueue;
}

/** What catching up found: changes by somebody else to tell of, nothing new, or that the listing has gone. */
export type CaughtUp = 'told' | 'nothing new' | 'gone';

export interface Colleagues {
  /** The latest saved state, against which the agent's own changes are told. */
  readonly base: Beginning['base'];
  /** The same, readable between two renders. */
  readonly latest: () => Beginning['base'];
  readonly changes: ColleagueChanges | undefined;
  readonly choose: (path: string, choice: Choice) => void;
  readonly dismiss: () => void;
  /** Fetches the saved state and merges the form on top of it. */
  readonly catchUp: () => Promise<CaughtUp>;
  /** While the form is being saved, nothing is merged into it. */
  readonly pause: (paused: boolean) => void;
}

/** Begins with what was saved since a draft was typed. */
const sinceDraft = (
  listing: FormListing | null,
  { since, base, values }: Beginning,
): ColleagueChanges | undefined =>
  since &&
  withMerged(undefined, since, {
    changes: listing ? listing.changes.filter(({ by }) => by !== null).slice(0, 3) : [],
    mine: values,
    theirs: base.values,
  });

/** Keeps the form on top of what is saved, and tells what somebody else has changed. Nothing typed is lost. */
export function useColleagueChanges({ listing, beginning, form, queue }: Options): Colleagues {
  const [base, setBase] = useState(beginning.base);
  const [changes, setChanges] = useState(() => sinceDraft(listing, beginning));
  const now = useRef(base);
  const paused = useRef(false);
  const id = listing?.id;

  const catchUp = useCallback(async (): Promise<CaughtUp> => {
    if (id === undefined) return 'gone';
    const saved = await formListing(id);
    const before = now.current;
    if (!saved || saved.state === 'removed') return 'gone';
    if (before.version !== null && saved.version <= before.version) return 'nothing new';
    const theirs = valuesOf(saved);
    const mine = form.getValues();
    const merged = merge(before.values, theirs, mine);
    const known = queue.get();
    queue.adopt(itemsOf(saved).filter(({ key }) => !known.has(key)));
    for (const { names } of merged.taken)
      for (const name of names) form.setValue(name, at(merged.values, name) as never, { shouldDirty: true });
    now.current = { values: theirs, version: saved.version };
    setBase(now.current);
    if (merged.taken.length + merged.clashes.length === 0) return 'nothing new';
    setChanges((earlier) =>
      withMerged(earlier, merged, { changes: changesSince(saved, before.version), mine, theirs }),
    );
    return 'told';
  }, [id, form, queue]);

  useEffect(() => {
    if (id === undefined) return;
    const { live } = shell();
    const look = (): void => {
      if (!paused.current)
        catchUp().catch((error: unknown) => console.error('The listing could not be asked for', error));
    };
    const ends = [
      live.on('listings', (data) => {
        const told = (data as { id?: unknown } | null)?.id;
        if (told === undefined || String(told) === String(id)) look();
      }),
      live.onReset(look),
    ];
    return () => ends.forEach((end) => end());
  }, [id, catchUp]);

  return {
    base,
    latest: useCallback(() => now.current, []),
    changes,
    choose: (path, choice) => {
      const clash = changes?.clashes.find(({ leaf }) => leaf.path === path);
      if (!changes || !clash) return;
      const from = choice === 'theirs' ? changes.theirs : changes.mine;
      for (const name of clash.leaf.names)
        form.setValue(name, at(from, name) as never, { shouldDirty: true, shouldValidate: true });
      setChanges(chosen(changes, path, choice));
    },
    dismiss: () => setChanges(undefined),
    catchUp,
    pause: (isPaused) => {
      paused.current = isPaused;
    },
  };
}

const at = (values: PropertyValues, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], values);
