import { Alert, Button, Dialog, Spinner } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import { eventsText, shortName } from './event-words.js';
import { countReplay, eventsKey, type OfConsumer, replay } from './events-queries.js';

/** Says what a replay would do before it is done. */
export function ReplayDialog({ of, onClose }: { of: OfConsumer; onClose: () => void }) {
  const client = useQueryClient();
  const counted = useQuery(countReplay(of, null));
  const doing = useMutation({
    mutationFn: () => replay(of, null),
    networkMode: 'always',
    onSuccess: (events) => {
      shell().toast({ title: `${eventsText(events)} on their way again`, tone: 'success' });
      onClose();
    },
    onError: (error) =>
      shell().toast({
        title: 'Nothing was done',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: eventsKey }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Replay from the beginning"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!counted.data}
            busy={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {counted.data ? `Replay ${eventsText(counted.data)}` : 'Replay'}
          </Button>
        </div>
      }
    >
      {counted.isPending && <Spinner label="Counting" />}
      {counted.isError && <Alert title={refusalText(counted.error) ?? 'They could not be counted'} />}
      {counted.data !== undefined && (
        <p>
          {of.consumer} of {shortName(of.topic)} handles {eventsText(counted.data)} again, and new ones once
          it is through. It ignores what it knows already. It is recorded in your name.
        </p>
      )}
    </Dialog>
  );
}
