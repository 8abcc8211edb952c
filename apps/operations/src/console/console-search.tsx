import { clsx, Dialog, Search } from '@lintel/ui';
import { useNavigate } from '@lintel/web/router';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { consolePages } from './console-pages.js';
import { offersFor, type Offer } from './offers.js';

/** Opens by `/`, by Ctrl or Cmd and K, or by its button: goes to a page, or looks for a text on one. */
export function ConsoleSearch() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (!opensSearch(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-control border border-edge bg-surface px-3 text-soft transition-colors hover:border-ink hover:text-ink lg:mb-3 lg:w-full"
      >
        <Search className="size-4.5 shrink-0" aria-hidden />
        Search
        <kbd className="ml-auto rounded bg-sunken px-1.5 font-mono text-sm text-stone max-lg:hidden">/</kbd>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Search the console">
        <Offers onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const opensSearch = ({ key, ctrlKey, metaKey, altKey, target }: globalThis.KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
    ? true
    : key === '/' &&
      !ctrlKey &&
      !metaKey &&
      !(target as Element).closest?.('input,textarea,select,[contenteditable]');

function Offers({ onChosen }: { onChosen: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const offers = offersFor(text, consolePages);

  const go = (offer: Offer | undefined): void => {
    if (!offer) return;
    onChosen();
    void navigate(offer.to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((at + step + offers.length) % Math.max(1, offers.length));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(offers[at]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        // The dialog would give the focus to its button.
        ref={(input) => input?.setAttribute('autofocus', '')}
        role="combobox"
        aria-label="A page, an address, an id or a name"
        aria-expanded
        aria-controls={`${id}-offers`}
        aria-activedescendant={offers[at] && `${id}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="A page, an address, an id or a name"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-stone"
      />
      <ul id={`${id}-offers`} role="listbox" aria-label="Where to" className="mt-3">
        {offers.map((offer, index) => (
          <li
            key={offer.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => go(offer)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
              index === at && 'bg-sunken',
            )}
          >
            <offer.icon className="size-4.5 shrink-0 text-stone" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{offer.label}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-stone" role="status">
        {offers.length === 0 ? 'No page is called so.' : 'Arrow keys choose, Enter goes there.'}
      </p>
    </>
  );
}
