import { myAccount, type Account } from '../account-queries.js';
import { shell } from '@lintel/web';
import { NotConfirmed } from '@lintel/web/strong-sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { fieldFailures, messageOf } from '../forms/failure.js';

/** What every change of the account does when it has succeeded or failed. */
export function useAccountChange(): {
  /** Shows the account as the server answered it. */
  show: (account: Account) => void;
  /** Fetches it anew. */
  again: () => Promise<void>;
  done: (title: string, description?: string) => void;
  failed: (title: string) => (error: unknown) => void;
} {
  const queries = useQueryClient();
  const { queryKey } = myAccount();
  return {
    show: (account) => void queries.setQueryData(queryKey, account),
    again: () => queries.invalidateQueries({ queryKey }),
    done: (title, description) =>
      shell().toast({ tone: 'success', title, ...(description !== undefined && { description }) }),
    failed: (title) => (error) => {
      // What stands beside a field is not said twice: on a phone the toast would cover the button below it.
      if (fieldFailures(error).length > 0) return;
      // Whoever closed the dialog knows that nothing was changed.
      if (error instanceof NotConfirmed) return;
      shell().toast({ tone: 'destructive', error, title, description: messageOf(error, 'Please try again') });
    },
  };
}
