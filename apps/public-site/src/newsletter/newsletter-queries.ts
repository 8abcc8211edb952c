import {
  ConfirmNewsletterDocument,
  SubscribeToNewsletterDocument,
  UnsubscribeFromNewsletterDocument,
  type ConfirmNewsletterMutation,
  type UnsubscribeFromNewsletterMutation,
} from './newsletter.generated.js';
import { request } from '@lintel/web';

export type NewsletterConfirmation = ConfirmNewsletterMutation['confirmNewsletter'];
export type NewsletterEnd = UnsubscribeFromNewsletterMutation['unsubscribeFromNewsletter'];

/** Asks for the newsletter; resolves with the address as it is kept. What is wrong with it is an `ApiError` with an issue of the field `email`. */
export async function subscribeToNewsletter(email: string): Promise<string> {
  return (await request(SubscribeToNewsletterDocument, { email })).subscribeToNewsletter.email;
}

/** Confirms by the token of a link in an e-mail. */
export async function confirmNewsletter(token: string): Promise<NewsletterConfirmation> {
  return (await request(ConfirmNewsletterDocument, { token })).confirmNewsletter;
}

/** Ends a subscription by the token of a link in an e-mail. */
export async function unsubscribeFromNewsletter(token: string): Promise<NewsletterEnd> {
  return (await request(UnsubscribeFromNewsletterDocument, { token })).unsubscribeFromNewsletter;
}
