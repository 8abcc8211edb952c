import { conversationTopic } from '@lintel/contracts';
import { identitySecretOf } from '@lintel/platform/adapters';
import { LinkKey } from '@lintel/service-kit';
import { agencyToken } from './agency-token.ts';
import { compareEvents } from './comparison.ts';
import { named, type PrepareFlow } from './flow.ts';
import { listQuietHomes, type QuietHome } from './homes.ts';
import { messageMails } from './mail-expectations.ts';
import { compareMessages } from './messages.comparison.ts';
import { MessagesGenerator } from './messages.generator.ts';
import { MessagesLedger } from './messages.ledger.ts';
import { EventReader, parkedBy } from './reading.ts';
import { messagePart, readConversations } from './visits-reading.ts';

const WRITING_AGENTS = 4;
const HOMES_OF_AN_AGENT = 3;

/** Visitors and agents write to each other about homes that nobody changes. */
export const prepareMessages: PrepareFlow = async (profile, plan) => {
  const { origin, settings } = profile;
  const { seed, perSecond } = plan;
  const agents: { readonly token: string; readonly homes: readonly QuietHome[] }[] = [];
  for (const agency of named('asked', plan, WRITING_AGENTS)) {
    const token = await agencyToken(profile, agency);
    const names = Array.from({ length: HOMES_OF_AN_AGENT }, (_, n) => `${agency}-${n}`);
    agents.push({ token, homes: await listQuietHomes(origin, token, plan.ledger, names) });
  }
  const addresses = new Map(agents.flatMap(({ homes }) => homes).map(({ id, agent }) => [id, agent]));
  const linkKey = new LinkKey(identitySecretOf(settings));
  const ledger = new MessagesLedger();
  const reader = new EventReader(settings, conversationTopic.name, messagePart);
  await reader.start();
  return () => {
    const generator = new MessagesGenerator({ origin, agents, linkKey, seed, perSecond, ledger });
    return {
      tallies: [ledger.tally],
      contradictions: ledger.contradictions,
      stop: () => generator.stop(),
      heard: () => reader.stop(),
      async compare(stores) {
        const conversations = await readConversations(stores);
        const changed = conversations.map(({ messages, ...one }) => ({ ...one, version: messages.length }));
        return {
          problems: [
            compareMessages(ledger, conversations),
            compareEvents('conversation', changed, reader.events),
          ],
          counted: { messages: conversations.flatMap(({ messages }) => messages).length },
          parked: await parkedBy(stores, 'notifications', conversationTopic.name),
        };
      },
      mails: () => messageMails(ledger, addresses),
    };
  };
};
