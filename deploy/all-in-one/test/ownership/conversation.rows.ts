import { randomUUID } from 'node:crypto';
import {
  answeredByLink,
  begun,
  enquirableHome,
  heardViewing,
  reportedMessage,
  typedAsOwner,
  withConversationLink,
} from './conversations.js';
import { draft } from './listings.js';
import type { Caller, Scene } from './ownership-scene.js';
import { everybody, forged, nobody, noId, noSuch, type OwnershipRow, type Variables } from './row.js';

const bothSides: readonly Caller[] = ['owner', 'agent'];
const read = `{ messageCount property { id } person { name email phone } messages { messages { text authorName } } }`;
const of = "the owner's conversation with the agent";
const enquire = `mutation ($id: Int!, $email: String!, $key: String!) { sendEnquiry(input: { listingId: $id, name: "A. Person",
  email: $email, phone: "020 7946 0123", message: "May I bring my ladder?", idempotencyKey: $key }) { __typename } }`;
const form = () => ({ email: `${randomUUID()}@example.org`, key: randomUUID() });

const send = `mutation ($id: ID!, $key: String!, $upTo: ID) {
  sendMessage(conversationId: $id, message: "May I bring my ladder?", idempotencyKey: $key, seenUpTo: $upTo) { conversation { unread } } }`;
const sendByLink = `mutation ($token: String!, $key: String!, $upTo: ID) {
  sendMessageByLink(token: $token, message: "May I bring my ladder?", idempotencyKey: $key, seenUpTo: $upTo) { conversation { unread } } }`;
const writeAboutViewing = `mutation ($id: ID!, $key: String!) {
  writeAboutViewing(viewingId: $id, message: "Mind the ladder.", idempotencyKey: $key) { message { text } } }`;
const mark =
  'mutation ($id: ID!, $upTo: ID!) { markConversationRead(conversationId: $id, upTo: $upTo) { unread } }';
const markByLink =
  'mutation ($token: String!, $upTo: ID!) { markConversationReadByLink(token: $token, upTo: $upTo) { unread } }';

const confirm = 'mutation ($id: ID!) { confirmConversation(conversationId: $id) { verified } }';
const disown = 'mutation ($id: ID!) { disownConversation(conversationId: $id) }';
const byLink = {
  confirm: 'mutation ($token: String!) { confirmConversationByLink(token: $token) { verified } }',
  disown: 'mutation ($token: String!) { disownConversationByLink(token: $token) }',
};
const ofTyped = "a conversation that somebody began with the owner's address";

async function stillTyped(scene: Scene, _caller: Caller, { id }: Variables): Promise<void> {
  const { conversation } = await scene.ask(
    'agent',
    'query ($id: ID!) { conversation(id: $id) { messageCount } }',
    { id },
  );
  if (!conversation) throw new Error('the conversation is gone');
}

/** An operation by the link of an e-mail, which whoever has it may use. */
function linkRows(operation: string, document: string): readonly OwnershipRow[] {
  const make = async (scene: Scene) => withConversationLink(scene, await begun(scene, 'nobody'));
  return [
    {
      operation,
      of: 'a conversation, in the link of its e-mails',
      document,
      make,
      missing: (made) => [...forged(made), { token: made['ofAnotherPurpose'] }],
      reachedBy: everybody,
    },
    {
      operation,
      of: 'a conversation, in a link to what is there',
      document,
      make: async (scene) => ({
        ...(await make(scene)),
        ofNone: await scene.sign({ purpose: 'conversation', subject: noId, request: 'reply' }),
      }),
      missing: (made) => [{ token: made['ofNone'] }],
      reachedBy: everybody,
    },
    {
      operation,
      of: 'a conversation that belongs to an account by now, in the link of its e-mails',
      document,
      make: async (scene) => withConversationLink(scene, await begun(scene)),
      missing: () => [],
      reachedBy: everybody,
      refusedWith: 'UNAUTHENTICATED',
    },
  ];
}

/** A message of one conversation is none of another, not even for somebody who takes part in both. */
const ofAnother = (operation: string, document: string, whom: readonly Caller[]): OwnershipRow => ({
  operation,
  of: 'a message of this conversation, not of another',
  document,
  async make(scene) {
    const by = whom === everybody ? 'nobody' : 'owner';
    const [one, other] = [await begun(scene, by), await begun(scene, by)];
    return { ...(await withConversationLink(scene, one)), other: other['upTo'] };
  },
  missing: (made) => [{ upTo: noId }, { upTo: made['other'] }],
  reachedBy: whom,
});

export const conversationRows: readonly OwnershipRow[] = [
  {
    operation: 'Mutation.sendEnquiry',
    of: 'a draft',
    document: enquire,
    make: async (scene) => ({ ...(await draft(scene)), ...form() }),
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.sendEnquiry',
    of: 'a public home',
    document: enquire,
    make: async (scene) => ({ id: await enquirableHome(scene), ...form() }),
    missing: noSuch().listing,
    reachedBy: everybody.filter((caller) => caller !== 'agent'),
    // Nobody writes to themselves.
    seenBy: { agent: 'FORBIDDEN' },
  },
  {
    operation: 'Query.agencyConversations',
    of: 'a home of the agent, about which somebody wrote',
    document: `query ($id: Int!) { agencyConversations(listingId: $id) { total conversations ${read} } }`,
    make: async (scene) => ({ id: await enquirableHome(scene) }),
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Query.conversation',
    of,
    document: `query ($id: ID!) { conversation(id: $id) ${read} }`,
    make: begun,
    missing: noSuch().id,
    reachedBy: bothSides,
  },
  {
    operation: 'Query.conversation',
    of: 'a conversation of somebody without an account',
    document: `query ($id: ID!) { conversation(id: $id) ${read} }`,
    make: (scene) => begun(scene, 'nobody'),
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.sendMessage',
    of,
    document: send,
    make: begun,
    missing: noSuch().id,
    reachedBy: bothSides,
  },
  ofAnother('Mutation.sendMessage', send, bothSides),
  {
    operation: 'Mutation.reportMessage',
    of,
    document: `mutation ($id: ID!, $upTo: ID!) {
      reportMessage(input: { conversationId: $id, messageId: $upTo, reason: scam, idempotencyKey: "a-form-of-mine" }) }`,
    make: begun,
    missing: noSuch().id,
    reachedBy: ['agent'],
    // Nobody reports what they wrote themselves.
    seenBy: { owner: 'BAD_USER_INPUT' },
  },
  {
    operation: 'Mutation.reportMessageByLink',
    of: 'what an agent answered, by the link of its e-mail',
    document: `mutation ($token: String!, $id: ID!, $upTo: ID!) { reportMessageByLink(token: $token,
      input: { conversationId: $id, messageId: $upTo, reason: scam, idempotencyKey: "a-form-of-mine" }) }`,
    make: answeredByLink,
    missing: (made) => [...forged(made), { token: made['ofAnotherPurpose'] }],
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.revealReportedMessage',
    of: 'a message that somebody reported',
    document: 'mutation ($id: ID!) { revealReportedMessage(id: $id) { excerpt { text } } }',
    make: reportedMessage,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.settleMessageReports',
    of: 'a message that somebody reported',
    document: 'mutation ($id: ID!) { settleMessageReports(id: $id, version: 1, how: acted) { id state } }',
    make: reportedMessage,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.writeAboutViewing',
    of: "the owner's viewing of a home of the agent",
    document: writeAboutViewing,
    make: heardViewing,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.markConversationRead',
    of,
    document: mark,
    make: begun,
    missing: noSuch().id,
    reachedBy: bothSides,
  },
  ofAnother('Mutation.markConversationRead', mark, bothSides),
  {
    operation: 'Query.conversation',
    of: ofTyped,
    document: `query ($id: ID!) { conversation(id: $id) ${read} }`,
    make: typedAsOwner,
    missing: noSuch().id,
    reachedBy: bothSides,
  },
  {
    operation: 'Mutation.confirmConversation',
    of: ofTyped,
    document: confirm,
    make: typedAsOwner,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.disownConversation',
    of: ofTyped,
    document: disown,
    make: typedAsOwner,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.disownConversation',
    of: "the owner's own conversation, which nobody disowns",
    document: disown,
    make: begun,
    missing: noSuch().id,
    reachedBy: nobody,
    unharmed: stillTyped,
  },
  ...linkRows('Mutation.confirmConversationByLink', byLink.confirm),
  ...linkRows('Mutation.disownConversationByLink', byLink.disown),
  ...linkRows(
    'Query.conversationByLink',
    `query ($token: String!) { conversationByLink(token: $token) ${read} }`,
  ),
  ...linkRows('Mutation.sendMessageByLink', sendByLink),
  ofAnother('Mutation.sendMessageByLink', sendByLink, everybody),
  ...linkRows('Mutation.markConversationReadByLink', markByLink),
  ofAnother('Mutation.markConversationReadByLink', markByLink, everybody),
];
