import type { EventFilter, ParkedFilter, Times } from './events-queries.js';

const path = '/operations/events';
const names = [
  'topic',
  'consumer',
  'parked',
  'type',
  'subject',
  'correlation',
  'from',
  'before',
  'error',
  'settled',
  'q',
  'after',
] as const;

/** What the page shows, all of it in its address; empty where nothing is given. */
export type EventsPlace = Readonly<Record<(typeof names)[number], string>>;

export const readPlace = (address: URLSearchParams): EventsPlace =>
  Object.fromEntries(names.map((name) => [name, (address.get(name) ?? '').trim()])) as EventsPlace;

export function placeAddress(place: Partial<EventsPlace>): string {
  const given = Object.entries(place).filter(([, value]) => value);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

export const eventFilterOf = ({ type, subject, correlation, ...times }: EventsPlace): EventFilter => ({
  ...(type ? { type } : {}),
  ...(subject ? { subject } : {}),
  ...(correlation ? { correlation } : {}),
  ...timesOf(times),
});

/** When events came, as the address has it. */
export const timesOf = ({ from, before }: Pick<EventsPlace, 'from' | 'before'>): Times => ({
  ...(from ? { publishedFrom: from } : {}),
  ...(before ? { publishedBefore: before } : {}),
});

/** Events that still wait for somebody, unless the settled ones are asked for. */
export const parkedFilterOf = ({ error, settled }: EventsPlace): ParkedFilter => ({
  settled: settled === 'yes',
  ...(error ? { error } : {}),
});
