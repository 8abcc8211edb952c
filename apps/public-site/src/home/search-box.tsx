import { Alert, Button } from '@lintel/ui';
import type { ListingType } from '@lintel/web';
import { useNavigate } from '@lintel/web/router';
import { useRef, useState, type KeyboardEvent } from 'react';
import { failureText, readDescription } from './plain-english-search.js';

const example =
  'Two-bed flat in Clapham with a bright kitchen, under £600k, no more than 10 minutes’ walk to the tube';

/** Free text and two equal buttons; what is typed is kept whatever happens. */
export function SearchBox() {
  const [text, setText] = useState('');
  const [searching, setSearching] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const box = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();

  const search = async (listingType?: ListingType): Promise<void> => {
    const description = text.trim();
    if (description === '' || searching) return;
    setSearching(true);
    setFailure(undefined);
    try {
      const { address, state } = await readDescription(description, listingType);
      await navigate(address, { state });
    } catch (error) {
      console.error('The home search failed', error);
      setFailure(error);
      setSearching(false);
      box.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void search();
  };

  return (
    <search className="block max-w-2xl">
      {failure !== undefined && (
        <Alert className="mb-4" title={failureText(failure)} error={failure}>
          Your words are kept. You can try again, or browse all properties.
        </Alert>
      )}
      <div className="rounded-card bg-surface p-2 text-ink shadow-float outline-offset-2 transition-[box-shadow] focus-within:ring-4 focus-within:ring-brick">
        <label htmlFor="describe" className="sr-only">
          Describe the home you are looking for
        </label>
        <textarea
          ref={box}
          id="describe"
          rows={2}
          value={text}
          readOnly={searching}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={example}
          aria-describedby="describe-hint"
          className="field-sizing-content block max-h-48 min-h-20 w-full resize-none rounded-control bg-transparent px-3 py-2 text-lg text-ink placeholder:text-stone focus:outline-none"
        />
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Button variant="primary" size="large" disabled={searching} onClick={() => void search('sale')}>
            {searching ? 'SEARCHING...' : 'FOR SALE'}
          </Button>
          <Button variant="primary" size="large" disabled={searching} onClick={() => void search('rent')}>
            {searching ? 'SEARCHING...' : 'TO RENT'}
          </Button>
        </div>
      </div>
      <p id="describe-hint" className="mt-3 text-sm text-white/90">
        Enter searches homes for sale, or to rent when your words say so.
      </p>
    </search>
  );
}
