import { Badge, buttonLook, HeartButton, ImageSlider, ListingFacts, PriceText } from '@lintel/ui';
import { areaText, bathsText, bedsText, listingTypeText, priceText, useSavedProperties } from '@lintel/web';
import { stationText } from '../results/distance-text.js';
import { NewsBadges } from '../results/news-badges.js';
import type { ListingNews } from '../results/results-queries.js';
import { Link } from '@lintel/web/router';

/** One featured home. Its heart is that of every other card: it saves the home. */
export function FeaturedCard({ listing }: { listing: ListingNews }) {
  const { isSaved, toggle } = useSavedProperties();
  const station = stationText(listing);
  return (
    <article className="flex h-full flex-col">
      <ImageSlider
        images={listing.images}
        label={`Pictures of ${listing.title}`}
        sizes="(min-width: 1024px) 380px, (min-width: 768px) 33vw, 100vw"
        className="rounded-card"
      >
        <div className="pointer-events-none absolute top-3 left-3 z-10 flex flex-wrap gap-1.5 pr-16">
          <Badge tone="paper">{listingTypeText[listing.listingType]}</Badge>
          <NewsBadges listing={listing} />
        </div>
        <HeartButton
          pressed={isSaved(listing.id)}
          onPressedChange={() => toggle({ ...listing })}
          label={`Save ${listing.title}`}
          className="absolute top-3 right-3 z-10"
        />
      </ImageSlider>
      <p className="mt-5 text-xl">
        <PriceText text={priceText(listing)} />
      </p>
      <h3 className="mt-1 line-clamp-2 text-lg leading-snug">{listing.title}</h3>
      <p className="mt-1 text-soft">{listing.location}</p>
      {station !== undefined && <p className="mt-0.5 truncate text-sm text-stone tabular-nums">{station}</p>}
      <ListingFacts
        beds={bedsText(listing)}
        baths={bathsText(listing)}
        area={areaText(listing.squareFeet)}
        className="mt-3 mb-5"
      />
      <Link
        to={`/property/${listing.id}`}
        className={`${buttonLook()} mt-auto self-start`}
        aria-label={`View Details: ${listing.title}`}
      >
        View Details
      </Link>
    </article>
  );
}
