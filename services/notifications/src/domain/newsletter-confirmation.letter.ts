import { type Letter, setLetter } from './letter.js';
import { confirmWithinDays } from './subscription.js';

/** Asks the owner of an address whether the newsletter is wanted. */
export const newsletterConfirmation = (links: {
  readonly confirm: string;
  readonly unsubscribe: string;
}): Letter =>
  setLetter({
    subject: 'Confirm your Lintel newsletter',
    preview: 'One press, and our notes on buying and renting come to this address.',
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody, we hope you, asked for our notes on buying and renting a home to be sent to this address.',
      `Press the button and confirm on the page that opens. The link works for ${confirmWithinDays} days.`,
      'If it was not you, do nothing: without a confirmation we send nothing more, and the address is erased after 30 days.',
    ],
    action: { label: 'Confirm my subscription', url: links.confirm },
    small: ['You receive this one e-mail because the address was typed into the newsletter box on our blog.'],
    unsubscribe: { label: 'Erase my address now', url: links.unsubscribe },
  });
