import { identitySecretOf } from '@lintel/platform/adapters';
import { LinkKey } from '@lintel/service-kit';
import { agencyToken } from './agency-token.ts';
import type { Problems } from './comparison.ts';
import { listQuietHomes } from './homes.ts';
import type { Ledger } from './ledger.ts';
import { type ExpectedMails, messageMails, viewingMails } from './mail-expectations.ts';
import { compareMessages } from './messages.comparison.ts';
import { MessagesGenerator } from './messages.generator.ts';
import { MessagesLedger } from './messages.ledger.ts';
import type { Profile } from './profile.ts';
import { drained } from './reading.ts';
import { compareViewings } from './viewings.comparison.ts';
import { REQUESTS_OF_A_HOME, ViewingsGenerator } from './viewings.generator.ts';
import { ViewingsLedger } from './viewings.ledger.ts';
import type { VisitsAtRest } from './visits-reading.ts';

export interface VisitsPlan {
  readonly seed: number;
  /** Of viewings, and of messages. */
  readonly perSecond: number;
  /** How long the run lasts. */
  readonly seconds: number;
  /** Where the homes are entered that the visits are about. */
  readonly ledger: Ledger;
  /** Of the agency that the viewings are of. */
  readonly token: string;
}

/** Viewings and messages under way. */
export interface Visits {
  readonly viewings: ViewingsLedger;
  readonly messages: MessagesLedger;
  stop(): Promise<void>;
  compare(stored: VisitsAtRest): Problems;
  /** The e-mails that are due by now. */
  mails(): ExpectedMails;
}

const WRITING_AGENTS = 4;
const HOMES_OF_AN_AGENT = 3;
const PROJECTED_WITHIN_MS = 60_000;

/** Lists homes that nobody changes, and has visitors and agents deal with each other about them. */
export async function startVisits(profile: Profile, plan: VisitsPlan): Promise<Visits> {
  const { origin } = profile;
  const { seed, perSecond, ledger, token } = plan;
  const count = 8 + Math.ceil((plan.seconds * perSecond) / REQUESTS_OF_A_HOME);
  const named = (kind: string, homes: number) =>
    Array.from({ length: homes }, (_, n) => `${kind}-${seed}-${n}`);
  const viewed = await listQuietHomes(origin, token, ledger, named('viewed', count));
  const agents = [];
  for (const agency of named('asked', WRITING_AGENTS)) {
    const own = await agencyToken(profile, agency);
    const homes = await listQuietHomes(origin, own, ledger, named(agency, HOMES_OF_AN_AGENT));
    agents.push({ token: own, homes });
  }
  const rest = await drained(profile, PROJECTED_WITHIN_MS);
  if (rest !== undefined) throw new Error(`the homes were not heard of before the kills: ${rest}`);

  const viewings = new ViewingsLedger();
  const messages = new MessagesLedger();
  const linkKey = new LinkKey(identitySecretOf(profile.settings));
  const generators = [
    new ViewingsGenerator({ origin, token, seed, perSecond, homes: viewed, ledger: viewings }),
    new MessagesGenerator({ origin, agents, linkKey, seed, perSecond, ledger: messages }),
  ];
  const addresses = new Map(
    [...viewed, ...agents.flatMap(({ homes }) => homes)].map(({ id, agent }) => [id, agent]),
  );
  return {
    viewings,
    messages,
    async stop() {
      await Promise.all(generators.map((generator) => generator.stop()));
    },
    compare: (stored) => ({
      ...compareViewings(viewings, stored.viewings),
      ...compareMessages(messages, stored.conversations),
    }),
    mails: () => new Map([...viewingMails(viewings, addresses), ...messageMails(messages, addresses)]),
  };
}
