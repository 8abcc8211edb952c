import { Badge, buttonLook, Mail, Phone } from '@lintel/ui';
import type { AgencyConversationThread } from './agency-messages-queries.js';
import { BackButton, NoThread, ThreadLog, useThread, type ThreadSource } from '@lintel/web/conversation';
import { Link } from '@lintel/web/router';
import { useEffect, useRef } from 'react';
import { mailAddress, phoneAddress } from '../shared/contact-address.js';
import { Verified } from '../shared/verified.js';

interface ThreadViewProps {
  /** Give each source a view of its own: `key` it by the place. */
  readonly source: ThreadSource<AgencyConversationThread>;
  /** Leads back to the list, where that is not beside it. The focus then begins at the heading. */
  readonly onBack?: (() => void) | undefined;
}

/** What one person and the agency write to each other about a home. */
export function ThreadView({ source, onBack }: ThreadViewProps) {
  const thread = useThread(source);
  const { conversation } = thread;
  if (conversation)
    return (
      <>
        <ThreadHead conversation={conversation} onBack={onBack} />
        <ThreadLog source={source} thread={{ ...thread, conversation }} attended />
      </>
    );
  return <NoThread thread={thread} owner="agency" headingLevel="h3" onBack={onBack} />;
}

interface ThreadHeadProps {
  readonly conversation: AgencyConversationThread;
  readonly onBack: (() => void) | undefined;
}

/** Who wrote, about what, and how else they can be reached. */
function ThreadHead({ conversation: { property, person }, onBack }: ThreadHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = onBack !== undefined;
  useEffect(() => {
    if (!alone) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [alone]);
  const call = phoneAddress(person.phone);
  return (
    <div className="border-b border-line px-4 py-3 md:px-5">
      {onBack && (
        <div className="-mt-1 -ml-2">
          <BackButton onBack={onBack} />
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
            {person.name}
          </h3>
          <p className="truncate text-sm text-stone">
            {property.title}, {property.address}
          </p>
          <p className="mt-1">
            <Verified verified={person.verified} />
          </p>
        </div>
        {property.published ? (
          <Link to={`/property/${property.id}`} className={`${buttonLook({ size: 'small' })} shrink-0`}>
            View Property
          </Link>
        ) : (
          <Badge className="shrink-0">Not listed</Badge>
        )}
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {[
          { Icon: Mail, href: mailAddress(person.email), text: person.email },
          { Icon: Phone, href: call, text: person.phone },
        ].map(({ Icon, href, text }) => (
          <li key={text} className="min-w-0">
            <a
              href={href}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 font-semibold text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              <Icon className="size-4 shrink-0 text-stone" aria-hidden />
              <span className="truncate">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
