import { londonTimeOf } from '@lintel/kernel';
import { Badge } from '@lintel/ui';
import { reductionText } from './reduction-text.js';
import type { News } from './results-queries.js';

/** Whether a home was published today, by the day in London, and whether its price was lowered lately. */
export function NewsBadges({ listing }: { listing: News }) {
  const isAddedToday = londonTimeOf(new Date(listing.publishedAt)).date === londonTimeOf(new Date()).date;
  const reduced = reductionText(listing);
  return (
    <>
      {isAddedToday && <Badge tone="paper">Added today</Badge>}
      {reduced !== undefined && (
        <span title={`Reduced ${reduced}`} className="pointer-events-auto flex">
          <Badge tone="paper">
            Reduced<span className="sr-only"> {reduced}</span>
          </Badge>
        </span>
      )}
    </>
  );
}
