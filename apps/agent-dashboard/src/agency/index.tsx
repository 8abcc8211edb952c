import { Alert, Skeleton, SkeletonRegion } from '@lintel/ui';
import { myAgency } from './agency-queries.js';
import { shell } from '@lintel/web';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AgentFrame } from '../shared/agent-frame.js';
import { LoadFailure } from '../shared/states.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import { IntegrationsSection } from './integrations-section.js';
import { InvitationsSection } from './invitations-section.js';
import { LogoSection } from './logo-section.js';
import { NoAgency } from './no-agency.js';
import { PeopleSection } from './people-section.js';
import { ProfileSection } from './profile-section.js';
import { ownersText } from './roles.js';
import { StrongSignInSection } from './strong-sign-in-section.js';

/** `/agent/agency`: its people, profile and logo. */
export default function AgencyPage() {
  const {
    data: membership,
    dataUpdatedAt,
    error,
    isLoadingError,
    isFetching,
    refetch,
  } = useQuery(myAgency());
  const { asked, confirmed } = useConfirmed();
  useLiveRefetch(['agency', 'account'], [myAgency().queryKey]);
  // The session has ended elsewhere: once the shell knows, its guard leads to the login.
  useEffect(() => {
    if (membership === null) void shell().session.refresh();
  }, [membership]);

  const agency = membership?.agency;
  const manages = membership?.agencyRole === 'owner';
  const members = agency?.members ?? [];
  return (
    <AgentFrame title="Your Agency" lead="Who works here, and what the agency says of itself.">
      {membership && agency ? (
        <>
          {!manages && (
            <Alert tone="plain" className="mb-2" title="You can read this page, and change nothing on it">
              People, profile and logo are for the agency&rsquo;s owners: ask {ownersText(members)}.
            </Alert>
          )}
          <PeopleSection membership={membership} members={members} confirmed={confirmed} />
          {manages && (
            <>
              <InvitationsSection
                invitations={agency.invitations ?? []}
                now={new Date(dataUpdatedAt)}
                confirmed={confirmed}
              />
              <StrongSignInSection membership={membership} confirmed={confirmed} />
            </>
          )}
          <ProfileSection agency={agency} manages={manages} />
          <LogoSection agency={agency} manages={manages} />
          <IntegrationsSection />
          <ConfirmDialog asked={asked} />
        </>
      ) : membership ? (
        <NoAgency />
      ) : isLoadingError ? (
        <LoadFailure
          error={error}
          title="Your agency could not be loaded"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRegion label="Loading your agency">
          {[0, 1, 2].map((row) => (
            <div key={row} className="grid gap-6 border-b border-line py-9 lg:grid-cols-[17rem_1fr]">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-32" />
            </div>
          ))}
        </SkeletonRegion>
      )}
    </AgentFrame>
  );
}
