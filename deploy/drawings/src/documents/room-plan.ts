import type { PropertyKind } from '../house-style.js';
import { type NamedFloor, type RoomUse, roomsNamed, type WantedRoom } from './named-rooms.js';

/** What of a listing its floor plan is drawn from. */
export interface FloorplanListing {
  readonly propertyType: PropertyKind;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Gross internal area. When it is not known, the plan is drawn at a usual size and states no total. */
  readonly squareFeet?: number | undefined;
  /** Varies the arrangement and where north lies. */
  readonly seed?: number | undefined;
  readonly address?: string | undefined;
  /** The rooms as they are; without them usual ones are drawn. */
  readonly floors?: readonly NamedFloor[] | undefined;
}

/** A room in metres, measured to the middle of its walls, from the plan's top left. */
export interface PlannedRoom {
  readonly name: string;
  readonly use: RoomUse;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Which side of the hall it lies on. */
  readonly side: 'above' | 'below' | 'hall';
}

export interface PlannedFloor {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly rooms: readonly PlannedRoom[];
  readonly stairs: boolean;
  readonly entrance: boolean;
}

export interface RoomPlan {
  readonly floors: readonly PlannedFloor[];
  readonly squareMetres: number;
  /** Whether the area was given, or is a usual one. */
  readonly measured: boolean;
}

export const squareMetresPerSquareFoot = 0.09290304;

const many = (name: string, i: number, of: number): string => (of > 1 ? `${name} ${i + 1}` : name);

/** The rooms of a home, floor by floor. */
function wantedRooms({
  propertyType,
  bedrooms,
  bathrooms,
  squareFeet,
}: FloorplanListing): { name: string; rooms: WantedRoom[] }[] {
  if (propertyType === 'land')
    return [{ name: 'Site plan', rooms: [{ name: 'Plot', use: 'plot', size: 100 }] }];
  const beds: WantedRoom[] = Array.from({ length: bedrooms }, (_, i) => ({
    name: many('Bedroom', i, bedrooms),
    use: 'bedroom',
    size: [15, 12, 10][i] ?? 9,
  }));
  const baths: WantedRoom[] = Array.from({ length: bathrooms }, (_, i) => ({
    name: i === 0 ? 'Bathroom' : bathrooms > 2 ? `Shower Room ${i}` : 'Shower Room',
    use: 'bathroom',
    size: i === 0 ? 6 : 5,
  }));
  if (propertyType === 'commercial') {
    const rooms: WantedRoom[] = [
      { name: 'Shop Floor', use: 'work', size: 40 },
      { name: 'Office', use: 'work', size: 14 },
      { name: 'Store', use: 'store', size: 9 },
      { name: 'Staff Kitchen', use: 'kitchen', size: 7 },
    ];
    return [
      {
        name: 'Ground Floor',
        rooms: [
          ...rooms,
          ...beds.map((bed, i) => ({ ...bed, name: many('Room', i, bedrooms), use: 'work' as const })),
          ...baths.map((bath, i) => ({ ...bath, name: many('Washroom', i, bathrooms) })),
        ],
      },
    ];
  }
  const living: WantedRoom = {
    name: bedrooms === 0 ? 'Studio Room' : 'Reception Room',
    use: 'living',
    size: bedrooms === 0 ? 24 : 21,
  };
  const large = (squareFeet ?? 0) > 1100 || bedrooms >= 4;
  const day: WantedRoom[] = [
    living,
    { name: large ? 'Kitchen' : 'Kitchen / Dining', use: 'kitchen', size: 14 },
  ];
  if (bedrooms === 0) day[1] = { name: 'Kitchen', use: 'kitchen', size: 7 };
  if (large) day.push({ name: 'Dining Room', use: 'dining', size: 13 });
  if ((squareFeet ?? 0) > 1700 || bedrooms >= 5) day.push({ name: 'Study', use: 'work', size: 10 });
  const storeys =
    propertyType === 'house'
      ? (squareFeet ?? 0) > 1900 || bedrooms >= 5
        ? 3
        : 2
      : propertyType === 'maisonette'
        ? 2
        : 1;
  if (storeys === 1 || bedrooms + bathrooms === 0)
    return [
      {
        name: propertyType === 'bungalow' ? 'Ground Floor' : 'Floor Plan',
        rooms: [...day, ...beds, ...baths],
      },
    ];
  const names =
    propertyType === 'maisonette'
      ? ['Lower Floor', 'Upper Floor']
      : ['Ground Floor', 'First Floor', 'Second Floor'];
  const floors = names.slice(0, storeys).map((name) => ({ name, rooms: [] as WantedRoom[] }));
  floors[0]?.rooms.push(...day);
  const upstairs = floors.slice(1);
  // Upper floors fill in turn, so that each has beds, and baths while they last.
  beds.forEach((bed, i) => upstairs[Math.floor((i * upstairs.length) / beds.length)]?.rooms.push(bed));
  baths.forEach((bath, i) =>
    (i === upstairs.length && i > 0 ? floors[0] : upstairs[i % upstairs.length])?.rooms.push(bath),
  );
  return floors.filter((floor) => floor.rooms.length > 0);
}

const ratio = (a: number, b: number): number => Math.max(a, b) / Math.max(0.01, Math.min(a, b));

/** Lays rooms in two rows on either side of a hall; the arrangement with the best proportions wins. */
function layFloor(
  name: string,
  wanted: readonly WantedRoom[],
  area: number,
  stairs: boolean,
  entrance: boolean,
): PlannedFloor {
  const [only] = wanted;
  if (wanted.length === 1 && only?.use === 'plot') {
    const w = Math.sqrt(area * 1.45);
    return {
      name,
      w,
      h: area / w,
      stairs: false,
      entrance: false,
      rooms: [{ name: only.name, use: 'plot', x: 0, y: 0, w, h: area / w, side: 'below' }],
    };
  }
  const passage = Math.max(0.95, Math.min(stairs ? 2 : 1.35, Math.sqrt(area) * (stairs ? 0.22 : 0.16)));
  const total = wanted.reduce((sum, room) => sum + room.size, 0);
  let best = { score: Infinity, w: Math.sqrt(area), above: 1 };
  for (let k = 0; k < 12; k++) {
    const w = Math.sqrt(area * (0.8 + k * 0.16));
    const net = area - w * passage;
    if (net <= 0) continue;
    for (const above of arrangements(wanted.length)) {
      const top = wanted.filter((_, i) => above & (1 << i)).reduce((sum, room) => sum + room.size, 0);
      if (top === 0 || (top === total && wanted.length > 1)) continue;
      let score = ratio(w, net / w + passage) * 0.7;
      wanted.forEach((room, i) => {
        const depth = (net * (above & (1 << i) ? top : total - top)) / total / w;
        const across = (net * room.size) / total / depth;
        const shape = ratio(across, depth);
        score += Math.max(0, shape - (room.use === 'bathroom' ? 1.9 : 1.35)) ** 2 + (across < 1.3 ? 4 : 0);
      });
      if (score < best.score) best = { score, w, above };
    }
  }
  const { w, above } = best;
  const net = area - w * passage;
  const rooms: PlannedRoom[] = [];
  let y = 0;
  for (const side of ['above', 'below'] as const) {
    const row = wanted.filter((_, i) => Boolean(above & (1 << i)) === (side === 'above'));
    const size = row.reduce((sum, room) => sum + room.size, 0);
    const h = (net * size) / total / w;
    let x = 0;
    for (const room of row) {
      const across = (w * room.size) / size;
      rooms.push({ name: room.name, use: room.use, x, y, w: across, h, side });
      x += across;
    }
    y += h;
    if (side === 'above') {
      rooms.push({ name: entrance ? 'Hall' : 'Landing', use: 'hall', x: 0, y, w, h: passage, side: 'hall' });
      y += passage;
    }
  }
  return { name, w, h: y, rooms, stairs, entrance };
}

/** Which rooms go above the hall, as bit sets: all of them while that is cheap, an even spread after. */
function arrangements(rooms: number): number[] {
  if (rooms === 1) return [1];
  const all = 1 << Math.min(rooms, 20);
  const step = Math.max(1, Math.floor(all / 2048));
  return Array.from({ length: Math.floor(all / step) }, (_, i) => i * step + (i % 2)).filter(
    (set) => set > 0 && set < all,
  );
}

/** The rooms of a listing at plausible proportions; their areas add up to its own. */
export function roomPlan(listing: FloorplanListing): RoomPlan {
  for (const [field, value] of [
    ['bedrooms', listing.bedrooms],
    ['bathrooms', listing.bathrooms],
  ] as const) {
    if (!Number.isInteger(value) || value < 0 || value > 20)
      throw new RangeError(`roomPlan: ${field} must be a whole number from 0 to 20, not ${value}`);
  }
  const { squareFeet } = listing;
  if (squareFeet !== undefined && !(squareFeet > 0 && Number.isFinite(squareFeet)))
    throw new RangeError(`roomPlan: squareFeet must be above 0, not ${squareFeet}`);
  const wanted =
    listing.floors?.map(({ name, rooms }) => ({ name, rooms: roomsNamed(rooms) })) ?? wantedRooms(listing);
  const usual =
    wanted.reduce((sum, floor) => sum + floor.rooms.reduce((all, room) => all + room.size, 0), 0) * 1.14;
  const squareMetres = squareFeet === undefined ? usual : squareFeet * squareMetresPerSquareFoot;
  const sizes = wanted.map((floor) =>
    Math.max(
      12,
      floor.rooms.reduce((sum, room) => sum + room.size, 0),
    ),
  );
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const floors = wanted.map((floor, i) =>
    layFloor(floor.name, floor.rooms, (squareMetres * (sizes[i] ?? 0)) / all, wanted.length > 1, i === 0),
  );
  return { floors, squareMetres, measured: squareFeet !== undefined };
}
