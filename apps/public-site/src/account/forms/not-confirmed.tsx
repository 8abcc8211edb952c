import { Alert, Button } from '@lintel/ui';
import { resendConfirmation } from '../account-queries.js';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from './failure.js';

/** Why a right password did not open the account: its address waits for confirmation. */
export function NotConfirmed({ email }: { email: string }) {
  const resending = useMutation({ mutationFn: resendConfirmation });
  return (
    <Alert
      tone="plain"
      title="Your address is not confirmed yet"
      actions={
        <Button
          size="small"
          busy={resending.isPending}
          disabled={resending.isSuccess}
          onClick={() => resending.mutate(email)}
        >
          {resending.isPending
            ? 'Sending...'
            : resending.isSuccess
              ? 'Sent. Please check your email.'
              : 'Send the confirmation again'}
        </Button>
      }
    >
      {resending.isError
        ? `That was not sent. ${messageOf(resending.error, 'Please try again')}`
        : `Press the button in the e-mail that we sent to ${email}, then sign in here.`}
    </Alert>
  );
}
