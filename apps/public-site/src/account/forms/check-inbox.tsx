import { Button, FieldError, Mail } from '@lintel/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { messageOf } from './failure.js';

export interface CheckInboxProps {
  readonly email: string;
  readonly children: ReactNode;
  /** Sends the e-mail again. */
  readonly again: (email: string) => Promise<unknown>;
  readonly action: ReactNode;
}

/** In the place of a form that has been sent: what comes by e-mail. The answer is the same for every address. */
export function CheckInbox({ email, children, again, action }: CheckInboxProps) {
  const sent = useRef<HTMLDivElement>(null);
  const resending = useMutation({ mutationFn: again });
  // The form has gone, and the focus with it.
  useEffect(() => sent.current?.focus(), []);
  return (
    <div ref={sent} tabIndex={-1} role="status" className="rounded-card border border-line bg-surface p-6">
      <Mail className="size-7 text-moss" aria-hidden />
      <h2 className="mt-3 text-xl">Check your inbox</h2>
      <p className="mt-2 text-soft">{children}</p>
      <p className="mt-2 font-semibold break-all">{email}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {action}
        <Button
          variant="quiet"
          busy={resending.isPending}
          disabled={resending.isSuccess}
          onClick={() => resending.mutate(email)}
        >
          {resending.isPending ? 'Sending...' : resending.isSuccess ? 'Sent again' : 'Send it again'}
        </Button>
      </div>
      <FieldError message={resending.isError ? messageOf(resending.error, 'Please try again') : undefined} />
      {resending.isSuccess && (
        <p className="mt-3 text-sm text-stone">
          It goes out once a minute at most. Look among unwanted mail as well.
        </p>
      )}
    </div>
  );
}
