import { Alert, Button, Search } from '@lintel/ui';
import type { ListingType } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import { useState, type FormEvent } from 'react';
import { failureText } from '../home/plain-english-search.js';
import { refine } from './refine.js';
import type { Searched } from './understood.js';

const example = 'Describe a home: two-bed flat in Clapham under £600k';

/** Runs a search in words. `failure` is what to say when it could not be read. */
export function useDescribe(
  search: ResultsSearch,
  describe: (search: ResultsSearch, searched: Searched) => void,
): {
  busy: boolean;
  failure: unknown;
  run: (text: string, listingType?: ListingType) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (text: string, listingType = search.listingType): Promise<void> => {
    const description = text.trim();
    if (description === '' || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const found = await refine({ ...search, listingType }, description);
      describe(found.search, found.searched);
    } catch (error) {
      console.error('The search could not be read', error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}

/** The search in plain English, with the words that led here. */
export function DescribeBox({
  words,
  busy,
  failure,
  onSearch,
}: {
  words: string;
  busy: boolean;
  failure: unknown;
  onSearch: (text: string) => void;
}) {
  const [draft, setDraft] = useState({ of: words, text: words });
  // Back, forward and a new search bring their own words.
  if (draft.of !== words) setDraft({ of: words, text: words });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(draft.text);
  };
  return (
    <search>
      <form
        onSubmit={onSubmit}
        className="flex items-center gap-2 rounded-card border border-edge bg-surface p-1.5 pl-4 transition-[border-color] hover:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus"
      >
        <Search className="size-5 shrink-0 text-stone" aria-hidden />
        <label htmlFor="describe-again" className="sr-only">
          Describe the home you are looking for
        </label>
        <input
          id="describe-again"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={500}
          value={draft.text}
          readOnly={busy}
          placeholder={example}
          onChange={({ target }) => setDraft({ of: words, text: target.value })}
          className="h-11 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-stone"
        />
        <Button type="submit" variant="primary" busy={busy}>
          Search
        </Button>
      </form>
      {failure !== undefined && (
        <Alert className="mt-3" title={failureText(failure)} error={failure}>
          Your words and filters are kept. You can try again, or use the filters.
        </Alert>
      )}
    </search>
  );
}
