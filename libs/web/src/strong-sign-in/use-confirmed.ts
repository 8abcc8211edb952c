import { useCallback, useState } from 'react';
import { askedConfirmation, type ProofKind, renewSession } from './confirmation.js';

/** A question that is open: how one may prove who one is, and whom to tell. */
export interface OpenConfirmation {
  readonly kinds: readonly ProofKind[];
  readonly settle: (confirmed: boolean) => void;
}

/** The owner of the account closed the dialog: nothing was done, so the page says nothing. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

/**
 * Runs what may be refused with `CONFIRM_IDENTITY`: then a dialog asks who it is, and the act is repeated. Show `<ConfirmDialog asked={asked} />`.
 * Rejects with `NotConfirmed` when the dialog is closed.
 */
export function useConfirmed(): {
  readonly asked: OpenConfirmation | undefined;
  readonly confirmed: <Value>(act: () => Promise<Value>) => Promise<Value>;
} {
  const [asked, setAsked] = useState<OpenConfirmation>();
  const confirmed = useCallback(async <Value>(act: () => Promise<Value>): Promise<Value> => {
    try {
      return await act();
    } catch (error) {
      const kinds = askedConfirmation(error);
      if (!kinds) throw error;
      const proved = await new Promise<boolean>((settle) => setAsked({ kinds, settle }));
      setAsked(undefined);
      if (!proved) throw new NotConfirmed('This was not confirmed');
      await renewSession();
      return act();
    }
  }, []);
  return { asked, confirmed };
}
