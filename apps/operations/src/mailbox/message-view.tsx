import { Alert, ArrowLeft, Button, buttonLook, EmptyState, Mail, Skeleton, SkeletonRegion } from '@lintel/ui';
import { mailboxMail } from './mailbox-queries.js';
import { Link, useNavigationType } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mailboxPath } from './mailbox-address.js';
import { MessageBody } from './message-body.js';
import { MessageHead } from './message-head.js';
import { besideList } from './panes.js';

/** The message that was chosen. On a narrow screen it stands in the list's place, and has a way back. */
export function MessageView({ id }: { id: string }) {
  const { data: mail, error, isError, isPending, refetch } = useQuery(mailboxMail(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const there = mail !== undefined && mail !== null;
  const chosen = useNavigationType() !== 'POP';

  // Beside the list the focus stays in the list, for the next arrow key. In place of the list there is nothing else to read.
  useEffect(() => {
    if (there && chosen && !besideList()) heading.current?.focus();
  }, [id, there, chosen]);

  return (
    <section aria-label="Message" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="px-2 pt-2 lg:hidden">
        <Link
          to={mailboxPath}
          state={{ back: id }}
          className={buttonLook({ variant: 'quiet', size: 'small' })}
        >
          <ArrowLeft aria-hidden />
          Back
        </Link>
      </div>
      {isPending && <MessageSkeleton />}
      {isError && (
        <Alert
          error={error}
          className="m-4"
          title="This message could not be loaded"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          It is still in the mailbox.
        </Alert>
      )}
      {mail === null && (
        <EmptyState icon={<Mail />} title="There is no such message">
          It was removed from the mailbox, or its address is not complete.
        </EmptyState>
      )}
      {there && (
        <>
          <MessageHead mail={mail} heading={heading} />
          <MessageBody key={mail.id} mail={mail} />
        </>
      )}
    </section>
  );
}

const MessageSkeleton = () => (
  <SkeletonRegion label="Loading the message" className="p-4 md:p-6">
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="mt-4 h-4 w-2/5" />
    <Skeleton className="mt-2 h-4 w-1/2" />
    <Skeleton className="mt-2 h-4 w-1/3" />
    <Skeleton className="mt-6 h-80 w-full" />
  </SkeletonRegion>
);
