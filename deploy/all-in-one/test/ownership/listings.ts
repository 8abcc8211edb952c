import type { Scene } from './ownership-scene.js';
import type { Variables } from './row.js';

/** Whom an advert names, and e-mails go to. */
export const namedAgent = {
  agency: 'Example',
  name: 'Sam Example',
  position: '',
  phone: '020 7946 0000',
  email: 'a@example.org',
};

/** A complete advert. */
export const home = {
  title: 'A quiet flat',
  description: 'A home.',
  address: '1 Example Road, Clapham, London SW4 7AA',
  price: 500_000,
  bedrooms: 2,
  bathrooms: 1,
  agent: namedAgent,
};

export type AgentCaller = 'agent' | 'anotherAgency';

export async function listing(
  scene: Scene,
  input: object = {},
  of: AgentCaller = 'agent',
): Promise<Variables> {
  const { createListing } = await scene.askAsProgram(
    of,
    'mutation ($input: ListingInput!) { createListing(input: $input) { id } }',
    { input: { ...home, ...input } },
  );
  return { id: createListing.id as number };
}

/** An advert to rent states its rent, and is not published before. */
export const draft = (scene: Scene) => listing(scene, { listingType: 'rent', price: null });

export async function published(scene: Scene, of?: AgentCaller, input?: object): Promise<Variables> {
  const made = await listing(scene, input, of);
  await scene.heard('lintel.listing.published.v1', (event) => event.id === made['id']);
  return made;
}

/** A home that a visitor reported. */
export async function reported(scene: Scene): Promise<Variables> {
  const made = await published(scene);
  await scene.allowed(
    scene.visitor(),
    'mutation ($input: ListingReportInput!) { reportListing(input: $input) }',
    { input: { listingId: made['id'], reason: 'scam', idempotencyKey: `report-of-${made['id']}` } },
  );
  return made;
}
