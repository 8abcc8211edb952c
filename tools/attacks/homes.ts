import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import type { Ground } from './ground.ts';
import { allowed, codeOf } from './held.ts';
import { anEmail, type Person } from './people.ts';

export const createListing =
  'mutation ($input: ListingInput!) { createListing(input: $input) { id version published } }';
export const sendEnquiry =
  'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { messageId conversation { id } } }';
export const requestViewing =
  'mutation ($input: ViewingRequestInput!) { requestViewing(input: $input) { accepted id } }';

/** A complete advert of an agent's. */
export const homeForm = (email: string, change: object = {}) => ({
  title: 'A quiet flat',
  description: 'A home.',
  address: '1 Example Road, Clapham, London SW4 7AA',
  price: 500_000,
  bedrooms: 2,
  bathrooms: 1,
  agent: { agency: 'Example', name: 'Sam Example', position: '', phone: '020 7946 0000', email },
  ...change,
});

export async function aHome(agent: Person, change: object = {}): Promise<number> {
  const input = homeForm(agent.email, change);
  return allowed(await agent.browser.ask(createListing, { input })).createListing.id as number;
}

export const enquiryForm = (listingId: number, change: object = {}) => ({
  listingId,
  name: 'A. Person',
  email: anEmail('asker'),
  phone: '020 7946 0123',
  message: 'Is it still there?',
  idempotencyKey: randomUUID(),
  ...change,
});

/** A day in London this many days from now, or the next one where that is a Sunday. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

export const viewingForm = (listingId: number, change: object = {}) => ({
  listingId,
  name: 'A. Person',
  email: anEmail('asker'),
  phone: '020 7946 0123',
  date: dayAhead(7),
  times: ['10:00', '14:00'],
  ...change,
});

const KNOWN_WITHIN_MS = 10_000;

/** A home that viewings and messages know of, which is a moment after it is there. */
export async function aKnownHome(ground: Ground, agent: Person, change: object = {}): Promise<number> {
  const id = await aHome(agent, change);
  const until = performance.now() + KNOWN_WITHIN_MS;
  const known = async (asker: Browser) => {
    const slots = allowed(
      await asker.ask(
        'query ($id: Int!, $from: String!) { viewingSlots(listingId: $id, from: $from) { date } }',
        {
          id,
          from: dayAhead(1),
        },
      ),
    ).viewingSlots as unknown[];
    return slots.length > 0 && codeOf(await asker.ask(sendEnquiry, { input: enquiryForm(id) })) === '';
  };
  while (!(await known(ground.visitor()))) {
    if (performance.now() > until) throw new Error(`the home ${id} is not known in time`);
    await pause(40);
  }
  return id;
}
