import { viewingTopic } from '@lintel/contracts';
import { compareEvents } from './comparison.ts';
import { named, type PrepareFlow } from './flow.ts';
import { listQuietHomes } from './homes.ts';
import { viewingMails } from './mail-expectations.ts';
import { EventReader, parkedBy } from './reading.ts';
import { compareViewings } from './viewings.comparison.ts';
import { REQUESTS_OF_A_HOME, ViewingsGenerator } from './viewings.generator.ts';
import { ViewingsLedger } from './viewings.ledger.ts';
import { readViewings } from './visits-reading.ts';

/** Visitors ask for viewings of homes that nobody changes, and their agents answer. */
export const prepareViewings: PrepareFlow = async (profile, plan) => {
  const { origin, settings } = profile;
  const { seed, perSecond, seconds, token } = plan;
  const count = 8 + Math.ceil((seconds * perSecond) / REQUESTS_OF_A_HOME);
  const homes = await listQuietHomes(origin, token, plan.ledger, named('viewed', plan, count));
  const agents = new Map(homes.map(({ id, agent }) => [id, agent]));
  const ledger = new ViewingsLedger();
  const reader = new EventReader(settings, viewingTopic.name);
  await reader.start();
  return () => {
    const generator = new ViewingsGenerator({ origin, token, seed, perSecond, homes, ledger });
    return {
      tallies: [ledger.tally],
      contradictions: ledger.contradictions,
      stop: () => generator.stop(),
      heard: () => reader.stop(),
      async compare(stores) {
        const viewings = await readViewings(stores);
        return {
          problems: [compareViewings(ledger, viewings), compareEvents('viewing', viewings, reader.events)],
          counted: { viewings: viewings.length, races: ledger.races },
          parked: await parkedBy(stores, 'notifications', viewingTopic.name),
        };
      },
      mails: () => viewingMails(ledger, agents),
    };
  };
};
