import {
  Badge,
  clsx,
  HeartButton,
  ImageSlider,
  ListingFacts,
  listingStatusTone,
  PriceText,
} from '@lintel/ui';
import {
  areaText,
  bathsText,
  bedsText,
  listingStatusText,
  listingTypeText,
  priceText,
  useSavedProperties,
} from '@lintel/web';
import { stationText } from './distance-text.js';
import { NewsBadges } from './news-badges.js';
import type { ListingNews, WishMet } from './results-queries.js';
import { WishEvidence } from './wishes/wish-evidence.js';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';

/**
 * One home among others. The whole card is one link, stretched below what can be pressed: pictures, heart. Hover and focus lift the
 * picture only.
 */
export function ResultCard({
  listing,
  eager = false,
  sizes,
  distance,
  below,
  evidence = [],
  commute,
}: {
  listing: ListingNews;
  /** Such as '0.3 miles from Clapham', where that is what they are sorted by. */
  distance?: string | undefined;
  /** What can be done with the home, below what is said of it. */
  below?: ReactNode;
  /** What it says of what is wished for. */
  evidence?: readonly WishMet[] | undefined;
  /** Such as '24 min to Bank: 6 walk, Northern line', an estimate. */
  commute?: string | undefined;
  eager?: boolean;
  sizes: string;
}) {
  const { isSaved, toggle } = useSavedProperties();
  const { id, title, images } = listing;
  const station = stationText(listing);
  return (
    <article className="group relative flex h-full flex-col">
      {/* Above the stretched link, and open to it wherever there is nothing to press. */}
      <div className="pointer-events-none relative z-10 rounded-card transition-[translate,box-shadow] group-focus-within:-translate-y-1 group-focus-within:shadow-float group-hover:-translate-y-1 group-hover:shadow-float">
        <ImageSlider
          images={images}
          label={`Pictures of ${title}`}
          sizes={sizes}
          eager={eager}
          // A single picture has nothing to turn to, and leads to the home like the rest of the card.
          className={clsx('rounded-card', images.length > 1 && 'pointer-events-auto')}
        />
        <div className="absolute top-3 left-3 z-10 flex flex-wrap gap-1.5 pr-16">
          <Badge tone="paper">{listingTypeText[listing.listingType]}</Badge>
          <NewsBadges listing={listing} />
          {listing.status !== 'available' && (
            <Badge tone={listingStatusTone[listing.status]}>{listingStatusText[listing.status]}</Badge>
          )}
        </div>
        <HeartButton
          pressed={isSaved(id)}
          onPressedChange={() => toggle({ ...listing })}
          label={`Save ${title}`}
          className="pointer-events-auto absolute! top-2 right-2 z-10"
        />
      </div>
      <p className="mt-4 text-xl">
        <PriceText text={priceText(listing)} />
      </p>
      <h3 className="mt-1 line-clamp-2 text-lg leading-snug text-balance">
        <Link
          to={`/property/${id}`}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:z-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-1 truncate text-soft">{listing.location}</p>
      {distance !== undefined && (
        <p className="mt-0.5 truncate text-sm text-stone tabular-nums">{distance}</p>
      )}
      {commute !== undefined && (
        <p className="mt-0.5 text-sm text-stone tabular-nums" title="Estimated, off peak">
          {commute} <span className="whitespace-nowrap">(estimated)</span>
        </p>
      )}
      {station !== undefined && <p className="mt-0.5 truncate text-sm text-stone tabular-nums">{station}</p>}
      <ListingFacts
        className="mt-3"
        beds={bedsText(listing)}
        baths={bathsText(listing)}
        area={areaText(listing.squareFeet)}
      />
      {evidence.length > 0 && <WishEvidence listing={listing} evidence={evidence} />}
      {below}
    </article>
  );
}
