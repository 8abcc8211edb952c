import type { ServedBrand } from '@lintel/contracts/brand';

const ID = 'brand';
/** The brand where there is no page, as in tests of texts that name the portal. */
const nowhere: ServedBrand = {
  name: 'Lintel',
  footer: { about: '', rights: '', links: [] },
  entity: null,
  logo: { light: 'data:,', dark: 'data:,', width: 1, height: 1, saysName: false },
  hero: { heading: '', text: '' },
  legal: {},
};
let known: ServedBrand | undefined;

/** What the portal is called, and what it says of itself, as the gateway wrote it into the page. */
export const brand = (): ServedBrand => (known ??= written() ?? nowhere);

const written = (): ServedBrand | undefined => {
  const text = globalThis.document?.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as ServedBrand) : undefined;
};

/** Fetches what the gateway writes into pages, where another server sent this one, as in development. Await it before anything asks for the brand. */
export async function fetchBrand(): Promise<void> {
  if (document.getElementById(ID)) return;
  const { head } = (await (await fetch('/brand.json')).json()) as { head: string };
  document.head.insertAdjacentHTML('beforeend', head);
}
