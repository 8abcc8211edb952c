import { Button } from '@lintel/ui';
import { allOfEmails, retryEmail, type EmailDelivery } from './emails-queries.js';
import { brand, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import { templateText } from './states.js';

/** Has a failed e-mail sent again, and says so. */
export function RetryButton({
  email: { id, template, recipient },
}: {
  email: Pick<EmailDelivery, 'id' | 'template' | 'recipient'>;
}) {
  const client = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => retryEmail(id),
    onSuccess: () =>
      shell().toast({
        title: 'The e-mail is queued again',
        description: 'It moves to Sent, or back to Failed, by itself.',
        tone: 'success',
      }),
    onError: (error) =>
      shell().toast({
        title: 'The e-mail was not queued again',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
        error,
      }),
    // Whatever happened, the lists may have changed; until they are here the button waits.
    onSettled: () => client.invalidateQueries(allOfEmails),
  });
  return (
    <Button
      size="small"
      aria-label={`Retry ${templateText(template)} to ${recipient}`}
      busy={retrying.isPending}
      onClick={() => retrying.mutate()}
    >
      Retry
    </Button>
  );
}
