import { Bookmark, BookmarkCheck, Button } from '@lintel/ui';
import { savedLike } from '../../saved/saved-like.js';
import type { ResultsSearch } from '../results-address.js';
import { useSavedSearches } from '../../saved/saved-searches-of.js';
import { useState } from 'react';
import { SaveSearchDialog } from './save-search-dialog.js';

/** Saves the search that the address names; one that is saved already can be named anew. */
export function SaveSearch({ search }: { search: ResultsSearch }) {
  const saved = savedLike(useSavedSearches().searches, search);
  const [open, setOpen] = useState(false);
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button variant="quiet" className="px-3!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon aria-hidden className={saved && 'text-moss'} />
        <span>
          {saved ? (
            <>
              Saved<span className="sr-only"> search</span>
            </>
          ) : (
            <>
              Save<span className="max-sm:sr-only"> this search</span>
            </>
          )}
        </span>
      </Button>
      <SaveSearchDialog search={search} saved={saved} open={open} onOpenChange={setOpen} />
    </>
  );
}
