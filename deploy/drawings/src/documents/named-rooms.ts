/** A floor and its rooms, as people name them: `Bedroom 2`, `Kitchen / Dining`. */
export interface NamedFloor {
  readonly name: string;
  readonly rooms: readonly string[];
}

export type RoomUse =
  'living' | 'kitchen' | 'dining' | 'bedroom' | 'bathroom' | 'hall' | 'work' | 'store' | 'plot';

/** A room before it has a place. */
export interface WantedRoom {
  readonly name: string;
  readonly use: RoomUse;
  /** Relative size, about its square metres in an ordinary home. */
  readonly size: number;
}

/** What names mean, the first that fits; sizes are those of an ordinary home. */
const kinds: readonly (readonly [RegExp, RoomUse, number])[] = [
  [/^(Bedroom|Bedroom 1)$/, 'bedroom', 15],
  [/^Bedroom 2$/, 'bedroom', 12],
  [/^Bedroom/, 'bedroom', 10],
  [/^Bathroom/, 'bathroom', 6],
  [/^Shower Room/, 'bathroom', 5],
  [/^Cloakroom/, 'bathroom', 3],
  [/^(Living|Reception|Drawing)/, 'living', 21],
  [/^Kitchen/, 'kitchen', 16],
  [/^Dining/, 'dining', 13],
  [/^Study/, 'work', 10],
  [/^Dressing/, 'bedroom', 6],
];

const store: (typeof kinds)[number] = [/./, 'store', 4];

/** Rooms with their use and size; what is none of the rooms people live in is a store. */
export const roomsNamed = (names: readonly string[]): WantedRoom[] =>
  names.map((name) => {
    const [, use, size] = kinds.find(([pattern]) => pattern.test(name)) ?? store;
    return { name, use, size };
  });
