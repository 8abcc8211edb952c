import { returnPlace } from './return-place.js';

/** Kept from signing up until the confirmation, which comes by e-mail and opens a new page. */
const key = 'lintel.return-to';
const dayMs = 24 * 3_600_000;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers for a day where a visitor was going. */
export function keepPlace(place: string, storage: Storage, now: Date): void {
  storage.setItem(key, JSON.stringify({ place, at: now.getTime() }));
}

/** The place that was kept, or undefined; sanitised again, since others may write into storage. */
export function keptPlace(storage: Storage, now: Date): string | undefined {
  try {
    const { place, at } = JSON.parse(storage.getItem(key) ?? '{}') as { place?: unknown; at?: unknown };
    if (typeof at !== 'number' || now.getTime() - at > dayMs) return undefined;
    const safe = returnPlace(place);
    return safe === '/' ? undefined : safe;
  } catch {
    return undefined;
  }
}

export const forgetPlace = (storage: Storage): void => storage.removeItem(key);
