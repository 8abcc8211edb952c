import { Badge, Bath, Bed, buttonLook, HeartButton, ImageSlider, PriceText, Ruler } from '@lintel/ui';
import { areaText, bathsText, bedsText, listingTypeText, priceText, type ListingCard } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useState } from 'react';

/** One featured home. Its heart is a passing fancy of this page (specification, section 2): nothing is saved. */
export function FeaturedCard({ listing }: { listing: ListingCard }) {
  const [favourite, setFavourite] = useState(false);
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
          pressed={favourite}
          onPressedChange={setFavourite}
          label={`Favourite: ${listing.title}`}
          className="absolute top-3 right-3 z-10"
        />
      </ImageSlider>
      <p className="mt-5 text-xl">
        <PriceText text={priceText(listing)} />
      </p>
      <h3 className="mt-1 line-clamp-2 text-lg leading-snug">{listing.title}</h3>
      <p className="mt-1 text-soft">{listing.location}</p>
      <ul className="mt-3 mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4.5 [&_svg]:text-stone">
        <li>
          <Bed aria-hidden /> {bedsText(listing.bedrooms)}
        </li>
        <li>
          <Bath aria-hidden /> {bathsText(listing.bathrooms)}
        </li>
        <li>
          <Ruler aria-hidden /> {areaText(listing.squareFeet)}
        </li>
      </ul>
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
