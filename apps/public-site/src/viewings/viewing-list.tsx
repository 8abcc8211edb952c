import { buttonLook, CalendarCheck, EmptyState } from '@lintel/ui';
import type { Viewing } from './viewings-queries.js';
import { Link } from '@lintel/web/router';
import { ViewingCard } from './viewing-card.js';
import type { Question } from './viewing-dialogs.js';
import { byWhoIsToAnswer } from './viewing-groups.js';

type OnAsk = (id: string, question: Question) => void;

interface ViewingListProps {
  readonly viewings: readonly Viewing[];
  readonly onAsk: OnAsk;
  readonly label: string;
  /** What stands there without any. */
  readonly empty: string;
}

export const ViewingList = ({ viewings, onAsk, label, empty }: ViewingListProps) =>
  viewings.length === 0 ? (
    <EmptyState
      icon={<CalendarCheck />}
      title={empty}
      action={
        <Link to="/" className={buttonLook({ variant: 'primary' })}>
          Find a home
        </Link>
      }
    />
  ) : (
    <Groups viewings={viewings} onAsk={onAsk} label={label} />
  );

/** What waits for the visitor comes first, apart from what is settled or waits for the agent. */
function Groups({ viewings, onAsk, label }: Omit<ViewingListProps, 'empty'>) {
  const { mine, others } = byWhoIsToAnswer(viewings);
  if (mine.length === 0)
    return (
      <>
        <h2 className="sr-only">{label}</h2>
        <Cards viewings={others} onAsk={onAsk} />
      </>
    );
  const heading = 'mb-3 font-sans text-base font-semibold tracking-normal';
  return (
    <>
      <h2 className={heading}>Waiting for your answer</h2>
      <Cards viewings={mine} onAsk={onAsk} />
      {others.length > 0 && (
        <>
          <h2 className={`mt-8 ${heading}`}>Arranged, or waiting for the agent</h2>
          <Cards viewings={others} onAsk={onAsk} />
        </>
      )}
    </>
  );
}

/** Those that will not take place: in neither tab (specification, section 4), yet to be found with their reasons. */
export const CancelledViewings = ({ viewings, onAsk }: Pick<ViewingListProps, 'viewings' | 'onAsk'>) =>
  viewings.length > 0 && (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-soft">
        <h2 className="inline font-sans text-base tracking-normal">Cancelled viewings ({viewings.length})</h2>
      </summary>
      <div className="mt-3">
        <Cards viewings={viewings} onAsk={onAsk} />
      </div>
    </details>
  );

const Cards = ({ viewings, onAsk }: Pick<ViewingListProps, 'viewings' | 'onAsk'>) => (
  <ul className="grid grid-cols-1 gap-5">
    {viewings.map((viewing) => (
      <li key={viewing.id} className="min-w-0">
        <ViewingCard
          viewing={viewing}
          claim={{ id: viewing.id }}
          headingLevel="h3"
          onAsk={(question) => onAsk(viewing.id, question)}
        />
      </li>
    ))}
  </ul>
);
