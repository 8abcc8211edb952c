/** Where somebody was on a page of results, for going back to it. */
export interface Place {
  /** The address's query, to tell two visits of one history entry apart. */
  readonly query: string;
  /** Pixels from the top. */
  readonly top: number;
  /** How many pages of results were loaded. */
  readonly pages: number;
  /** The home that was opened from there. */
  readonly left?: number;
  /** What the history held beside the address, such as the words of the search. */
  readonly state?: unknown;
}

/** More pages than this are not fetched again at once. */
export const mostPages = 10;
const mostPlaces = 30;
const key = 'resultsPlaces';
/** How long the place of one tab serves as the way back of another, in milliseconds. */
const sharedFor = 86_400_000;
const sharedKey = 'resultsPlace';
/** Stands for the history entry of a place taken over from another tab. */
const fromOtherTab = '';

type KeptStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * The places of this tab by the key of their history entry; only the latest are kept. It is a convenience: whatever goes wrong, there is no place.
 * @param device shared by all tabs, for a tab that begins with a home
 */
export function placesIn(tab: KeptStorage | undefined, device?: KeptStorage) {
  const read = (): [string, Place][] => {
    const content = contentOf(tab, key);
    return Array.isArray(content) ? content.filter(isEntry) : [];
  };
  const write = (entry: string, place: Place): void => {
    const others = read().filter(([of]) => of !== entry);
    store(tab, key, [...others, [entry, place]].slice(-mostPlaces));
  };
  return {
    find(entry: string, query: string): Place | undefined {
      const place = read().find(([of]) => of === entry)?.[1];
      return place?.query === query ? place : undefined;
    },
    /** Where this tab was last, or the tab that it was opened from. */
    last(now: Date): Place | undefined {
      const own = read().at(-1)?.[1];
      if (own) return own;
      const shared = contentOf(device, sharedKey) as { at?: unknown; place?: unknown } | null;
      const age = now.getTime() - Number(shared?.at);
      if (!isPlace(shared?.place) || !(age >= 0 && age < sharedFor)) return undefined;
      // Copied, so that whatever the other tab does later does not move this one's way back.
      write(fromOtherTab, shared.place);
      return shared.place;
    },
    keep(entry: string, place: Place, now: Date): void {
      write(entry, place);
      const { state: _, ...shared } = place;
      store(device, sharedKey, { at: now.getTime(), place: shared });
    },
  };
}

function contentOf(storage: KeptStorage | undefined, name: string): unknown {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function store(storage: KeptStorage | undefined, name: string, content: unknown): void {
  try {
    storage?.setItem(name, JSON.stringify(content));
  } catch {
    // Full or forbidden: going back then starts at the top.
  }
}

const isEntry = (entry: unknown): entry is [string, Place] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]);

function isPlace(given: unknown): given is Place {
  const place = given as Partial<Place> | null | undefined;
  return (
    typeof place?.query === 'string' &&
    (place.query === '' || place.query.startsWith('?')) &&
    Number.isFinite(place.top) &&
    Number.isInteger(place.pages) &&
    place.pages! >= 1 &&
    place.pages! <= 1000
  );
}
