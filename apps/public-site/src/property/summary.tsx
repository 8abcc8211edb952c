import {
  Badge,
  buttonLook,
  HeartButton,
  ListingFacts,
  listingStatusTone,
  PriceText,
  Search,
} from '@lintel/ui';
import {
  areaText,
  bathsText,
  bedsText,
  listingStatusText,
  listingTypeText,
  useSavedProperties,
} from '@lintel/web';
import type { ListingDetail } from './property-queries.js';
import { Link } from '@lintel/web/router';
import { detailPriceText, similarSearchAddress } from './property-words.js';

/** Price, place and size, and the way to homes like it. */
export function Summary({ listing }: { listing: ListingDetail }) {
  const { isSaved, toggle } = useSavedProperties();
  const { id, title, status } = listing;
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <div>
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="brick">{listingTypeText[listing.listingType]}</Badge>
            {status !== 'available' && (
              <Badge tone={listingStatusTone[status]}>{listingStatusText[status]}</Badge>
            )}
          </div>
          <p className="mt-3 font-display text-2xl md:text-[2rem]">
            <PriceText text={detailPriceText(listing)} />
          </p>
        </div>
        <HeartButton
          pressed={isSaved(id)}
          onPressedChange={() => toggle(savedCard(listing))}
          label={`Save ${title}`}
          className="shrink-0 border border-line shadow-none! print:hidden"
        />
      </div>
      <h1 className="mt-3 text-xl break-words">{title}</h1>
      <p className="mt-1.5 text-soft">{listing.location}</p>
      <ListingFacts
        look="columns"
        beds={bedsText(listing)}
        baths={bathsText(listing)}
        area={areaText(listing.squareFeet)}
        className="mt-5"
      />
      <Link
        to={similarSearchAddress(listing)}
        className={`${buttonLook({ variant: 'quiet' })} mt-3 w-full print:hidden`}
      >
        <Search aria-hidden /> Search Similar
      </Link>
    </div>
  );
}

/** What a card of the saved properties shows, and no more, since it is kept in the browser. */
const savedCard = ({
  id,
  listingType,
  status,
  propertyType,
  title,
  price,
  bedrooms,
  bathrooms,
  squareFeet,
  location,
  images,
}: ListingDetail) => ({
  id,
  listingType,
  status,
  propertyType,
  title,
  price,
  bedrooms,
  bathrooms,
  squareFeet,
  location,
  images: images.slice(0, 1),
});
