import { Badge, Bath, Bed, Button, buttonLook, MapPin, Select } from '@lintel/ui';
import {
  alertFrequencies,
  listingTypeText,
  searchOf,
  type AlertFrequency,
  type SavedSearch,
} from '@lintel/web';
import { resultsAddress } from '../../results/results-address.js';
import { savedSearches } from '../saved-searches-of.js';
import { Link } from '@lintel/web/router';
import { useRef, useState } from 'react';
import { frequencyText } from './frequency-words.js';
import { SearchFeed } from './search-feed.js';
import { RenameForm } from './rename-form.js';
import { createdText, orMoreText, otherFilters, placeText, priceRangeText } from './search-words.js';
import { deleteSearch, tellOfFailure } from './search-changes.js';

/** One saved search: what it asks for, how often it tells of new homes, and what can be done with it. */
export function SearchCard({ search }: { search: SavedSearch }) {
  const { id, name, type, beds, baths, dateCreated, alertFrequency } = search;
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const others = otherFilters(search);

  const endRenaming = (): void => {
    setRenaming(false);
    // The button is there again after the next render.
    requestAnimationFrame(() => renameButton.current?.focus({ preventScroll: true }));
  };
  const choose = (frequency: AlertFrequency): void => {
    savedSearches()
      .changeFrequency(id, frequency)
      .catch((error: unknown) => tellOfFailure('The alerts could not be changed', error));
  };

  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-start justify-between gap-x-4 gap-y-3 max-sm:has-[form]:flex-col-reverse">
        {renaming ? (
          <RenameForm search={search} onDone={endRenaming} />
        ) : (
          <h2 className="min-w-0 text-xl break-words">{name}</h2>
        )}
        <Badge tone="brick" className="mt-0.5 shrink-0">
          {listingTypeText[type]}
        </Badge>
      </div>
      <p className="mt-2.5 flex items-center gap-1.5 text-soft">
        <MapPin className="size-4.5 shrink-0 text-stone" aria-hidden />
        <span className="min-w-0 break-words">{placeText(search)}</span>
      </p>
      <p className="mt-4 text-lg font-semibold tabular-nums">{priceRangeText(search)}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-soft tabular-nums [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4.5 [&_svg]:text-stone">
        <li>
          <Bed aria-hidden /> {orMoreText(beds)} beds
        </li>
        <li>
          <Bath aria-hidden /> {orMoreText(baths)} baths
        </li>
      </ul>
      {others.length > 0 && <p className="mt-2 text-sm text-stone">{others.join(' · ')}</p>}
      <div className="mt-auto pt-6">
        <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
          <Select
            label="E-mail alerts"
            aria-label={`E-mail alerts of ${name}`}
            className="w-36"
            value={alertFrequency}
            options={alertFrequencies.map((value) => ({ value, label: frequencyText[value] }))}
            onChange={({ target }) => choose(target.value as AlertFrequency)}
          />
          <Link
            to={resultsAddress(searchOf(search))}
            className={`${buttonLook()} min-h-12!`}
            aria-label={`View Results: ${name}`}
          >
            View Results
          </Link>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-1 gap-y-1">
          <p className="mr-auto text-sm text-stone max-sm:w-full">
            {dateCreated && `Created ${createdText(dateCreated)}`}
          </p>
          <SearchFeed search={search} />
          {!renaming && (
            <Button
              ref={renameButton}
              variant="quiet"
              size="small"
              aria-label={`Rename ${name}`}
              onClick={() => setRenaming(true)}
            >
              Rename
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            className="text-clay!"
            aria-label={`Delete ${name}`}
            onClick={() => deleteSearch(search)}
          >
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
