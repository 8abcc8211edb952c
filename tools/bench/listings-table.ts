import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { findEventDefinition, listingTopic, type PublicListing, statusesOnOffer } from '@lintel/contracts';
import { boxAround, EARTH_RADIUS_MILES } from '@lintel/geo';
import { openEventBus } from '@lintel/platform/adapters';
import { circlesOf } from '@lintel/search';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { PAGE, type Question } from './questions.ts';

const READER = 'bench-table';
const BATCH = 500;

/** What an ordinary program would do without a search service: one indexed SQLite table of the same listings, and SQL by hand. */
export interface ListingsTable {
  readonly count: number;
  readonly rowsPerSecond: number;
  /** A page's texts and the number of all matches: what the results page shows. */
  ask(question: Question): { readonly total: number; readonly sources: readonly string[] };
  close(): void;
}

// What is filtered stands apart from what is shown, so that a scan reads little.
const SCHEMA = `
  pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -131072;
  create table listings (id integer primary key, listing_type text, price real, bedrooms integer, location text,
    outcode text, tube real, published_at integer, status text, latitude real, longitude real);
  create table cards (id integer primary key, source text);
  create index by_date on listings (listing_type, published_at desc);
  create index by_price on listings (listing_type, price, published_at desc);
  create index by_beds on listings (listing_type, bedrooms, price);
  create index by_outcode on listings (outcode, listing_type);
  create index by_location on listings (location collate nocase, listing_type)`;

/** Fills a table from the topic of listings, which holds each whole. The data folder must be at rest. */
export async function openListingsTable(dataFolder: string, folder: string): Promise<ListingsTable> {
  const db = new DatabaseSync(join(folder, 'table.sqlite'));
  db.exec(SCHEMA);
  const insert = db.prepare('insert or replace into listings values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertCard = db.prepare('insert or replace into cards values (?, ?)');
  let insertMs = 0;
  await readListings(dataFolder, (listings) => {
    const began = performance.now();
    db.exec('begin');
    for (const listing of listings) {
      insert.run(...valuesOf(listing));
      insertCard.run(listing.id, cardOf(listing));
    }
    db.exec('commit');
    insertMs += performance.now() - began;
  });
  db.exec('analyze');
  const count = db.prepare('select count(*) as n from listings').get()!.n as number;
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    count,
    rowsPerSecond: (count / insertMs) * 1000,
    ask(question) {
      const { where, values, order } = sqlOf(question);
      const page = statement(
        `select source from listings join cards using (id) where ${where} order by ${order} limit ${PAGE}`,
      ).all(...values);
      const { n } = statement(`select count(*) as n from listings where ${where}`).get(...values) as {
        n: number;
      };
      return { total: n, sources: page.map(({ source }) => source as string) };
    },
    close: () => db.close(),
  };
}

/** Every listing's last state in the topic, in batches. */
async function readListings(
  dataFolder: string,
  take: (listings: readonly PublicListing[]) => void,
): Promise<void> {
  const config = loadConfig(platformConfigSchema, { LINTEL_DATA: dataFolder });
  const bus = await openEventBus(config, READER);
  const reader = await bus.subscribe({
    consumer: READER,
    topic: listingTopic.name,
    from: 'beginning',
    batchSize: BATCH,
    handle: async (events) => take(events.filter(isWhole).map(({ data }) => data as PublicListing)),
  });
  await bus.drain();
  await reader.stop();
  await bus.forget(listingTopic.name, READER);
  await bus.close();
}

const isWhole = ({ type, data }: { type: string; data: unknown }) =>
  findEventDefinition(type) !== undefined && 'price' in (data as object);

const valuesOf = (listing: PublicListing): SQLInputValue[] => [
  listing.id,
  listing.listingType,
  listing.price,
  listing.bedrooms,
  listing.location,
  listing.outcode,
  listing.transportDistances?.tube ?? null,
  Date.parse(listing.publishedAt),
  listing.status,
  listing.latitude,
  listing.longitude,
];

const cardOf = (listing: PublicListing): string =>
  JSON.stringify({
    id: listing.id,
    listingType: listing.listingType,
    status: listing.status,
    propertyType: listing.propertyType,
    title: listing.title,
    price: listing.price,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    squareFeet: listing.squareFeet,
    location: listing.location,
    latitude: listing.latitude,
    longitude: listing.longitude,
    images: listing.images,
  });

const OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const ORDERS = {
  newest: 'published_at desc, id',
  priceAscending: 'price, published_at desc, id',
  priceDescending: 'price desc, published_at desc, id',
} as const;

const ON_OFFER = `status in (${statusesOnOffer.map((status) => `'${status}'`).join(', ')})`;

function sqlOf({ listingType, sort, criteria }: Question): {
  readonly where: string;
  readonly values: SQLInputValue[];
  readonly order: string;
} {
  const { location, beds, minPrice, maxPrice, maxTubeDistance } = criteria;
  const terms: [string, ...SQLInputValue[]][] = [['listing_type = ?', listingType], [ON_OFFER]];
  if (beds !== undefined) terms.push(['bedrooms >= ?', beds]);
  if (minPrice !== undefined) terms.push(['price >= ?', minPrice]);
  if (maxPrice !== undefined) terms.push(['price <= ?', maxPrice]);
  if (maxTubeDistance !== undefined) terms.push(['tube <= ?', maxTubeDistance]);
  if (location !== undefined) terms.push(inLocation(location));
  return {
    where: terms.map(([sql]) => sql).join(' and '),
    values: terms.flatMap(([, ...values]) => values),
    order: ORDERS[sort],
  };
}

/** Of homes that say it, of an outcode those that lie in it, and of a place of the gazetteer those around it: first in a box, which is cheap to tell. */
function inLocation(location: string): [string, ...SQLInputValue[]] {
  const outcode = OUTCODE.test(location) ? [location] : [];
  const there = circlesOf({ location }).map(({ centre, miles }) => {
    const { south, north, west, east } = boxAround(centre, miles);
    return [south, north, west, east, centre.latitude, centre.latitude, centre.longitude, miles];
  });
  const ways = [
    'location like ?',
    ...outcode.map(() => 'outcode = ?'),
    ...there.map(() => `(latitude between ? and ? and longitude between ? and ? and ${MILES} <= ?)`),
  ];
  return [`(${ways.join(' or ')})`, `%${location}%`, ...outcode, ...there.flat()];
}

/** The great circle's length from a latitude, the same again, and a longitude (haversine). */
const MILES = `${2 * EARTH_RADIUS_MILES} * asin(sqrt(pow(sin(radians(latitude - ?) / 2), 2)
  + cos(radians(?)) * cos(radians(latitude)) * pow(sin(radians(longitude - ?) / 2), 2)))`;
