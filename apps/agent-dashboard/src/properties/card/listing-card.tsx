import { clsx, PriceText } from '@lintel/ui';
import { bathsText, bedsText, priceText, propertyTypeText, type ListingStatus } from '@lintel/web';
import type { AgencyListing } from '../agency-listings-queries.js';
import type { MouseEvent } from 'react';
import { contactText } from '../../shared/contact-text.js';
import { useAgent } from '../../shared/use-agent.js';
import { CardActions, type CardActionsProps } from './card-actions.js';
import { CardNotes } from './card-notes.js';
import { CardPicture } from './card-picture.js';
import { daysLeftText } from './days-left.js';
import { StatusMenu } from './status-menu.js';

interface ListingCardProps extends CardActionsProps {
  readonly listing: AgencyListing;
  /** A colleague has taken it out of this list; it stays while somebody is in the list. */
  readonly gone: boolean;
  readonly eager: boolean;
  readonly selected: boolean;
  /** `range` selects all from the last one pressed to this one. */
  readonly onSelect: (selected: boolean, range: boolean) => void;
  readonly onStatus: (status: ListingStatus) => void;
}

/** Only what is for sale may be without a price; a rental waits for its rent as a draft. */
const cardPrice = (listing: AgencyListing): string =>
  listing.price === null && listing.listingType === 'rent' ? 'No rent yet' : priceText(listing);

/** One home of the agency's stock. */
export function ListingCard({
  listing,
  gone,
  eager,
  selected,
  onSelect,
  onStatus,
  ...actions
}: ListingCardProps) {
  const { id, title, address, agent, state, restorableUntil, propertyType } = listing;
  const isMine = useAgent().email.toLowerCase() === agent.email;
  const contact = contactText({ name: agent.name, isMine });
  const removed = state === 'removed';
  return (
    <article
      aria-labelledby={`listing-${id}`}
      className={clsx(
        'relative flex h-full flex-col rounded-card border bg-surface transition-[border-color,opacity]',
        selected ? 'border-ink outline-1 outline-ink' : 'border-line',
        gone && 'opacity-70',
      )}
    >
      <CardPicture listing={listing} eager={eager} />
      {!removed && (
        <label className="absolute top-1.5 left-1.5 grid size-11 cursor-pointer place-items-center rounded-control">
          <span className="grid size-8 place-items-center rounded-control bg-surface shadow-float">
            <input
              type="checkbox"
              data-select
              aria-label={`Select ${title}`}
              checked={selected}
              // The parent holds the state; only the click event knows about the Shift key.
              onChange={() => undefined}
              onClick={(event: MouseEvent<HTMLInputElement>) =>
                onSelect(event.currentTarget.checked, event.shiftKey)
              }
              className="size-5 accent-brick"
            />
          </span>
        </label>
      )}
      <div className="flex flex-1 flex-col p-4">
        <div className="flex min-h-9 items-center justify-between gap-3">
          <p className="min-w-0 text-lg">
            <PriceText text={cardPrice(listing)} />
          </p>
          <StatusMenu listing={listing} onChange={onStatus} />
        </div>
        <h3
          id={`listing-${id}`}
          tabIndex={-1}
          title={title}
          className="mt-1 line-clamp-3 text-lg leading-snug wrap-anywhere"
        >
          {title}
        </h3>
        <p className="mt-1 line-clamp-2 text-sm text-soft wrap-anywhere">{address}</p>
        <p className="mt-1 text-sm text-stone">
          {[propertyTypeText[propertyType], bedsText(listing), bathsText(listing)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {contact !== null && <p className="truncate text-sm text-stone">{contact}</p>}
        {removed && restorableUntil !== null ? (
          <p className="mt-3 text-sm font-semibold text-clay">{daysLeftText(restorableUntil, new Date())}</p>
        ) : (
          <CardNotes listing={listing} />
        )}
        {gone && <p className="mt-2 text-sm text-stone">It does not match this list any more.</p>}
        <div className="mt-auto pt-4">
          <div className="-mb-1 flex flex-wrap items-center gap-1 border-t border-line pt-3">
            <CardActions listing={listing} {...actions} />
          </div>
        </div>
      </div>
    </article>
  );
}
