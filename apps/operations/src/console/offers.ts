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
  const sought = text.trim();
  const named = pages
    .filter(({ label }) => label.toLowerCase().includes(sought.toLowerCase()))
    .map(({ path, label, icon }): Offer => ({ to: path, label, icon, seeks: false }));
  if (sought === '') return named;
  const seeking = pages.flatMap(({ path, finds, icon }): Offer[] =>
    finds
      ? [{ to: `${path}?q=${encodeURIComponent(sought)}`, label: `Find ${finds}`, icon, seeks: true }]
      : [],
  );
  return [...named, ...seeking];
}
