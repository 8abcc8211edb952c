import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CloudEvent, listingTopic } from '@lintel/contracts';
import { openEventBus, openSearchIndex } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import { type ListingCard, listingIndex, startSearch } from '@lintel/search';
import { loadConfig, platformConfigSchema, surroundingsFor } from '@lintel/service-kit';
import type { DataFolders } from './data-folders.ts';
import { inWords, type Row } from './figures.ts';
import { BATCH, fillOutboxes, identitySecret } from './full-outboxes.ts';

/** From outboxes that are full to the last event handled: by a handler that only counts, and by the search projection. */
export async function eventFigures(folders: DataFolders, count: number): Promise<Row[]> {
  const events: CloudEvent[] = [];
  const counted = await perSecond(await folders.empty(), count, 'count', events);
  const projected = await perSecond(await folders.empty(), count, 'project');
  const plain = plainTable(join(await folders.empty(), 'plain.sqlite'), events);
  const to = `the same events into a plain SQLite table and out again, ${inWords(plain, 'events/s')}`;
  return [
    {
      what: 'events: outbox → handler',
      value: counted,
      unit: 'events/s',
      ratio: counted / plain,
      to,
      toReach: '≥ 5,000 events/s',
    },
    {
      what: 'events: outbox → found by search',
      value: projected,
      unit: 'events/s',
      ratio: projected / plain,
      to,
    },
  ];
}

/** @param afterwards takes what was handled, once the time is taken: events that are kept would be the handler's work */
async function perSecond(
  dataFolder: string,
  count: number,
  handler: 'count' | 'project',
  afterwards?: CloudEvent[],
): Promise<number> {
  const config = loadConfig(platformConfigSchema, { LINTEL_DATA: dataFolder, LINTEL_LOG_LEVEL: 'error' });
  const bus = await openEventBus(config, 'bench');
  const index = await openSearchIndex<ListingCard>(config, listingIndex);
  const outboxes = await fillOutboxes(config, bus, count);
  let counted = 0;
  const consumer =
    handler === 'project'
      ? await startSearch({ ...surroundingsFor('search', config, { bus, identitySecret }), index, config })
      : await subscribe(bus, 'bench', (events) => (counted += events.length));

  const began = performance.now();
  await outboxes.relay();
  await bus.drain();
  const seconds = (performance.now() - began) / 1000;

  const handled = handler === 'count' ? counted : (await index.search({ first: 0 })).total;
  if (handled < count) throw new Error(`${handled} of ${count} events were handled`);
  if (afterwards) {
    const reader = await subscribe(bus, 'afterwards', (events) => afterwards.push(...events));
    await bus.drain();
    await reader.stop();
  }
  await consumer.stop();
  await outboxes.close();
  await Promise.all([index.close(), bus.close()]);
  return count / seconds;
}

const subscribe = (bus: EventBus, consumer: string, seen: (events: readonly CloudEvent[]) => unknown) =>
  bus.subscribe({
    consumer,
    topic: listingTopic.name,
    from: 'beginning',
    batchSize: BATCH,
    handle: async (events) => void seen(events),
  });

/** Events a second through the least that keeps them: one table, as durable, written and read in the same batches. */
function plainTable(file: string, events: readonly CloudEvent[]): number {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table events (at integer primary key, event text)',
  );
  const insert = db.prepare('insert into events (event) values (?)');
  const select = db.prepare(`select at, event from events where at > ? order by at limit ${BATCH}`);
  const began = performance.now();
  for (let n = 0; n < events.length; n += BATCH) {
    db.exec('begin immediate');
    for (const event of events.slice(n, n + BATCH)) insert.run(JSON.stringify(event));
    db.exec('commit');
  }
  let read = 0;
  for (let rows = select.all(0); rows.length > 0; rows = select.all(rows.at(-1)!.at as number))
    for (const { event } of rows) if (JSON.parse(event as string)) read++;
  const seconds = (performance.now() - began) / 1000;
  db.close();
  return read / seconds;
}
