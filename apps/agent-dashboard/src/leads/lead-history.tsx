import { momentText } from '@lintel/kernel';
import { Badge, Button, buttonLook, CalendarCheck, clsx, MessageCircle } from '@lintel/ui';
import type { LeadStep } from './leads-queries.js';
import { Link } from '@lintel/web/router';
import { conversationAddress } from '../messages/conversation-address.js';
import { contactText } from '../shared/contact-text.js';
import { stepText } from './lead-words.js';
import { useViewingDetails } from './use-viewing-details.js';

/** Of how many steps the service tells. */
const kept = 200;

interface LeadHistoryProps {
  readonly account: string;
  readonly steps: readonly LeadStep[];
}

/** What happened between a person and the agency, the latest first; each step leads to where it happened. */
export function LeadHistory({ account, steps }: LeadHistoryProps) {
  const viewing = useViewingDetails(account);
  return (
    <>
      <ol className="mt-3">
        {steps.map((step, at) => (
          <Step
            key={`${step.at} ${step.kind} ${at}`}
            step={step}
            last={at === steps.length - 1}
            loading={viewing.loading === step.viewingId && step.viewingId !== null}
            onViewing={viewing.show}
          />
        ))}
      </ol>
      {steps.length === kept && (
        <p className="mt-2 text-sm text-stone">
          These are the last {kept} steps. Earlier ones are in the conversations.
        </p>
      )}
      {viewing.dialog}
    </>
  );
}

interface StepProps {
  readonly step: LeadStep;
  readonly last: boolean;
  /** Its viewing is being fetched. */
  readonly loading: boolean;
  readonly onViewing: (id: string) => void;
}

function Step({ step, last, loading, onViewing }: StepProps) {
  const { kind, at, property, conversationId, viewingId, text } = step;
  const ofViewing = kind.startsWith('viewing');
  const contact = contactText({ name: property.agentName, isMine: property.isMine });
  const Icon = ofViewing ? CalendarCheck : MessageCircle;
  return (
    <li className={clsx('relative flex gap-3', !last && 'pb-5')}>
      {!last && <span aria-hidden className="absolute top-9 bottom-0 left-4 w-px bg-line" />}
      <span
        aria-hidden
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
          ofViewing ? 'bg-moss-tint text-moss' : 'bg-sunken text-stone',
        )}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="text-base font-semibold">{stepText[kind]}</span>
          <time dateTime={at} className="text-stone tabular-nums">
            {momentText(at)}
          </time>
        </p>
        <p className="text-sm text-soft">
          {property.title}, {property.address}
          {!property.published && <Badge className="ml-2">Not listed</Badge>}
        </p>
        {contact !== null && <p className="text-sm text-stone">{contact}</p>}
        {text !== '' && (
          <p className="mt-1.5 line-clamp-3 border-l-3 border-line pl-3 text-sm whitespace-pre-line text-soft [overflow-wrap:anywhere]">
            {text}
          </p>
        )}
        {conversationId !== null ? (
          <Link
            to={conversationAddress(conversationId)}
            aria-label={`Open the conversation about ${property.title}`}
            className={`${buttonLook({ size: 'small', variant: 'quiet' })} -ml-3`}
          >
            Open the conversation
          </Link>
        ) : (
          viewingId !== null && (
            <Button
              size="small"
              variant="quiet"
              className="-ml-3"
              busy={loading}
              aria-label={`Viewing details of ${property.title}`}
              onClick={() => onViewing(viewingId)}
            >
              Viewing details
            </Button>
          )
        )}
      </div>
    </li>
  );
}
