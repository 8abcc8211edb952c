import type { ServedBrand } from '@lintel/contracts/brand';

const ID = 'brand';
/** Where no page is, as in tests of what speaks of the portal. */
const nowhere: ServedBrand = {
  name: 'Lintel',
  footer: { about: '', rights: '', links: [] },
  entity: null,
  logo: { light: 'data:,', dark: 'data:,', width: 1, height: 1, saysName: false },
  hero: { heading: '', text: '' },
  legal: {},
};
let known: ServedBrand | undefined;

/** How the portal is called, and what it says of itself: as the gateway wrote it into the page. */
export const brand = (): ServedBrand => (known ??= written() ?? nowhere);

const written = (): ServedBrand | undefined => {
  const text = globalThis.document?.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as ServedBrand) : undefined;
};

/** Where another server than the gateway sent the page, as in development: has what the gateway writes into it. Waited for before anything asks for the brand. */
export async function fetchBrand(): Promise<void> {
  if (document.getElementById(ID)) return;
  const { head } = (await (await fetch('/brand.json')).json()) as { head: string };
  document.head.insertAdjacentHTML('beforeend', head);
}
