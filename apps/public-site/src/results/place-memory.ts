/** Where somebody was on a page of results, for going back to it. */
export interface Place {
  /** The address's query, to tell two visits of one history entry apart. */
  readonly query: string;
  /** Pixels from the top. */
  readonly top: number;
  /** How many pages of results were loaded. */
  readonly pages: number;
  /** The home whose page was opened from there. */
  readonly left?: number;
}

/** More pages than this are not fetched again at once. */
export const mostPages = 10;
const mostPlaces = 30;
const key = 'resultsPlaces';

type SessionStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The places of this tab by the key of their history entry; the latest are kept. It is a comfort: whatever is wrong with it, there is none. */
export function placesIn(storage: SessionStorage | undefined) {
  const read = (): [string, Place][] => {
    try {
      const content: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
      return Array.isArray(content) ? content.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  return {
    find(entry: string, query: string): Place | undefined {
      const place = read().find(([of]) => of === entry)?.[1];
      return place?.query === query ? place : undefined;
    },
    keep(entry: string, place: Place): void {
      const others = read().filter(([of]) => of !== entry);
      try {
        storage?.setItem(key, JSON.stringify([...others, [entry, place]].slice(-mostPlaces)));
      } catch {
        // Full or forbidden: going back then starts at the top.
      }
    },
  };
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place = entry[1] as Partial<Place> | null;
  return (
    typeof place?.query === 'string' &&
    Number.isFinite(place.top) &&
    Number.isInteger(place.pages) &&
    place.pages! >= 1 &&
    place.pages! <= 1000
  );
}
