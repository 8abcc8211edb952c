import { Badge, LoaderCircle, NoPicture, Picture, type Tone } from '@lintel/ui';
import { listingTypeText } from '@lintel/web';
import type { AgencyListing, AgencyListingState } from '../agency-listings-queries.js';
import { stateText } from '../filters/filter-words.js';
import { preparingText } from './media-state.js';

const tones: Readonly<Record<AgencyListingState, Tone>> = {
  published: 'moss',
  draft: 'amber',
  archived: 'plain',
  removed: 'clay',
};

/** The first picture that is ready, or a drawn house; what the home is for, and its state unless the public sees it. */
export function CardPicture({ listing, eager }: { listing: AgencyListing; eager: boolean }) {
  const { images, listingType, state } = listing;
  const image = images.find((one) => one.image)?.image;
  const preparing = preparingText(listing);
  return (
    <div className="relative h-48 overflow-hidden rounded-t-card bg-sunken">
      {image ? (
        <Picture
          image={{ ...image, alt: '' }}
          sizes="(min-width: 1280px) 340px, (min-width: 640px) 46vw, 100vw"
          eager={eager}
        />
      ) : (
        <NoPicture words={images.length === 0} />
      )}
      <div className="absolute top-3 right-3 flex gap-1.5">
        {state !== 'published' && (
          <Badge tone={tones[state]} className="shadow-float">
            {stateText[state]}
          </Badge>
        )}
        <Badge tone="paper">{listingTypeText[listingType]}</Badge>
      </div>
      {preparing !== undefined && (
        <p className="absolute inset-x-0 bottom-0 flex animate-arrive items-center gap-2 bg-surface/95 px-4 py-1.5 text-sm font-medium text-soft">
          <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden />
          {preparing}
        </p>
      )}
    </div>
  );
}
