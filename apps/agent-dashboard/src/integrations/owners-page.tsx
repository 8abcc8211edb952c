import { Alert } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { type Agency, myAgency } from '../agency/agency-queries.js';
import { NoAgency } from '../agency/no-agency.js';
import { ownersText } from '../agency/roles.js';
import { AgentFrame, type AgentFrameProps } from '../shared/agent-frame.js';
import { LoadFailure, RowsSkeleton } from '../shared/states.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import type { ReactNode } from 'react';
import { DevelopersLink } from './developers-link.js';

interface OwnersPageProps extends Omit<AgentFrameProps, 'children'> {
  readonly children: (agency: Agency) => ReactNode;
}

/** A page for the owners of an agency; their colleagues read what it is for, and whom to ask. */
export function OwnersPage({ children, ...frame }: OwnersPageProps) {
  const { data: membership, error, isLoadingError, isFetching, refetch } = useQuery(myAgency());
  useLiveRefetch(['agency', 'account'], [myAgency().queryKey]);
  return (
    <AgentFrame {...frame}>
      {membership?.agency && membership.agencyRole === 'owner' ? (
        children(membership.agency)
      ) : membership?.agency ? (
        <Alert tone="plain" title="Keys and webhooks are for the agency’s owners">
          With a key, programs such as your website read your homes; webhooks tell them what happens. Ask{' '}
          {ownersText(membership.agency.members ?? [])} for one. <DevelopersLink /> say what programs can do.
        </Alert>
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
        <RowsSkeleton label="Loading your agency" />
      )}
    </AgentFrame>
  );
}
