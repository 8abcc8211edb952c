import { Alert, Button, Dialog, Spinner } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { type QueryKey, useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalText } from './refusal-text.js';

export interface CountedDialogProps<Outcome> {
  readonly title: string;
  readonly verb: 'Retry' | 'Discard' | 'Replay';
  readonly counted: UseQueryResult<number>;
  /** A count in words, such as '2 jobs'. */
  readonly inWords: (count: number) => string;
  readonly act: () => Promise<Outcome>;
  readonly outcomeText: (outcome: Outcome) => string;
  /** The message when acting failed. */
  readonly inVain: string;
  /** Whether all fields that it asks for are filled in. */
  readonly complete?: boolean;
  /** The key of the queries to fetch again afterwards. */
  readonly changes: QueryKey;
  readonly onClose: () => void;
  /** What it has to be told before it can count. */
  readonly asks?: ReactNode;
  readonly children: (count: number) => ReactNode;
}

/** Says how many it would act on before anything is done. */
export function CountedDialog<Outcome>({
  title,
  verb,
  counted,
  inWords,
  act,
  outcomeText,
  inVain,
  complete = true,
  changes,
  onClose,
  asks,
  children,
}: CountedDialogProps<Outcome>) {
  const client = useQueryClient();
  const doing = useMutation({
    mutationFn: act,
    networkMode: 'always',
    onSuccess: (outcome) => {
      shell().toast({ title: outcomeText(outcome), tone: 'success' });
      onClose();
    },
    onError: (error) =>
      shell().toast({
        title: inVain,
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
        error,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={verb === 'Discard' ? 'danger' : 'primary'}
            disabled={!counted.data || !complete}
            busy={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {counted.data ? `${verb} ${inWords(counted.data)}` : verb}
          </Button>
        </div>
      }
    >
      {asks}
      {counted.isPending && <Spinner label="Counting" />}
      {counted.isError && (
        <Alert
          error={counted.error}
          title="They could not be counted"
          actions={
            <Button size="small" onClick={() => void counted.refetch()}>
              Try again
            </Button>
          }
        >
          {refusalText(counted.error)}
        </Alert>
      )}
      {counted.data !== undefined && children(counted.data)}
    </Dialog>
  );
}
