import { tickKey } from '../job-rules.js';

/**
 * BullMQ refuses ids with a colon and ids that are whole numbers. A key therefore is escaped where it has colons, and given a letter no number
 * begins with.
 */
export const idOf = (key: string): string =>
  `_${key.replaceAll(/[%:]/g, (character) => (character === '%' ? '%25' : '%3A'))}`;

const keyWithin = (id: string): string => id.slice(1).replaceAll('%3A', ':').replaceAll('%25', '%');

/** The key of a job by its id: as it was given, or that of a schedule's tick, whose ids BullMQ makes. */
export function keyOf(id: string): string {
  const tick = /^repeat:(_[^:]*):(\d+)$/.exec(id);
  return tick ? tickKey(keyWithin(tick[1]!), Number(tick[2])) : keyWithin(id);
}

export const tickId = (schedule: string, at: number | string): string => `repeat:${idOf(schedule)}:${at}`;

/** The ids under which a job of that key may be kept. */
export function idsOf(key: string): string[] {
  const tick = /^(.+)@(\d+)$/s.exec(key);
  return tick ? [idOf(key), tickId(tick[1]!, tick[2]!)] : [idOf(key)];
}

export const isTick = (id: string): boolean => id.startsWith('repeat:');
