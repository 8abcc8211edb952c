import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountConfirmed, dataschemaOf } from '@lintel/contracts';
import { GAZETTEER } from '@lintel/geo';
import { type ListingsService, startListings } from '@lintel/listings';
import { openCache, openDocuments, openEventBus, openJobs, openObjectStore } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import { readPictureSets, syntheticListings, toImport } from '@lintel/seed';
import {
  identityHeader,
  loadConfig,
  platformConfigSchema,
  serviceAudience,
  surroundingsFor,
} from '@lintel/service-kit';
import { type DocumentNode, parse } from 'graphql';
import type { DataFolders } from './data-folders.ts';
import { inWords, percentile, type Row, sizeInWords } from './figures.ts';
import { BATCH, identitySecret } from './full-outboxes.ts';

export interface AgencyPlan {
  readonly homes: number;
  /** How often each question is asked. */
  readonly rounds: number;
}

const agencyId = 'larkspur-dean';
const agent = { id: 'account-7', email: 'agent-7@example.org' };
const CONTACTS = 20;
const AT_ONCE = 1000;
const LOOK_MS = 200;
const SORTS = ['newest', 'updated', 'priceAscending', 'priceDescending', 'title'] as const;
/** Pages on from the first, as somebody scrolls. */
const PAGES = 4;

type Filter = Readonly<Record<string, unknown>>;
/** Filters of a kind, each asked in all orders. */
const kinds: Readonly<Record<string, readonly Filter[]>> = {
  'no filter': [{}],
  'by state, status and type': [
    { states: ['published'] },
    { states: ['draft'] },
    { states: ['archived', 'removed'] },
    { statuses: ['underOffer', 'sold'] },
    { listingType: 'rent', statuses: ['let'], states: ['archived'] },
  ],
  'by contact': [
    { mine: true },
    { mine: true, states: ['draft'] },
    { mine: true, statuses: ['available'], listingType: 'rent' },
  ],
  'by words': [
    { search: 'london' },
    { search: 'bedroom flat' },
    { search: 'victorian house' },
    { search: 'sw4' },
    { search: 'b' },
    { search: '4321' },
    { search: 'nowhere' },
  ],
  'by contact, words and state at once': [
    { mine: true, search: 'london' },
    { mine: true, search: 'garden', states: ['published'], listingType: 'sale' },
    { mine: true, search: 'bedroom flat', statuses: ['available'], states: ['archived'] },
  ],
};

/** An agency's own lists, any filter in any order on any page, and a change of a thousand of its prices at once with its undoing. */
export async function agencyFigures(folders: DataFolders, { homes, rounds }: AgencyPlan): Promise<Row[]> {
  const config = loadConfig(platformConfigSchema, {
    LINTEL_DATA: await folders.empty(),
    LINTEL_LOG_LEVEL: 'error',
  });
  const bus = await openEventBus(config, 'bench');
  const documents = await openDocuments(config, 'listings');
  const objects = await openObjectStore(config);
  const cache = await openCache(config);
  const jobs = await openJobs(config);
  const around = surroundingsFor('listings', config, { bus, identitySecret });
  const service = await startListings({ ...around, documents, objects, cache, jobs, config });
  const ask = askerOf(service, around.identityKey);
  const ids = await fill(service, homes);
  await becomeKnown(bus);
  const change = changerOf(ask);
  // Some have left the market, as an agency's have; what is measured is the next one.
  await change({ ids: ids.filter((_, n) => n % 7 === 0).slice(0, AT_ONCE), archive: true });
  for (const id of ids.filter((_, n) => n % 100 === 1)) await ask(REMOVE, { id });
  await service.drain();
  await bus.drain();

  const rows: Row[] = [];
  for (const [kind, filters] of Object.entries(kinds)) {
    const { all, slowest } = await times(ask, filters, rounds);
    rows.push({
      what: `an agency's list of ${sizeInWords(homes)}, ${kind}, p95`,
      value: percentile(all, 0.95),
      unit: 'ms',
      ratio: null,
      to: '',
      toReach: '≤ 100 ms',
      note: `${all.length} pages in five orders, p50 ${inWords(percentile(all, 0.5), 'ms')}; the slowest of them ${slowest}`,
    });
  }
  const chosen = ids.filter((_, n) => n % 7 !== 0).slice(0, AT_ONCE);
  const made = await change({ ids: chosen, pricePercent: -5 });
  await service.drain();
  const undone = await change(null, made.id);
  for (const [what, { seconds, done, failed }] of [
    [`${sizeInWords(chosen.length)} prices changed at once`, made],
    [`${sizeInWords(chosen.length)} prices given back`, undone],
  ] as const)
    rows.push({
      what: `${what}, among ${sizeInWords(homes)}: from the mutation to its end`,
      value: seconds,
      unit: 's',
      ratio: null,
      to: '',
      toReach: '≤ 5 s',
      note: `${done} were gone through, ${failed} of them could not be changed; their events go out meanwhile`,
    });

  await service.stop();
  await Promise.all([cache, jobs, objects, documents, bus].map((opened) => opened.close()));
  return rows;
}

interface Progress {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly failed: readonly unknown[];
}
/** By what was asked. */
interface Answer {
  readonly agencyListings: { readonly endCursor: string | null };
  readonly startBulkChange?: Progress;
  readonly undoBulkChange?: Progress;
  readonly bulkChange: Progress;
}
type Ask = (document: DocumentNode, variables: Record<string, unknown>) => Promise<Answer>;

/** What the dashboard asks for a page. */
const LIST =
  parse(`query ($filter: AgencyListingFilter, $sort: AgencyListingSort, $first: Int, $after: String) {
  agencyListings(filter: $filter, sort: $sort, first: $first, after: $after) { total endCursor counts { published draft archived removed }
    listings { id version state status listingType propertyType title price bedrooms bathrooms squareFeet address agent { name email }
      images { id state problem image { url srcset width height alt placeholder } } floorplan { id state problem } epc { id state problem }
      missing { field message } completeness { score missing { field message } } updatedAt removedAt restorableUntil } } }`);
const PROGRESS = 'id state done failed { listingId }';
const START = parse(`mutation ($input: BulkChangeInput!) { startBulkChange(input: $input) { ${PROGRESS} } }`);
const UNDO = parse(`mutation ($id: ID!) { undoBulkChange(id: $id) { ${PROGRESS} } }`);
const VIEW = parse(`query ($id: ID!) { bulkChange(id: $id) { ${PROGRESS} } }`);
const REMOVE = parse('mutation ($id: Int!) { removeListing(id: $id) { id } }');

/** Asks as the agent. */
const askerOf =
  (service: ListingsService, key: ReturnType<typeof surroundingsFor>['identityKey']): Ask =>
  async (document, variables) => {
    const token = await key.sign(
      { subject: agent.id, role: 'agent', agencyId },
      { now: new Date(), audience: serviceAudience },
    );
    const context = { serviceHeaders: { [identityHeader]: token } };
    const { data, errors } = (await service.execute({ document, variables, context })) as {
      data: Answer;
      errors?: readonly Error[];
    };
    if (errors) throw errors[0]!;
    return data;
  };

/** How long pages took, each question in each order and on from its first page. */
async function times(ask: Ask, filters: readonly Filter[], rounds: number) {
  const all: number[] = [];
  let longest = { took: 0, what: '' };
  for (let round = 0; round < rounds; round++)
    for (const filter of filters)
      for (const sort of SORTS)
        for (let page = 1, after: string | null = null; page <= PAGES; page++) {
          const began = performance.now();
          const { agencyListings }: Answer = await ask(LIST, { filter, sort, first: 24, after });
          const took = performance.now() - began;
          all.push(took);
          if (took > longest.took)
            longest = { took, what: `${JSON.stringify(filter)}, ${sort}, page ${page}` };
          after = agencyListings.endCursor;
          if (after === null) break;
        }
  return { all, slowest: `took ${inWords(longest.took, 'ms')}: ${longest.what.replaceAll('"', '')}` };
}

/** Begins a change, or the undoing of one, and waits for its end as a page does that looks now and then. */
const changerOf = (ask: Ask) => async (input: object | null, undone?: string) => {
  const began = performance.now();
  const { startBulkChange, undoBulkChange } = input
    ? await ask(START, { input })
    : await ask(UNDO, { id: undone });
  const { id } = (startBulkChange ?? undoBulkChange)!;
  for (;;) {
    await wait(LOOK_MS);
    const { bulkChange } = await ask(VIEW, { id });
    if (bulkChange.state !== (input ? 'done' : 'undone')) continue;
    const seconds = (performance.now() - began) / 1000;
    return { id, seconds, done: bulkChange.done, failed: bulkChange.failed.length };
  }
};

/** Homes as they are seeded, all of one agency: a few people are the contacts of them, and every ninth to rent is a draft without its rent. */
async function fill({ importListings }: ListingsService, count: number): Promise<readonly number[]> {
  const pictures = await readPictureSets();
  const ids: number[] = [];
  const batch: Parameters<typeof importListings.handle>[0][number][] = [];
  const store = async () => ids.push(...(await importListings.handle(batch.splice(0))));
  const drawn = syntheticListings({ seed: 7, count, firstId: 1, now: new Date(), places: GAZETTEER });
  for (const { listing, drawing } of drawn) {
    const n = ids.length + batch.length;
    const images = pictures[drawing.pool ?? '']?.images ?? [];
    const home = toImport(listing, { images, floorplan: null, epc: null });
    batch.push({
      ...home,
      agencyId,
      content: {
        ...home.content,
        agent: { ...home.content.agent, email: `agent-${n % CONTACTS}@example.org` },
        price: n % 9 === 0 && home.content.listingType === 'rent' ? null : home.content.price,
      },
    });
    if (batch.length === BATCH) await store();
  }
  await store();
  return ids;
}

/** By the event that says who the agent is, so that it is known which homes are theirs. */
async function becomeKnown(bus: EventBus): Promise<void> {
  const { type, topic } = accountConfirmed;
  await bus.publish(topic, [
    {
      ...{ specversion: '1.0', id: randomUUID(), source: '/services/accounts', type, subject: agent.id },
      ...{ time: new Date().toISOString(), sequence: 1, datacontenttype: 'application/json' },
      dataschema: dataschemaOf(type),
      data: { ...agent, pendingEmail: null, name: 'Robin Example', role: 'agent', agencyId, confirmed: true },
    },
  ]);
  await bus.drain();
}
