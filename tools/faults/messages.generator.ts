import { setTimeout as pause } from 'node:timers/promises';
import { conversationLinkPurpose } from '@lintel/contracts';
import type { LinkKey } from '@lintel/service-kit';
import { type Answer, askUntilAnswered } from './asker.ts';
import type { QuietHome } from './homes.ts';
import type { ConversationLine, MessageLine, MessagesLedger } from './messages.ledger.ts';
import { Random } from './random.ts';

export interface MessagesGeneratorOptions {
  readonly origin: string;
  /** Agents, each with homes of an agency of its own. */
  readonly agents: readonly { readonly token: string; readonly homes: readonly QuietHome[] }[];
  /** What the links of e-mails to visitors are signed with. */
  readonly linkKey: LinkKey;
  readonly seed: number;
  /** Of all together, while they are answered at once. */
  readonly perSecond: number;
  readonly ledger: MessagesLedger;
}

/** Below the limits of an hour, those that are counted again after a kill included. */
const ENQUIRIES_OF_A_HOME = 45;
const REPLIES_OF_AN_AGENT = 250;
const LINK_MS = 86_400_000;

const ENQUIRE = 'mutation ($input: EnquiryInput!) { outcome: sendEnquiry(input: $input) { messageId } }';
const FIND =
  'query ($listingId: Int!) { agencyConversations(listingId: $listingId, first: 100) { conversations { id person { email } } } }';
const REPLY = `mutation ($conversationId: ID!, $message: String!, $idempotencyKey: String!) {
  outcome: sendMessage(conversationId: $conversationId, message: $message, idempotencyKey: $idempotencyKey) { message { id number side } } }`;
const REPLY_BY_LINK = `mutation ($token: String!, $message: String!, $idempotencyKey: String!) {
  outcome: sendMessageByLink(token: $token, message: $message, idempotencyKey: $idempotencyKey) { message { id number side } } }`;

interface Sent {
  readonly outcome: { readonly message: Omit<MessageLine, 'text'> };
}
interface Found {
  readonly agencyConversations: {
    readonly conversations: readonly { readonly id: string; readonly person: { readonly email: string } }[];
  };
}

/** Visitors without an account and agents who write to each other, both at once now and then. */
export class MessagesGenerator {
  readonly #options: MessagesGeneratorOptions;
  readonly #writers: Promise<void>[];
  #keys = 0;
  #stopped = false;

  constructor(options: MessagesGeneratorOptions) {
    this.#options = options;
    this.#writers = options.agents.map((_, writer) => this.#write(writer));
  }

  /** Resolves when everything that was begun has an answer. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
  }

  async #write(writer: number): Promise<void> {
    const { seed, perSecond, agents } = this.#options;
    const { token, homes } = agents[writer]!;
    const random = new Random(seed * 3000 + writer);
    const conversations: (ConversationLine & { id: string })[] = [];
    const enquiries = new Map<number, number>();
    let replies = 0;
    while (!this.#stopped) {
      await pause(random.exponential((agents.length / perSecond) * 1000));
      const open = homes.filter(({ id }) => (enquiries.get(id) ?? 0) < ENQUIRIES_OF_A_HOME);
      const mayReply = conversations.length > 0 && replies < REPLIES_OF_AN_AGENT;
      const change = random.weighted({
        wait: 0.01,
        ...(open.length > 0 ? { enquire: 1 } : {}),
        ...(conversations.length > 0 ? { further: 1.5 } : {}),
        ...(mayReply ? { reply: 1.5, both: 1 } : {}),
      });
      if (change === 'enquire') {
        const { id } = random.pick(open);
        enquiries.set(id, (enquiries.get(id) ?? 0) + 1);
        const started = await this.#enquire(id, token);
        if (started) conversations.push(started);
      } else if (change !== 'wait') {
        const conversation = random.pick(conversations);
        const reply = () => this.#send(conversation.id, REPLY, { conversationId: conversation.id }, token);
        const further = async () =>
          this.#send(conversation.id, REPLY_BY_LINK, { token: await this.#link(conversation.id) });
        if (change !== 'further') replies++;
        const sides = { reply: [reply], further: [further], both: [reply, further] }[change];
        const sent = await Promise.all(sides.map((side) => side()));
        this.#options.ledger.sent(
          conversation,
          sent.filter((message) => message !== undefined),
        );
      }
    }
  }

  async #enquire(listingId: number, token: string): Promise<(ConversationLine & { id: string }) | undefined> {
    const { seed, ledger } = this.#options;
    const n = this.#keys++;
    const email = `asker-${seed}-${n}@example.org`;
    const message = `Is the garden of ${seed}-${n} shared?`;
    const input = {
      listingId,
      name: 'A. Asker',
      email,
      phone: '020 7946 0002',
      message,
      idempotencyKey: `enquiry-${seed}-${n}`,
    };
    // One address of the network may ask a few times an hour only.
    const from = `10.${128 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
    const asked = await this.#ask<{ outcome: { messageId: string } }>(
      'enquiry',
      ENQUIRE,
      { input },
      { from },
    );
    if (!asked.data) {
      ledger.contradictions.push(`the enquiry of ${email} was not taken: ${asked.message}`);
      return undefined;
    }
    const line = ledger.started({ listingId, email }, asked.data.outcome.messageId, message);
    const found = await this.#ask<Found>('look at an enquiry', FIND, { listingId }, { token });
    const { conversations = [] } = found.data?.agencyConversations ?? {};
    const id = conversations.find(({ person }) => person.email === email)?.id;
    if (id) return Object.assign(line, { id });
    ledger.contradictions.push(`the agent does not find the conversation of ${email}: ${found.message}`);
    return undefined;
  }

  async #send(
    conversation: string,
    query: string,
    variables: object,
    token?: string,
  ): Promise<MessageLine | undefined> {
    const { seed, ledger } = this.#options;
    const n = this.#keys++;
    const text = `About ${seed}-${n}: <b>yes</b> & no`;
    const { data, message } = await this.#ask<Sent>(
      'message',
      query,
      { ...variables, message: text, idempotencyKey: `message-${seed}-${n}` },
      token === undefined ? {} : { token },
    );
    if (data) return { ...data.outcome.message, text };
    ledger.contradictions.push(`conversation ${conversation}: ‘${text}’ was not taken: ${message}`);
    return undefined;
  }

  #ask<Data>(
    what: string,
    query: string,
    variables: object,
    who: { readonly token?: string; readonly from?: string },
  ): Promise<Answer<Data>> {
    const { origin, ledger } = this.#options;
    return askUntilAnswered<Data>(origin, query, variables, {
      ...who,
      onLost: () => ledger.tally.sentAgain(what),
    });
  }

  #link(conversation: string): Promise<string> {
    return this.#options.linkKey.sign({
      purpose: conversationLinkPurpose,
      subject: conversation,
      request: 'faults',
      expiresAt: new Date(Date.now() + LINK_MS),
    });
  }
}
