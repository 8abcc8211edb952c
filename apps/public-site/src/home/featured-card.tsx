import { Badge, buttonLook, HeartButton, ImageSlider, ListingFacts, PriceText } from '@lintel/ui';
import { areaText, bathsText, bedsText, listingTypeText, priceText, useSavedProperties } from '@lintel/web';
import type { ListingCard } from '../results/results-queries.js';
import { Link } from '@lintel/web/router';

/** One featured home. Its heart is that of every other card: it saves the home. */
export function FeaturedCard({ listing }: { listing: ListingCard }) {
  const { isSaved, toggle } = useSavedProperties();
  return (
    <article className="flex h-full flex-col">
      <ImageSlider
        images={listing.images}
        label={`Pictures of ${listing.title}`}
        sizes="(min-width: 1024px) 380px, (min-width: 768px) 33vw, 100vw"
        className="rounded-card"
      >
        <Badge tone="paper" className="absolute top-3 left-3 z-10">
          {listingTypeText[listing.listingType]}
        </Badge>
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
