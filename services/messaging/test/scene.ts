import { join } from 'node:path';
import {
  accountTopic,
  type AccountState,
  type CloudEvent,
  conversationTopic,
  dataschemaOf,
  listingTopic,
  type PublicListing,
} from '@lintel/contracts';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import { clientAddressHeader, type Identity, identityHeader, serviceAudience } from '@lintel/service-kit';
import { aListing, aListingEvent, type Answer, aRemovalEvent, startHarness } from '@lintel/testing';
import { parse } from 'graphql';
import { type MessagingOptions, type MessagingService, startMessaging } from '../src/index.js';

export const AGENCY = aListing().agent.agencyId;
export const buyer: Identity = { subject: 'buyer', role: 'user' };
export const stranger: Identity = { subject: 'stranger', role: 'user' };
export const agent: Identity = { subject: 'agent', role: 'agent', agencyId: AGENCY };
export const colleague: Identity = { subject: 'colleague', role: 'agent', agencyId: AGENCY };
export const rival: Identity = { subject: 'rival', role: 'agent', agencyId: 'another-agency' };

const MESSAGE = 'id number side authorName text sentAt verified';
const CONVERSATION = `id side unread messageCount lastMessageAt lastMessage { ${MESSAGE} }
  property { id title address agency agentName isMine published image { url } } person { name email phone verified } verified
  messages { before messages { ${MESSAGE} } }`;

const ENQUIRE = `mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) {
  messageId sentAt conversation { ${CONVERSATION} } } }`;
const SEND = `mutation ($id: ID!, $message: String!, $key: String!, $seen: ID) {
  sendMessage(conversationId: $id, message: $message, idempotencyKey: $key, seenUpTo: $seen) {
    message { ${MESSAGE} } conversation { ${CONVERSATION} } } }`;
const SEND_BY_LINK = `mutation ($token: String!, $message: String!, $key: String!) {
  sendMessageByLink(token: $token, message: $message, idempotencyKey: $key) {
    message { ${MESSAGE} } conversation { ${CONVERSATION} } } }`;
const READ = `mutation ($id: ID!, $upTo: ID!) {
  markConversationRead(conversationId: $id, upTo: $upTo) { ${CONVERSATION} } }`;
const READ_BY_LINK = `mutation ($token: String!, $upTo: ID!) {
  markConversationReadByLink(token: $token, upTo: $upTo) { ${CONVERSATION} } }`;
const CONFIRM = `mutation ($id: ID!) { confirmConversation(conversationId: $id) { ${CONVERSATION} } }`;
const CONFIRM_BY_LINK = `mutation ($token: String!) { confirmConversationByLink(token: $token) { ${CONVERSATION} } }`;
const LIST = `total next conversations { ${CONVERSATION} }`;
const LEAD = 'id name email phone verified firstContactAt lastContactAt enquiries viewings homes';
const STEP = 'at kind text conversationId viewingId property { id title agency published }';

let keys = 0;
/** An idempotency key that no form had before. */
export const aKey = (): string => `key-${String((keys += 1)).padStart(8, '0')}`;

export const anEnquiry = (about: Record<string, unknown> = {}) => ({
  listingId: 12,
  name: 'Alex Example',
  email: 'alex@example.org',
  phone: '020 7946 0001',
  message: 'Is the garden shared?',
  idempotencyKey: aKey(),
  ...about,
});

/** The service on the embedded profile, with one listing and four accounts; events and jobs wait until they are settled. */
export async function startScene(options: Partial<Pick<MessagingOptions, 'replies' | 'cache'>> = {}) {
  const harness = await startHarness();
  const { clock, folder, bus } = harness;
  const jobs = await openEmbeddedJobs({ file: join(folder, 'jobs.sqlite'), clock, pollIntervalMs: 5 });
  harness.onDispose(() => jobs.close());
  const cache = await openEmbeddedCache({ clock });
  harness.onDispose(() => cache.close());
  const documents = await harness.documents('messaging');
  const service: MessagingService = await startMessaging({
    ...harness,
    documents,
    jobs,
    cache,
    config: { LINTEL_MEDIA_URL: '/media' },
    ...options,
  });
  harness.onDispose(() => service.stop());
  const events: CloudEvent[] = [];
  const reader = await bus.subscribe({
    consumer: 'reader',
    topic: conversationTopic.name,
    from: 'beginning',
    handle: async (received) => void events.push(...received),
  });
  harness.onDispose(() => reader.stop());

  const ask = async (
    query: string,
    variables: Record<string, unknown> = {},
    as: Identity | null = null,
    clientAddress?: string,
  ): Promise<Answer<any>> => {
    const token = as && (await harness.identityKey.sign(as, { now: clock.now(), audience: serviceAudience }));
    const answer = await service.execute({
      document: parse(query),
      variables,
      context: {
        serviceHeaders: {
          ...(token ? { [identityHeader]: token } : {}),
          ...(clientAddress ? { [clientAddressHeader]: clientAddress } : {}),
        },
      },
    });
    return JSON.parse(JSON.stringify(answer)) as Answer<any>;
  };

  /** Everything that was written is told, and what it set off is done. */
  const settle = async () => {
    await service.drain();
    await bus.drain();
  };
  /** Time passes, from when the queue knows what is planned. */
  const pass = async (minutes: number) => {
    await service.drain();
    clock.advance({ seconds: minutes * 60 });
  };
  let sequence = 0;
  const publishListing = async (about: Partial<PublicListing> = {}, type?: string) => {
    sequence += 1;
    await bus.publish(listingTopic.name, [
      aListingEvent(aListing(about), { sequence, ...(type ? { type } : {}) }),
    ]);
    await bus.drain();
  };
  const publishAccount = async (
    about: Partial<AccountState> & { readonly id: string },
    kind = 'confirmed',
    at = (sequence += 1),
  ) => {
    const { id } = about;
    const type = `lintel.account.${kind}.v1`;
    const state: AccountState = {
      email: `${id}@example.org`,
      pendingEmail: null,
      name: `The ${id}`,
      role: 'user',
      agencyId: null,
      confirmed: true,
      ...about,
    };
    const event: CloudEvent = {
      specversion: '1.0',
      id: `account-${id}-${at}`,
      source: '/services/accounts',
      type,
      subject: id,
      time: clock.now().toISOString(),
      sequence: at,
      datacontenttype: 'application/json',
      dataschema: dataschemaOf(type),
      data: kind === 'closed' ? { id, closedAt: clock.now().toISOString() } : state,
    };
    await bus.publish(accountTopic.name, [event]);
    await bus.drain();
  };

  await publishListing();
  await publishAccount({ id: 'buyer' });
  for (const { subject: id, agencyId = null } of [agent, colleague, rival])
    await publishAccount({ id, role: 'agent', agencyId });

  return {
    harness,
    service,
    documents,
    jobs,
    cache: options.cache ?? cache,
    clock,
    events,
    ask,
    settle,
    publishListing,
    publishAccount,
    removeListing: async (id: number, contact?: PublicListing['agent']) => {
      sequence += 1;
      await bus.publish(listingTopic.name, [aRemovalEvent(id, sequence, contact)]);
      await bus.drain();
    },
    enquire: (about: Record<string, unknown> = {}, as: Identity | null = null, clientAddress?: string) =>
      ask(ENQUIRE, { input: anEnquiry(about) }, as, clientAddress),
    send: (
      id: string,
      message: string,
      as: Identity | null,
      { key = aKey(), seen = null as string | null } = {},
    ) => ask(SEND, { id, message, key, seen }, as),
    sendByLink: (token: string, message: string, key = aKey()) => ask(SEND_BY_LINK, { token, message, key }),
    read: (id: string, upTo: string, as: Identity | null) => ask(READ, { id, upTo }, as),
    readByLink: (token: string, upTo: string) => ask(READ_BY_LINK, { token, upTo }),
    conversation: async (id: string, as: Identity | null) =>
      (await ask(`query ($id: ID!) { conversation(id: $id) { ${CONVERSATION} } }`, { id }, as)).data
        .conversation,
    byLink: (token: string, look = false) =>
      ask(
        `query ($token: String!, $look: Boolean) { conversationByLink(token: $token, look: $look) { ${CONVERSATION} } }`,
        { token, look },
      ),
    mine: (as: Identity | null, page: Record<string, unknown> = {}) =>
      ask(
        `query ($first: Int, $after: String) { myConversations(first: $first, after: $after) { ${LIST} } }`,
        page,
        as,
      ),
    unconfirmed: (as: Identity | null) => ask(`{ myUnconfirmedConversations { ${LIST} } }`, {}, as),
    confirm: (id: string, as: Identity | null) => ask(CONFIRM, { id }, as),
    confirmByLink: (token: string) => ask(CONFIRM_BY_LINK, { token }),
    disown: (id: string, as: Identity | null) =>
      ask('mutation ($id: ID!) { disownConversation(conversationId: $id) }', { id }, as),
    disownByLink: (token: string) =>
      ask('mutation ($token: String!) { disownConversationByLink(token: $token) }', { token }),
    /** The id of the conversation that an enquiry without a session opens. */
    async typed(about: Record<string, unknown> = {}): Promise<string> {
      const { messageId } = (await ask(ENQUIRE, { input: anEnquiry(about) })).data.sendEnquiry;
      await settle();
      const told = events.find(({ data }) => (data as any).message?.id === messageId);
      return told!.subject;
    },
    ofAgency: (as: Identity | null, wanted: Record<string, unknown> = {}) =>
      ask(
        `query ($listingId: Int, $mine: Boolean, $unreadOnly: Boolean, $writtenAfter: String, $search: String, $first: Int, $after: String) {
          agencyConversations(listingId: $listingId, mine: $mine, unreadOnly: $unreadOnly, writtenAfter: $writtenAfter,
            search: $search, first: $first, after: $after) { ${LIST} } }`,
        wanted,
        as,
      ),
    leads: (as: Identity | null, wanted: Record<string, unknown> = {}) =>
      ask(
        `query ($search: String, $first: Int, $after: String) {
          agencyLeads(search: $search, first: $first, after: $after) { total next leads { ${LEAD} } } }`,
        wanted,
        as,
      ),
    lead: (id: string, as: Identity | null) =>
      ask(`query ($id: ID!) { agencyLead(id: $id) { ${LEAD} history { ${STEP} } } }`, { id }, as),
    unread: async (as: Identity | null, side: string | null = null) =>
      (await ask('query ($side: ConversationSide) { unreadMessages(side: $side) }', { side }, as)).data
        .unreadMessages as number | null,
    /** The events of one kind, once all are out. */
    async told(kind: string): Promise<readonly any[]> {
      await settle();
      return events.filter(({ type }) => type === `lintel.conversation.${kind}.v1`).map(({ data }) => data);
    },
    pass,
    /** Lets so much time pass that every planned e-mail is due, and has them decided on. */
    async wait(minutes: number) {
      await pass(minutes);
      await jobs.drain();
      await settle();
    },
    /** The token of a link in an e-mail to a visitor, made as whoever sends the e-mail makes it. */
    link: (subject: string, about: { purpose?: string; request?: string; expiresAt?: Date } = {}) =>
      harness.linkKey.sign({
        purpose: 'conversation',
        subject,
        request: 'reply',
        expiresAt: new Date(clock.now().getTime() + 86_400_000),
        ...about,
      }),
    dispose: () => harness.dispose(),
  };
}

export type Scene = Awaited<ReturnType<typeof startScene>>;

/** What a refused request was answered. */
export const refusal = ({ errors }: Answer<unknown>) => ({
  message: errors?.[0]?.message,
  code: errors?.[0]?.extensions['code'],
  field: errors?.[0]?.extensions['field'],
});
