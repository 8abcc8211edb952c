import { agencyToken } from './agency-token.ts';
import { compareBulk } from './bulk.comparison.ts';
import { type BulkAgent, BulkGenerator } from './bulk.generator.ts';
import { BulkLedger } from './bulk.ledger.ts';
import { readBulk } from './bulk-reading.ts';
import { named, type PrepareFlow } from './flow.ts';
import { listQuietHomes } from './homes.ts';
import { readListings } from './reading.ts';

const AGENTS = 2;
const HOMES_OF_AN_AGENT = 12;
/** Each is of several homes. */
const SHARE = 0.15;

/** Agents change several of their homes at once. */
export const prepareBulk: PrepareFlow = async (profile, plan) => {
  const { origin } = profile;
  const perSecond = plan.perSecond * SHARE;
  const agents: BulkAgent[] = [];
  for (const agency of named('many', plan, AGENTS)) {
    const token = await agencyToken(profile, agency);
    const names = Array.from({ length: HOMES_OF_AN_AGENT }, (_, n) => `${agency}-${n}`);
    const homes = await listQuietHomes(origin, token, plan.ledger, names);
    agents.push({ agency, token, homes: homes.map(({ id }) => plan.ledger.lines.get(id)!) });
  }
  const ledger = new BulkLedger();
  return () => {
    const generator = new BulkGenerator({
      origin,
      agents,
      homes: plan.ledger,
      seed: plan.seed,
      perSecond,
      ledger,
    });
    return {
      tallies: [ledger.tally],
      contradictions: ledger.contradictions,
      stop: () => generator.stop(),
      heard: async () => [],
      async compare(stores) {
        const changes = await readBulk(stores);
        return {
          problems: [compareBulk(ledger, changes, await readListings(stores))],
          counted: { 'changes of several homes': changes.length },
          parked: 0,
        };
      },
      mails: () => new Map(),
    };
  };
};
