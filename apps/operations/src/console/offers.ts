import type { ConsolePage } from './console-pages.js';

/** Where the search of the console leads. */
export interface Offer {
  readonly to: string;
  readonly label: string;
  readonly icon: ConsolePage['icon'];
  /** Whether it looks for the text, rather than being found by it. */
  readonly seeks: boolean;
}

/** What is offered for a text: pages whose name has it, then every page that it can be looked for on. An address or an id is more likely sought than a page. */
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
