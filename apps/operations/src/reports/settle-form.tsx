import { Button, Input } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../console/refusal-text.js';
import { allOfReports, type ReportOutcome, type Settling } from './reports-queries.js';

export interface SettleFormProps {
  /** That is looked at. */
  readonly version: number;
  readonly settle: (settling: Settling) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Ends what people reported of one thing, for a reason where nothing is done about it. */
export function SettleForm({ version, settle, onDone }: SettleFormProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const doing = useMutation({
    mutationFn: (how: ReportOutcome) => settle({ version, how, reason: reason.trim() }),
    onSuccess: () => {
      shell().toast({
        title: 'It is settled',
        description: 'Whoever can be told is e-mailed.',
        tone: 'success',
      });
      onDone();
    },
    onError: (error) =>
      shell().toast({
        title: 'Nothing was changed',
        description: refusalText(error) ?? `${brand().name} did not answer. Look again before you repeat it.`,
        tone: 'destructive',
        error,
      }),
    onSettled: () => client.invalidateQueries(allOfReports),
  });
  const busy = (how: ReportOutcome) => doing.isPending && doing.variables === how;
  return (
    <div className="grid gap-4">
      <Input
        label="Why"
        hint="For colleagues. Needed to dismiss; nobody outside reads it."
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={reason.trim() === '' || doing.isPending}
          busy={busy('dismissed')}
          onClick={() => doing.mutate('dismissed')}
        >
          Dismiss
        </Button>
        <Button
          variant="primary"
          disabled={doing.isPending}
          busy={busy('acted')}
          onClick={() => doing.mutate('acted')}
        >
          Mark as settled
        </Button>
      </div>
    </div>
  );
}
