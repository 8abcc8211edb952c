import { Alert, Button, buttonLook, Skeleton, SkeletonRegion } from '@lintel/ui';
import { agencyInvitation } from './join-queries.js';
import { brand, isApiError } from '@lintel/web';
import { Link, useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccountFrame } from './account-frame.js';
import { JoinForm } from './join/join-form.js';
import { InvitationOver } from './join/invitation-over.js';
import { streetAtDusk } from './pictures.js';

const title = 'Join Your Agency';

/** `/agent/join?token=`, where the link of an invitation leads. */
export default function JoinPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const asked = useQuery({
    ...agencyInvitation(token),
    enabled: token !== '',
    // What is typed stays: the form says itself when the invitation is over by then.
    refetchOnReconnect: false,
    staleTime: Infinity,
  });
  const invitation = asked.data;

  if (token === '')
    return (
      <InvitationOver title="This link is not complete">
        Please copy the whole address from the e-mail.
      </InvitationOver>
    );
  if (invitation === null || (isApiError(asked.error) && asked.error.has('BAD_USER_INPUT')))
    return (
      <InvitationOver title="This invitation is not valid any more">
        It has been used or withdrawn, or its 7 days are over. Ask the colleague who invited you to send
        another one: it takes them one press.
      </InvitationOver>
    );
  if (invitation)
    return (
      <AccountFrame
        title={title}
        lead={
          <>
            {/* Whoever registered an agency is named after it, and the sentence would name it twice. */}
            {['', invitation.companyName].includes(invitation.invitedBy)
              ? 'You are invited'
              : `${invitation.invitedBy} invites you`}{' '}
            to join <strong className="font-semibold wrap-anywhere text-ink">{invitation.companyName}</strong>{' '}
            on {brand().name} as {invitation.role === 'owner' ? 'an owner' : 'a negotiator'}.
          </>
        }
        picture={streetAtDusk}
      >
        <JoinForm key={token} token={token} invitation={invitation} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={title} picture={streetAtDusk}>
      {asked.isError ? (
        <Alert
          error={asked.error}
          title="Your invitation could not be loaded"
          actions={
            <>
              <Button size="small" busy={asked.isFetching} onClick={() => void asked.refetch()}>
                Try again
              </Button>
              <Link to="/agent/login" className={buttonLook({ size: 'small', variant: 'quiet' })}>
                Estate Agent Login
              </Link>
            </>
          }
        >
          The link is still good. Check your connection, then try again.
        </Alert>
      ) : (
        <SkeletonRegion label="Loading your invitation" className="grid gap-5">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-13" />
        </SkeletonRegion>
      )}
    </AccountFrame>
  );
}
