import { ArrowLeft, buttonLook, Skeleton, SkeletonRegion } from '@lintel/ui';
import {
  discardListingForm,
  propertyFormBeginning,
  type PropertyFormBeginning,
} from './property-form-queries.js';
import { Link, useParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AgentFrame } from '../shared/agent-frame.js';
import { EmptyBox, LoadFailure } from '../shared/states.js';
import { readDraft, type Draft } from './draft/draft-content.js';
import { isWorth, ResumeChoice } from './draft/resume-choice.js';
import { messageOf } from './failure.js';
import { beginningOf, type Beginning } from './form/beginning.js';
import { contactOf, contactsOf } from './form/property-values.js';
import { PropertyForm } from './property-form.js';

/** `/agent/properties/new` and `/agent/properties/{id}/edit` */
export default function PropertyFormPage() {
  const { id } = useParams();
  return (
    <AgentFrame
      title={id === undefined ? 'Add New Property' : 'Edit Property'}
      before={
        <Link to="/agent/dashboard" className={buttonLook({ variant: 'quiet', size: 'small' })}>
          <ArrowLeft aria-hidden /> Back to Dashboard
        </Link>
      }
    >
      {id === undefined ? (
        <Loaded key="new" id={undefined} />
      ) : /^[1-9]\d{0,8}$/.test(id) ? (
        <Loaded key={id} id={Number(id)} />
      ) : (
        <NotThere />
      )}
    </AgentFrame>
  );
}

/** The form begins once, with the first answer: whatever is asked anew later, what is typed stays. */
function Loaded({ id }: { id: number | undefined }) {
  const { data, isError, error, isFetching, refetch } = useQuery(propertyFormBeginning(id));
  const [first, setFirst] = useState<PropertyFormBeginning>();
  if (data && !first) setFirst(data);
  if (first) return <Begun id={id} {...first} />;
  if (isError)
    return (
      <LoadFailure
        error={error}
        title="Error fetching property"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {messageOf(error)}
      </LoadFailure>
    );
  return <FormSkeleton />;
}

interface Started {
  readonly beginning: Beginning;
  readonly kept: boolean;
}

function Begun({ id, agent, listing, kept }: PropertyFormBeginning & { id: number | undefined }) {
  const me = agent?.agency ? contactOf(agent) : undefined;
  const [{ draft, fresh }] = useState((): { draft: Draft | undefined; fresh: Beginning | undefined } => {
    if (!me || (id !== undefined && !listing)) return { draft: undefined, fresh: undefined };
    const begins = beginningOf(listing, me, undefined);
    const read = kept ? readDraft(kept.content, begins.values) : undefined;
    return { draft: isWorth(read, begins.values) ? read : undefined, fresh: begins };
  });
  const [started, setStarted] = useState<Started | undefined>(
    draft || !fresh ? undefined : { beginning: fresh, kept: kept !== null },
  );

  if (!agent || !me)
    return (
      <EmptyBox title={agent ? 'Not an estate agent' : 'Not authenticated'}>
        {agent
          ? 'This account belongs to no agency, so it has no properties to edit.'
          : 'Sign in to your agency’s account, then come back to this page.'}
      </EmptyBox>
    );
  if (!fresh || listing?.state === 'removed') return <NotThere removed={listing?.state === 'removed'} />;
  if (!started)
    return (
      <ResumeChoice
        draft={draft!}
        savedAt={kept!.savedAt}
        onContinue={() => setStarted({ beginning: beginningOf(listing, me, draft), kept: true })}
        onAfresh={() => {
          discardListingForm(id ?? null).catch((error: unknown) =>
            console.error('What was kept could not be discarded', error),
          );
          setStarted({ beginning: fresh, kept: false });
        }}
      />
    );
  return <PropertyForm listing={listing} contacts={contactsOf(agent)} accountId={agent.id} {...started} />;
}

const NotThere = ({ removed = false }: { removed?: boolean }) => (
  <EmptyBox
    title={removed ? 'This property was deleted' : 'Property Not Found'}
    action={
      <Link to="/agent/dashboard" className={buttonLook({ variant: 'primary' })}>
        Go to your properties
      </Link>
    }
  >
    {removed
      ? 'It can be restored from the dashboard for 30 days, and edited then.'
      : 'The property you are looking for doesn’t exist, or belongs to another agency.'}
  </EmptyBox>
);

const FormSkeleton = () => (
  <SkeletonRegion
    label="Loading the property"
    className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]"
  >
    <div className="grid gap-6">
      <Skeleton className="h-144 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
    <div className="grid content-start gap-6">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  </SkeletonRegion>
);
