import { randomUUID } from 'node:crypto';
import { type AgentCaller, published } from './listings.js';
import { type Caller, type Scene, typed } from './ownership-scene.js';
import type { Variables } from './row.js';
import { requested } from './viewings.js';

/** What somebody fills in who writes to an agent. */
export const enquiryForm = (listingId: unknown, change: object = {}) => ({
  ...typed,
  listingId,
  email: `${randomUUID()}@example.org`,
  idempotencyKey: randomUUID(),
  ...change,
});

export const sendEnquiry =
  'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { messageId conversation { id } } }';

/** A public home that messaging knows of, which is a moment after it is there. */
export async function enquirableHome(scene: Scene, of?: AgentCaller, listing?: object): Promise<number> {
  const { id } = await published(scene, of, listing);
  const input = enquiryForm(id);
  for (;;) {
    const { errors } = await scene.visitor().ask(sendEnquiry, { input });
    if (!errors) return id as number;
    if (errors[0].extensions.code !== 'NOT_FOUND') throw new Error(JSON.stringify(errors));
  }
}

/** A conversation about a home of its own, which somebody began: its id, and that of its first message. */
export async function begun(
  scene: Scene,
  by: Caller = 'owner',
  of?: AgentCaller,
  change: object = {},
): Promise<Variables> {
  const input = enquiryForm(await enquirableHome(scene, of), change);
  const sent = await scene.allowed(scene.browserOf(by), sendEnquiry, { input }, scene.elsewhere());
  const { messageId } = sent.sendEnquiry;
  const { conversationId } = await scene.heard(
    'lintel.conversation.message-sent.v1',
    ({ message }) => message.id === messageId,
  );
  return { id: conversationId, upTo: messageId as string, key: randomUUID() };
}

/** One that somebody without a session began with the owner's address. */
export const typedAsOwner = (scene: Scene): Promise<Variables> =>
  begun(scene, 'nobody', undefined, { email: scene.person('owner').email });

/** The same with the token of the link in e-mails to its visitor. */
export async function withConversationLink(scene: Scene, made: Variables): Promise<Variables> {
  const link = { subject: String(made['id']), request: 'reply' };
  return {
    ...made,
    token: await scene.sign({ purpose: 'conversation', ...link }),
    ofAnotherPurpose: await scene.sign({ purpose: 'viewing', ...link }),
  };
}

/** A viewing of a home of the agent that messaging knows of, which is a moment after it is asked for. */
export async function heardViewing(scene: Scene): Promise<Variables> {
  const made = { ...(await requested(scene)), key: randomUUID() };
  const blank =
    'mutation ($id: ID!, $key: String!) { writeAboutViewing(viewingId: $id, message: "", idempotencyKey: $key) { message { id } } }';
  for (;;) {
    const { errors } = await scene.browserOf('agent').ask(blank, made);
    if (errors[0].extensions.code !== 'NOT_FOUND') return made;
  }
}

/** What the owner wrote, which the agent reported. */
export async function reportedMessage(scene: Scene): Promise<Variables> {
  const { id: conversationId, upTo: messageId, key } = await begun(scene);
  const input = { conversationId, messageId, reason: 'scam', idempotencyKey: key };
  await scene.ask('agent', 'mutation ($input: MessageReportInput!) { reportMessage(input: $input) }', {
    input,
  });
  return { id: messageId };
}

/** What an agent wrote to a visitor without an account, with the link of the e-mail about it. */
export async function answeredByLink(scene: Scene): Promise<Variables> {
  const made = await begun(scene, 'nobody');
  const { sendMessage } = await scene.ask(
    'agent',
    `mutation ($id: ID!, $key: String!) {
      sendMessage(conversationId: $id, message: "Bring it.", idempotencyKey: $key) { message { id } } }`,
    made,
  );
  return { ...(await withConversationLink(scene, made)), upTo: sendMessage.message.id as string };
}
