import { apiKeyPrefix, isApiKey } from '@lintel/contracts';
import type { ConsolePage } from './console-pages.js';

/** Where the search of the console leads. */
export interface Offer {
  readonly to: string;
  readonly label: string;
  readonly icon: ConsolePage['icon'];
  /** Whether the text is searched for on that page, rather than being part of the page's name. */
  readonly seeks: boolean;
}

/** The offers for a text: pages with it in their names, then every page that can search for it. An address or an id is likelier searched for than a page. */
export function offersFor(text: string, pages: readonly ConsolePage[]): readonly Offer[] {
  const typed = text.trim();
  // Nobody needs the whole secret of a key to find it, and addresses are kept by browsers.
  const sought = isApiKey(typed) ? apiKeyPrefix(typed) : typed;
  const named = pages
    .filter(({ label }) => label.toLowerCase().includes(sought.toLowerCase()))
    .map(({ path, label, icon }): Offer => ({ to: path, label, icon, seeks: false }));
  if (sought === '') return named;
  const seeking = pages
    .toSorted((one, other) => isSure(other, sought) - isSure(one, sought))
    .flatMap(({ path, finds, icon, fits }): Offer[] =>
      finds && (fits?.test(sought) ?? true)
        ? [{ to: `${path}?q=${encodeURIComponent(sought)}`, label: `Find ${finds}`, icon, seeks: true }]
        : [],
    );
  return [...named, ...seeking];
}

const isSure = ({ fits, leads }: ConsolePage, text: string): number =>
  Number(fits !== undefined || (leads?.(text) ?? false));
