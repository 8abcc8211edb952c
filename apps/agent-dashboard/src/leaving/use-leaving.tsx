import { honourViewings, standingViewings, type AgencyViewing } from '../viewings/agency-viewings-queries.js';
import { useState, type ReactNode } from 'react';
import { tellError } from '../shared/outcome.js';
import { LeavingDialog } from './leaving-dialog.js';

/** A question that is asked whether or not the homes have viewings to come. */
export interface Question {
  readonly title: string;
  /** What follows. */
  readonly text: string;
}

export interface Leaving {
  /** Whether homes may leave the market: yes at once where there is no question and no viewing to come, else as the agent decides. */
  readonly ask: (listingIds: readonly number[], action: string, about?: Question) => Promise<boolean>;
  readonly dialog: ReactNode;
}

interface Asked {
  readonly action: string;
  readonly about: Question | undefined;
  /** Null when they could not be looked up. */
  readonly standing: readonly AgencyViewing[] | null;
  readonly answer: (go: boolean) => void;
}

/** Before homes are sold, let, archived or deleted: shows the viewings that this calls off, and lets any of them stand. */
export function useLeaving(): Leaving {
  const [question, setQuestion] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const answer = (go: boolean): void => {
    setOpen(false);
    question?.answer(go);
  };
  const go = async (kept: ReadonlySet<string>): Promise<void> => {
    const standing = question?.standing ?? [];
    const changed = (honoured: boolean) =>
      standing
        .filter(({ id, isHonoured }) => isHonoured !== honoured && kept.has(id) === honoured)
        .map(({ id }) => id);
    setBusy(true);
    try {
      await honourViewings(changed(true), true);
      await honourViewings(changed(false), false);
      answer(true);
    } catch (error) {
      tellError('Nothing was changed: what you keep could not be noted. Please try again.', error);
    } finally {
      setBusy(false);
    }
  };

  return {
    ask: async (listingIds, action, about) => {
      const standing = listingIds.length > 0 ? await standingViewings(listingIds).catch(() => null) : [];
      if (standing?.length === 0 && !about) return true;
      return new Promise((resolve) => {
        setQuestion({ action, about, standing, answer: resolve });
        setOpen(true);
      });
    },
    dialog: question && (
      <LeavingDialog
        // Each question is a new one.
        key={[question.about?.title, ...(question.standing ?? []).map(({ id }) => id)].join()}
        {...question}
        open={open}
        busy={busy}
        onBack={() => answer(false)}
        onGo={(kept) => void go(kept)}
      />
    ),
  };
}
