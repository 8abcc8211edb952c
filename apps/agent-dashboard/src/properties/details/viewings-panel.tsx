import { specifiedMoment } from '@lintel/kernel';
import { Badge, Button, EmptyState, Plus, type Tone } from '@lintel/ui';
import type { ListingViewing } from '../agency-listings-queries.js';
import { ScrollArea } from '../../shared/scroll-area.js';
import { LoadFailure, MoreButton, RowsSkeleton } from '../../shared/states.js';
import { Verified } from '../../shared/verified.js';
import type { PagedList } from './paged-list.js';

const statusText: Readonly<Record<ListingViewing['agentStatus'], string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
};
const tones: Readonly<Record<ListingViewing['agentStatus'], Tone>> = {
  pending: 'amber',
  confirmed: 'moss',
  cancelled: 'plain',
  rejected: 'clay',
};

interface ViewingsPanelProps {
  readonly list: PagedList<ListingViewing>;
  /** Left out for a home that nobody is shown. */
  readonly onEnter?: () => void;
}

/** The viewings of one home, the latest first. */
export function ViewingsPanel({ list, onEnter }: ViewingsPanelProps) {
  return (
    <>
      {onEnter && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-stone">Agreed on one by phone?</p>
          <Button size="small" onClick={onEnter}>
            <Plus aria-hidden /> Enter a viewing
          </Button>
        </div>
      )}
      <List list={list} />
    </>
  );
}

function List({ list }: Pick<ViewingsPanelProps, 'list'>) {
  if (list.state === 'loading') return <RowsSkeleton label="Loading viewings" rows={3} />;
  if (list.state === 'failed')
    return (
      <LoadFailure
        error={list.error}
        title="Viewings could not be loaded"
        busy={list.busy}
        onRetry={list.retry}
      />
    );
  if (list.items.length === 0)
    return (
      <EmptyState headingLevel="h4" title="No viewings yet">
        Who asks to see this home stands here, and under Viewings of the dashboard.
      </EmptyState>
    );
  return (
    <ScrollArea label="Viewings of this property" height={400}>
      <ul className="divide-y divide-line">
        {list.items.map(({ id, visitor, date, agentStatus }) => (
          <li key={id} className="flex animate-arrive items-center justify-between gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">
                {visitor?.name ?? 'Somebody who closed their account'}{' '}
                {visitor && <Verified verified={visitor.verified} />}
              </p>
              <p className="text-sm text-soft tabular-nums">
                <time dateTime={date.instant}>{specifiedMoment(date)}</time>
              </p>
            </div>
            <Badge tone={tones[agentStatus]}>{statusText[agentStatus]}</Badge>
          </li>
        ))}
      </ul>
      {list.hasMore && <MoreButton busy={list.busy} onClick={list.showMore} />}
    </ScrollArea>
  );
}
