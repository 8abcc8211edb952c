import { accountTopic, savedPropertyTopic, savedSearchTopic } from '@lintel/contracts';
import { type AdapterSettings, identitySecretOf } from '@lintel/platform/adapters';
import { LinkKey } from '@lintel/service-kit';
import { AccountNews, readAccounts, readKept } from './accounts-reading.ts';
import { compareAccountEvents, compareAccounts, compareClosed } from './accounts.comparison.ts';
import { AccountsGenerator } from './accounts.generator.ts';
import { AccountsLedger } from './accounts.ledger.ts';
import { compareEvents } from './comparison.ts';
import { named, type PrepareFlow } from './flow.ts';
import { listQuietHomes } from './homes.ts';
import { accountMails } from './mail-expectations.ts';
import { EventReader, parkedBy } from './reading.ts';
import { readSaved } from './saved-reading.ts';
import { compareSaved } from './saved.comparison.ts';
import { SavedGenerator } from './saved.generator.ts';
import { SavedLedger } from './saved.ledger.ts';

const HOMES = 6;
/** Passwords are dear on purpose: beside what agents and visitors do it is a few things a second. */
const SHARE = 0.4;

/** People make accounts, change and close them, and keep homes and searches. */
export const prepareAccounts: PrepareFlow = async (profile, plan) => {
  const { origin, settings } = profile;
  const { seed } = plan;
  const homes = await listQuietHomes(origin, plan.token, plan.ledger, named('kept', plan, HOMES));
  const linkKey = new LinkKey(identitySecretOf(settings));
  const ledger = new AccountsLedger();
  const saved = new SavedLedger();
  const news = new AccountNews(settings);
  const readers = {
    homes: new EventReader(settings, savedPropertyTopic.name),
    searches: new EventReader(settings, savedSearchTopic.name),
  };
  for (const reader of [news, ...Object.values(readers)]) await reader.start();
  return () => {
    const saving = new SavedGenerator({ homes, seed, ledger: saved });
    const perSecond = plan.perSecond * SHARE;
    const generator = new AccountsGenerator({ origin, seed, perSecond, news, linkKey, ledger, saving });
    return {
      tallies: [ledger.tally, saved.tally],
      get contradictions() {
        return [...ledger.contradictions, ...saved.contradictions];
      },
      stop: () => generator.stop(),
      heard: async () =>
        (await Promise.all([news, readers.homes, readers.searches].map((reader) => reader.stop()))).flat(),
      async compare(stores) {
        const accounts = await readAccounts(stores);
        const kept = await readSaved(stores);
        const closed = new Set(accounts.flatMap(({ id, state }) => (state === 'closed' ? [id] : [])));
        const gone = new Set(saved.searches.flatMap(({ owner, id }) => (closed.has(owner.id!) ? [id] : [])));
        const ofOthers = ({ subject }: { readonly subject: string }) =>
          !gone.has(subject) && !closed.has(subject.split(':')[0]!);
        return {
          problems: [
            compareAccounts(ledger, accounts),
            compareAccountEvents(accounts, news.events),
            compareClosed(await readKept(stores, closed)),
            compareSaved(saved, kept),
            compareEvents('saved home', kept.homes, readers.homes.events.filter(ofOthers)),
            compareEvents('saved search', kept.searches, readers.searches.events.filter(ofOthers)),
          ],
          counted: {
            accounts: accounts.length,
            'of them closed': closed.size,
            'saved homes': kept.homes.length,
            'saved searches': kept.searches.length,
          },
          parked: await parkedOf(stores),
        };
      },
      mails: () => accountMails(ledger),
    };
  };
};

/** Whoever keeps something of people. */
async function parkedOf(settings: AdapterSettings): Promise<number> {
  const searches = await parkedBy(settings, 'notifications', savedSearchTopic.name, savedPropertyTopic.name);
  const consumers = ['accounts', 'listings', 'messaging', 'notifications', 'search-alerts', 'viewings'];
  const accounts = await Promise.all(
    consumers.map((consumer) => parkedBy(settings, consumer, accountTopic.name)),
  );
  return accounts.reduce((sum, parked) => sum + parked, searches);
}
