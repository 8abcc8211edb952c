import { brand, shell } from '@lintel/web';
import { NotConfirmed } from '@lintel/web/strong-sign-in';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from './refusal-text.js';

export interface Act<Outcome, Given = void> {
  readonly run: (given: Given) => Promise<Outcome>;
  /** What is so now, for whoever did it. */
  readonly done: string;
  /** The queries to fetch again afterwards. */
  readonly changes: { readonly queryKey: QueryKey };
  readonly onDone?: (outcome: Outcome) => void;
  /** What to do when nobody answered; to look again unless doing it twice harms nothing. */
  readonly unanswered?: string;
}

/** Acts, says so, and looks again. */
export function useAct<Outcome, Given = void>({
  run,
  done,
  changes,
  onDone,
  unanswered = 'Look again before you repeat it.',
}: Act<Outcome, Given>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    networkMode: 'always',
    onSuccess: (outcome) => {
      shell().toast({ title: done, tone: 'success' });
      onDone?.(outcome);
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      shell().toast({
        title: 'Nothing was changed',
        description: refusalText(error) ?? `${brand().name} did not answer. ${unanswered}`,
        tone: 'destructive',
        error,
      });
    },
    onSettled: () => client.invalidateQueries(changes),
  });
}
