import { Button, X } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { type ReactNode, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { recentSearches } from './recent-searches.js';

/** Without the ' · To rent' at its end, which stays where there is not room for all. */
const asked = (text: string): string => text.replace(/ · [^·]*$/, '');

/** The last searches of this device as links, each to be removed, or all at once. */
export default function RecentSearches(): ReactNode {
  const store = recentSearches();
  const id = useId();
  const searches = useSyncExternalStore(store.subscribe, store.get);
  const cleared = useRef<HTMLParagraphElement>(null);
  // Somebody who removes them keeps their place on the page.
  const [touched, setTouched] = useState(false);
  const isEmpty = searches.length === 0;
  useLayoutEffect(() => {
    if (isEmpty && touched) cleared.current?.focus({ preventScroll: true });
  }, [isEmpty, touched]);

  if (isEmpty)
    return (
      touched && (
        <p ref={cleared} role="status" tabIndex={-1} className="py-3 text-sm text-soft outline-none">
          No recent searches are kept.
        </p>
      )
    );
  const remove = (address: string, entry: Element | null): void => {
    setTouched(true);
    const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
    next?.querySelector<HTMLElement>('a')?.focus();
    store.remove(address);
  };
  return (
    <section aria-labelledby="recent-searches">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-lg">
          Recent searches
        </h2>
        <Button
          variant="quiet"
          size="small"
          className="-mr-2"
          aria-label="Clear recent searches"
          onClick={() => {
            setTouched(true);
            store.clear();
          }}
        >
          Clear
        </Button>
      </div>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-1 md:px-1">
        {searches.map(({ address, text }, at) => (
          <li
            key={address}
            className="inline-flex min-h-11 max-w-[min(26rem,85%)] shrink-0 items-center rounded-full border border-line bg-surface text-sm font-medium transition-colors hover:border-ink"
          >
            <Link
              id={`${id}-${at}`}
              to={address}
              title={text}
              className="inline-flex min-h-11 min-w-0 items-center rounded-l-full pl-4 underline-offset-4 hover:underline"
            >
              <span className="truncate">{asked(text)}</span>
              <span className="shrink-0 whitespace-pre">{text.slice(asked(text).length)}</span>
            </Link>
            <button
              type="button"
              // Whether to buy or to rent is said by the link: the buttons that search are named so.
              aria-label={`Remove recent search: ${asked(text)}`}
              aria-describedby={`${id}-${at}`}
              onClick={({ currentTarget }) => remove(address, currentTarget.closest('li'))}
              className="grid size-11 shrink-0 place-items-center rounded-full text-stone hover:text-ink"
            >
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
