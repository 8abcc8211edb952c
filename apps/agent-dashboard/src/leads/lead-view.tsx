import { dayText } from '@lintel/kernel';
import {
  ArrowLeft,
  Button,
  buttonLook,
  EmptyState,
  Mail,
  Phone,
  Skeleton,
  SkeletonRegion,
  Users,
} from '@lintel/ui';
import { agencyLead, type LeadDetail } from './leads-queries.js';
import { Link } from '@lintel/web/router';
import { Verified } from '../shared/verified.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { conversationAddress } from '../messages/conversation-address.js';
import { mailAddress, phoneAddress } from '../shared/contact-address.js';
import { LoadFailure } from '../shared/states.js';
import { MessageForm } from '../messages/message-form.js';
import { LeadHistory } from './lead-history.js';
import { homesText, leadCounts } from './lead-words.js';

interface LeadViewProps {
  readonly account: string;
  readonly id: string;
  /** Leads back to the list, where that is not beside it. The focus then begins at the heading. */
  readonly onBack: (() => void) | undefined;
}

/** One person as the agency knows them: how they are reached, and all that happened. */
export function LeadView({ account, id, onBack }: LeadViewProps) {
  const { data: lead, error, isLoadingError, isFetching, refetch } = useQuery(agencyLead(account, id));
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = onBack !== undefined && Boolean(lead);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);

  return (
    <div className="p-4 md:p-6">
      {onBack && (
        <button
          type="button"
          onClick={onBack}
          className="-mt-1 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold text-soft hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden /> Back
        </button>
      )}
      {lead ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            {lead.name}
          </h2>
          <p className="mt-1">
            <Verified verified={lead.verified} />
          </p>
          <p className="mt-1 text-soft">
            {leadCounts(lead)} {homesText(lead.homes)}
          </p>
          <ul className="mt-3 grid">
            {[
              { Icon: Mail, href: mailAddress(lead.email), text: lead.email },
              { Icon: Phone, href: phoneAddress(lead.phone), text: lead.phone },
            ].map(({ Icon, href, text }) => (
              <li key={text}>
                <a
                  href={href}
                  className="inline-flex min-h-9 max-w-full items-center gap-2.5 font-semibold wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  <Icon className="size-4.5 shrink-0 text-stone" aria-hidden /> {text}
                </a>
              </li>
            ))}
          </ul>
          <WriteTo account={account} lead={lead} />
          <p className="mt-2 text-sm text-stone">First in touch on {dayText(lead.firstContactAt)}</p>
          <h3 className="mt-6 border-t border-line pt-5 text-lg">History</h3>
          <LeadHistory account={account} steps={lead.history} />
        </>
      ) : lead === null ? (
        <EmptyState icon={<Users />} title="This person is not here">
          They have asked for their data to be erased, or never wrote to your agency.
        </EmptyState>
      ) : isLoadingError ? (
        <LoadFailure
          error={error}
          title="This person could not be loaded"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRegion label="Loading what is known of this person">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-8 h-16" />
          <Skeleton className="mt-4 h-16" />
        </SkeletonRegion>
      )}
    </div>
  );
}

interface WriteToProps {
  readonly account: string;
  readonly lead: LeadDetail;
}

/** Leads to the latest conversation; without one, a message about the latest requested viewing begins it. */
function WriteTo({ account, lead: { name, verified, history } }: WriteToProps) {
  const [writing, setWriting] = useState(false);
  const conversation = history.find(({ conversationId }) => conversationId !== null)?.conversationId;
  const viewing = history.find(({ viewingId }) => viewingId !== null);
  if (conversation)
    return (
      <Link to={conversationAddress(conversation)} className={`${buttonLook({ size: 'small' })} mt-2`}>
        Send Message
      </Link>
    );
  if (!viewing?.viewingId) return null;
  if (!writing)
    return (
      <Button size="small" className="mt-2" onClick={() => setWriting(true)}>
        Send Message
      </Button>
    );
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-2 text-sm text-stone">
        About {viewing.property.title}, {viewing.property.address}
      </p>
      <MessageForm account={account} viewingId={viewing.viewingId} person={{ name, verified }} />
    </div>
  );
}
