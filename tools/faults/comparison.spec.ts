import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  compareDocuments,
  compareEvents,
  compareMails,
  compareSearch,
  compareSearches,
  compareTold,
  compareTopic,
  type Problems,
} from './comparison.ts';
import { Ledger, type ListingState } from './ledger.ts';
import { newsletterMails } from './mail-expectations.ts';
import type { Card, ReadEvent, StoredListing } from './reading.ts';

const state: ListingState = { version: 2, price: 100, status: 'available', removed: false };
const stored = (id: number, change: Partial<StoredListing> = {}): StoredListing => ({
  id,
  title: `Home ${id}`,
  unpublished: 0,
  ...state,
  ...change,
});
const event = (subject: number, sequence: number, id = `${subject}.${sequence}`): ReadEvent => ({
  id,
  subject: String(subject),
  sequence,
});
const found = (problems: Problems) =>
  Object.entries(problems).flatMap(([promise, all]) => (all.length > 0 ? [promise] : []));

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger();
  ledger.created({ id: 1, title: 'Home 1', certain: state });
});

describe('the stores, compared with the ledger', () => {
  it('hold what was acknowledged, and nothing is wrong', () => {
    expect(found(compareDocuments(ledger, [stored(1)]))).toEqual([]);
  });

  it.each([
    ['a listing that is gone', []],
    ['an older version', [stored(1, { version: 1 })]],
  ])('miss %s', (_, documents) => {
    expect(found(compareDocuments(ledger, documents))).toEqual(['an acknowledged write is lost']);
  });

  it.each([
    ['a state that nobody made', [stored(1, { price: 99 })]],
    ['a change made twice', [stored(1, { version: 3 })]],
    ['a listing that nobody asked for', [stored(1), stored(2)]],
  ])('have %s', (_, documents) => {
    expect(found(compareDocuments(ledger, documents))).toEqual(['a listing is as nobody made it']);
  });

  it('may hold a later version of what the product changes by itself, and nothing else of it', () => {
    ledger.lines.get(1)!.growsByItself = true;
    expect(found(compareDocuments(ledger, [stored(1, { version: 4 })]))).toEqual([]);
    expect(found(compareDocuments(ledger, [stored(1, { version: 4, price: 99 })]))).toEqual([
      'a listing is as nobody made it',
    ]);
    expect(found(compareDocuments(ledger, [stored(1, { version: 1 })]))).toEqual([
      'an acknowledged write is lost',
    ]);
  });

  it('may hold what had no answer, once or not at all', () => {
    const possible = { ...state, version: 3, removed: true };
    ledger.lines.get(1)!.possible = possible;
    ledger.possibleTitles.add('Home 2');
    const [changed, created] = [stored(1, possible), stored(2, { version: 1 })];
    expect(found(compareDocuments(ledger, [stored(1)]))).toEqual([]);
    expect(found(compareDocuments(ledger, [changed, created]))).toEqual([]);
    const twice = stored(3, { title: 'Home 2', version: 1 });
    expect(found(compareDocuments(ledger, [changed, created, twice]))).toEqual([
      'a listing is as nobody made it',
    ]);
  });

  it('contradict an answer that skips a version', () => {
    ledger.changed(ledger.lines.get(1)!, 'update', { ...state, version: 3 }, 4);
    expect(ledger.contradictions).toHaveLength(1);
  });
});

describe('events', () => {
  it('may come again', () => {
    expect(found(compareEvents('listing', [stored(1)], [event(1, 1), event(1, 2), event(1, 1)]))).toEqual([]);
  });

  it.each([
    ['an event is missing', [event(1, 1)]],
    ['an event is doubled', [event(1, 1), event(1, 2), event(1, 2, 'another')]],
    ['an event is doubled', [event(1, 1), event(1, 2), event(1, 3)]],
    ['an event is doubled', [event(1, 1), event(1, 2), event(7, 1)]],
    ['events are out of order', [event(1, 2), event(1, 1)]],
  ])('show that %s', (promise, events) => {
    expect(found(compareEvents('listing', [stored(1)], events))).toContain(promise);
  });

  it('that wait are told', () => {
    expect(
      found(compareEvents('listing', [stored(1, { unpublished: 1 })], [event(1, 1), event(1, 2)])),
    ).toEqual(['events wait for ever']);
  });

  it('end with the newest, whatever came again', () => {
    expect(found(compareTopic([stored(1)], [event(1, 2)]))).toEqual([]);
    expect(found(compareTopic([stored(1)], [event(1, 1), event(1, 2), event(1, 1)]))).toHaveLength(1);
  });
});

describe('search', () => {
  const card: Card = { id: 1, title: 'Home 1', price: 100, status: 'available' };
  it.each([
    ['misses a home', []],
    ['has an old price', [{ ...card, price: 99 }]],
    ['has one that was removed', [card, { ...card, id: 2 }]],
  ])('%s', (_, cards) => {
    const documents = [stored(1), stored(2, { removed: true })];
    expect(found(compareSearch(documents, new Map([[1, card]]), 'search'))).toEqual([]);
    const wrong = new Map(cards.map((one) => [one.id, one]));
    expect(found(compareSearch(documents, wrong, 'search'))).toHaveLength(1);
    expect(found(compareSearches(new Map([[1, card]]), wrong))).toHaveLength(1);
  });
});

describe('what was told outside', () => {
  const topic = [event(1, 1), event(2, 1), event(1, 2)];
  const told = (events: readonly ReadEvent[], wrong: readonly string[] = []) =>
    found(compareTold('a webhook', topic, { events, wrong }, 1));

  it('is each event, homes in any order, and as often again as there were kills', () => {
    expect(told([event(2, 1), event(1, 1), event(1, 1), event(1, 2)])).toEqual([]);
  });

  it.each([
    ['an event did not leave the house', [event(1, 1), event(2, 1)]],
    ['an event left that never was', [...topic, event(3, 1)]],
    ['events left out of order', [event(1, 2), event(1, 1), event(2, 1)]],
    ['events left too often', [...topic, ...topic]],
  ])('%s', (promise, events) => {
    expect(told(events)).toEqual([promise]);
  });

  it('is nothing that is not signed', () => {
    expect(told(topic, ['what came is not signed'])).toEqual(['an event left that never was']);
  });
});

describe('mails', () => {
  beforeEach(() => {
    ledger.addresses.set('a@example.org', 'acknowledged').set('b@example.org', 'maybe');
  });

  it('arrive once for each that was acknowledged, and again at most as often as there were kills', () => {
    const mails = new Map([['a@example.org', ['<1>', '<1>']]]);
    expect(found(compareMails(newsletterMails(ledger), mails, 1))).toEqual([]);
    expect(found(compareMails(newsletterMails(ledger), mails, 0))).toEqual(['a mail is doubled']);
  });

  it.each([
    ['a mail is missing', new Map<string, string[]>()],
    ['a mail is doubled', new Map([['a@example.org', ['<1>', '<2>']]])],
    [
      'a mail is doubled',
      new Map([
        ['a@example.org', ['<1>']],
        ['c@example.org', ['<2>']],
      ]),
    ],
  ])('%s', (promise, mails) => {
    expect(found(compareMails(newsletterMails(ledger), mails, 9))).toEqual([promise]);
  });
});
