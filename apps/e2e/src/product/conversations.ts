import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { keptSecret } from '@lintel/platform/data-folder';
import { LinkKey } from '@lintel/service-kit';
import { type APIRequestContext, expect } from '@playwright/test';
import { askAs } from './accounts.js';
import { mailFolderOf } from './addresses.js';

const home = (title: string) => ({
  listingType: 'sale',
  propertyType: 'flat',
  title,
  description: 'Two bedrooms, a south-facing garden, and a school at the end of the street.',
  price: 455_000,
  bedrooms: 2,
  bathrooms: 1,
  address: '12 Example Road, London SW4 7AA',
  location: 'Clapham, London',
  agent: {
    agency: 'Example & Daughters',
    name: 'Sam Example',
    position: '',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
});

export interface ListedHome {
  readonly id: number;
  readonly title: string;
  /** The address of the e-mails about it. */
  readonly agentEmail: string;
}

/** A home of an agent's own, that can be asked about. */
export async function listedHome(
  agent: APIRequestContext,
  title = 'Garden flat in Example Road',
): Promise<ListedHome> {
  const input = home(title);
  const { createListing } = await askAs<{ createListing: { id: number; published: boolean } }>(
    agent,
    'mutation ($input: ListingInput!) { createListing(input: $input) { id published } }',
    { input },
  );
  expect(createListing.published).toBe(true);
  // A listing's contact is whoever made it, unless they name a colleague.
  const { me } = await askAs<{ me: { email: string } }>(agent, '{ me { email } }', {});
  return { id: createListing.id, title, agentEmail: me.email };
}

export interface Written {
  readonly listingId: number;
  readonly message: string;
  /** Needed from people without an account. */
  readonly name?: string;
  readonly email?: string;
}

/** Sends the contact form, as soon as the messages service knows of the home. Gives people with an account the id of the conversation. */
export async function writeToAgent(person: APIRequestContext, written: Written): Promise<string | undefined> {
  let id: string | undefined;
  const input = { ...written, phone: '020 7946 0123', idempotencyKey: randomUUID() };
  await expect(async () => {
    const { sendEnquiry } = await askAs<{ sendEnquiry: { conversation: { id: string } | null } }>(
      person,
      'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { conversation { id } } }',
      { input },
    );
    id = sendEnquiry.conversation?.id;
  }).toPass({ timeout: 15_000 });
  return id;
}

/** One more message, from the side of whoever is signed in. */
export const sendMessage = (
  writer: APIRequestContext,
  conversationId: string,
  message: string,
): Promise<unknown> =>
  askAs(
    writer,
    'mutation ($conversationId: ID!, $message: String!, $key: String!) { sendMessage(conversationId: $conversationId, message: $message, idempotencyKey: $key) { message { id } } }',
    { conversationId, message, key: randomUUID() },
  );

export interface AgencyConversation {
  readonly id: string;
  readonly unread: number;
  readonly person: { readonly name: string; readonly email: string; readonly phone: string };
  readonly messages: { readonly messages: readonly { readonly text: string; readonly side: string }[] };
}

/** What people wrote to the agent about a home. */
export async function writtenTo(
  agent: APIRequestContext,
  listingId: number,
): Promise<readonly AgencyConversation[]> {
  const { agencyConversations } = await askAs<{
    agencyConversations: { conversations: AgencyConversation[] };
  }>(
    agent,
    'query ($listingId: Int) { agencyConversations(listingId: $listingId) { conversations { id unread person { name email phone } messages { messages { text side } } } } }',
    { listingId },
  );
  return agencyConversations.conversations;
}

/** The page that the link of an e-mail opens for people without an account, without waiting for the e-mail. */
export async function conversationLink(subject: string, expiresAt: Date): Promise<string> {
  const secret = keptSecret(dirname(mailFolderOf('market')), 'identity.key');
  const token = await new LinkKey(secret).sign({
    purpose: 'conversation',
    subject,
    request: 'reply',
    expiresAt,
  });
  return `/conversation?token=${encodeURIComponent(token)}`;
}
