import { Alert, Button } from '@lintel/ui';
import { reasonOf } from '../shared/outcome.js';

interface RedBoxProps {
  readonly error: unknown;
  /** The specification's words (section 8), where there is no message. */
  readonly fallback: string;
  readonly busy?: boolean;
  readonly onRetry?: () => void;
}

/** What went wrong on this page: the server's message, or the fall-back. */
export const RedBox = ({ error, fallback, busy = false, onRetry }: RedBoxProps) => {
  const reason = reasonOf(error);
  return (
    <Alert
      error={error}
      title={reason ?? fallback}
      actions={
        onRetry && (
          <Button size="small" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {reason === undefined
        ? 'It could not reach us. Nothing has changed, and trying again is safe.'
        : undefined}
    </Alert>
  );
};
