import type { Ledger, ListingState } from './ledger.ts';
import type { ExpectedMails } from './mail-expectations.ts';
import type { Heard } from './outside.ts';
import type { Card, ReadEvent, StoredListing } from './reading.ts';

/** What contradicts a promise, by the promise. */
export type Problems = Readonly<Record<string, readonly string[]>>;

const same = (stored: StoredListing, state: ListingState): boolean =>
  stored.version === state.version &&
  stored.price === state.price &&
  stored.status === state.status &&
  stored.removed === state.removed;

const shown = (state: Pick<ListingState, 'version' | 'price' | 'status' | 'removed'>): string =>
  `version ${state.version}, ${state.price}, ${state.status}${state.removed ? ', removed' : ''}`;

/** Every acknowledged write is there, what had no answer is there once or not at all, and nothing else is. */
export function compareDocuments(ledger: Ledger, documents: readonly StoredListing[]): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const stored = new Map(documents.map((document) => [document.id, document]));
  for (const { id, title, certain: known, possible, growsByItself } of ledger.lines.values()) {
    const document = stored.get(id);
    const version = growsByItself ? Math.max(known.version, document?.version ?? 0) : known.version;
    const certain = { ...known, version };
    if (!document) lost.push(`listing ${id}: acknowledged, and not there`);
    else if (document.version < certain.version)
      lost.push(`listing ${id}: acknowledged ${shown(certain)}, stored ${shown(document)}`);
    else if (document.title !== title || !(same(document, certain) || (possible && same(document, possible))))
      unexplained.push(`listing ${id}: acknowledged ${shown(certain)}, stored ${shown(document)}`);
  }
  const seen = new Set<string>();
  for (const { id, title, version } of documents) {
    if (ledger.lines.has(id)) continue;
    if (!ledger.possibleTitles.has(title) || seen.has(title) || version !== 1)
      unexplained.push(`listing ${id}: nobody asked for it, or only once`);
    seen.add(title);
  }
  return { 'an acknowledged write is lost': lost, 'a listing is as nobody made it': unexplained };
}

/** Something that was changed `version` times, with the number of its events that are not published yet. */
export interface Changed {
  readonly id: number | string;
  readonly version: number;
  readonly unpublished: number;
}

/** Each change came as one event, first seen in order. @param kind such as `listing`. */
export function compareEvents(
  kind: string,
  documents: readonly Changed[],
  events: readonly ReadEvent[],
): Problems {
  const missing: string[] = [];
  const doubled: string[] = [];
  const disorder: string[] = [];
  const waiting: string[] = [];
  const bySubject = Map.groupBy(events, ({ subject }) => subject);
  for (const { id, version, unpublished } of documents) {
    if (unpublished > 0) waiting.push(`${kind} ${id}: ${unpublished} events are still in its outbox`);
    const own = bySubject.get(String(id)) ?? [];
    const ids = new Map<number, string>();
    let newest = 0;
    for (const event of own) {
      const known = ids.get(event.sequence);
      if (known !== undefined && known !== event.id)
        doubled.push(`${kind} ${id}: two events say that they are number ${event.sequence}`);
      if (known === undefined && event.sequence !== newest + 1)
        disorder.push(`${kind} ${id}: number ${event.sequence} came after ${newest}`);
      ids.set(event.sequence, event.id);
      newest = Math.max(newest, event.sequence);
    }
    for (let sequence = 1; sequence <= version; sequence++)
      if (!ids.has(sequence)) missing.push(`${kind} ${id}: no event of version ${sequence}`);
    if (newest > version) doubled.push(`${kind} ${id}: an event of version ${newest}, which never was`);
  }
  const stored = new Set(documents.map(({ id }) => String(id)));
  for (const subject of bySubject.keys())
    if (!stored.has(subject)) doubled.push(`${kind} ${subject}: events of what is not there`);
  return {
    'an event is missing': missing,
    'an event is doubled': doubled,
    'events are out of order': disorder,
    'events wait for ever': waiting,
  };
}

/**
 * Whoever listens outside heard each event of the topic, what is of one home in order, and nothing else.
 * @param repeats how often an event may have come again: with the same id
 */
export function compareTold(
  who: string,
  topic: readonly ReadEvent[],
  { events, wrong }: Heard,
  repeats: number,
): Problems {
  const there = new Map(topic.map((event) => [event.id, event]));
  const heard = new Map(events.map((event) => [event.id, event]));
  const order: string[] = [];
  const newest = new Map<string, number>();
  for (const { subject, sequence } of heard.values()) {
    const before = newest.get(subject) ?? 0;
    if (sequence < before) order.push(`${who}: number ${sequence} of home ${subject} came after ${before}`);
    newest.set(subject, Math.max(before, sequence));
  }
  const again = events.length - heard.size;
  const inWords = ({ subject, sequence }: ReadEvent) => `${who}: number ${sequence} of home ${subject}`;
  return {
    'an event did not leave the house': [...there.values()].filter(({ id }) => !heard.has(id)).map(inWords),
    'an event left that never was': [
      ...wrong.map((what) => `${who}: ${what}`),
      ...[...heard.values()].filter(({ id }) => !there.has(id)).map(inWords),
    ],
    'events left out of order': order,
    'events left too often': again > repeats ? [`${who}: ${again} came again, after ${repeats} kills`] : [],
  };
}

/** What the topic has last of a listing is its newest state, for compaction keeps nothing else, and a new reader learns nothing else. */
export function compareTopic(documents: readonly StoredListing[], topic: readonly ReadEvent[]): Problems {
  const last = new Map(topic.map(({ subject, sequence }) => [subject, sequence]));
  const stale = documents.flatMap(({ id, version }) => {
    const kept = last.get(String(id));
    return kept === version
      ? []
      : [`listing ${id}: the topic ends with ${kept ?? 'nothing'}, its version is ${version}`];
  });
  return { 'the topic does not end with the newest state': stale };
}

/** What visitors find is what is stored. */
export function compareSearch(
  documents: readonly StoredListing[],
  found: ReadonlyMap<number, Card>,
  which: string,
): Problems {
  const problems: string[] = [];
  const expected = documents.filter(({ removed }) => !removed);
  for (const { id, title, price, status } of expected) {
    const card = found.get(id);
    if (!card) problems.push(`listing ${id} is not found`);
    else if (card.price !== price || card.status !== status || card.title !== title)
      problems.push(`listing ${id} is found with ${card.price}, ${card.status}; stored ${price}, ${status}`);
  }
  const there = new Set(expected.map(({ id }) => id));
  for (const id of found.keys())
    if (!there.has(id)) problems.push(`listing ${id} is found, and should not be`);
  return { [`${which} is not what is stored`]: problems };
}

export function compareSearches(
  before: ReadonlyMap<number, Card>,
  after: ReadonlyMap<number, Card>,
): Problems {
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)),
  );
  return {
    'search is not what a rebuild from scratch gives': differing.map((id) => `listing ${id}`),
  };
}

/** Each address got as many different e-mails as are due to it: a repeat has the same Message-ID, and there are at most as many as kills. */
export function compareMails(
  expected: ExpectedMails,
  mails: ReadonlyMap<string, readonly string[]>,
  kills: number,
): Problems & { readonly 'a mail is missing': readonly string[] } {
  const missing: string[] = [];
  const doubled: string[] = [];
  let repeats = 0;
  for (const [address, { least, most }] of expected) {
    const ids = mails.get(address) ?? [];
    const distinct = new Set(ids).size;
    if (distinct < least) missing.push(`${distinct} of ${least} mails to ${address}`);
    if (distinct > most) doubled.push(`${distinct} mails to ${address}, where ${most} may be`);
    repeats += ids.length - distinct;
  }
  for (const address of mails.keys())
    if (!expected.has(address)) doubled.push(`a mail to ${address}, who asked for none`);
  if (repeats > kills) doubled.push(`${repeats} mails were sent again, after ${kills} kills`);
  return { 'a mail is missing': missing, 'a mail is doubled': doubled };
}

export const tooMany = (parked: number): Problems => ({
  'events are parked': parked > 0 ? [`${parked} events, though none was at fault`] : [],
});
