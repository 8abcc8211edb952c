import type { Browser } from './browser.js';
import { enquirableHome, enquiryForm, sendEnquiry } from './ownership/conversations.js';
import type { Scene } from './ownership/ownership-scene.js';
import { requestViewing, viewableHome, viewingForm } from './ownership/viewings.js';

export interface Form {
  readonly name: string;
  readonly document: string;
  home(scene: Scene, of?: 'agent', listing?: object): Promise<number>;
  fill(listingId: number, change?: object): object;
  /** How many that are kept of a home, as its agent sees it. */
  kept(scene: Scene, listingId: number): Promise<number>;
}

const total = (list: string) => async (scene: Scene, id: number) =>
  (await scene.ask('agent', `query ($id: Int!) { list: ${list}(listingId: $id) { total } }`, { id })).list
    .total as number;

/** Neither form needs an account. */
export const booking: Form = {
  name: 'Book a Viewing',
  document: requestViewing,
  home: viewableHome,
  fill: viewingForm,
  kept: total('agencyViewings'),
};
export const contact: Form = {
  name: 'Contact Agent',
  document: sendEnquiry,
  home: enquirableHome,
  fill: enquiryForm,
  kept: total('agencyConversations'),
};

/** What a form was answered with, sent from an address where nobody was before unless a browser is given. */
export const send = async (
  scene: Scene,
  { document }: Form,
  input: object,
  browser: Browser = scene.visitor(),
) => {
  const { data, errors } = await browser.ask(document, { input });
  return { data, error: errors?.[0] };
};
