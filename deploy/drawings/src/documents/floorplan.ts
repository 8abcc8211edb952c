import { escapeXml } from '../core/escape.js';
import { hash, randomFrom } from '../core/random.js';
import {
  roomPlan,
  squareMetresPerSquareFoot,
  type FloorplanListing,
  type PlannedFloor,
  type PlannedRoom,
} from './room-plan.js';

const [wide, high, margin] = [1600, 1200, 90];
const ink = '#1d2a24';
const soft = '#8d938c';

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Feet and inches, to the inch. */
export function feetAndInches(metres: number): string {
  const inches = Math.round(metres / 0.0254);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

const fills: Record<PlannedRoom['use'], string> = {
  living: '#f6efe0',
  kitchen: '#f1eee4',
  dining: '#f6efe0',
  bedroom: '#f3ece4',
  bathroom: '#e6edec',
  hall: '#faf7f0',
  work: '#eef0e8',
  store: '#eceae4',
  plot: '#e3ead6',
};

/** The floor plan as an SVG document with real text (fonts are the reader's: Inter, else a sans serif). */
export function drawFloorplan(listing: FloorplanListing): string {
  const plan = roomPlan(listing);
  const [across, tall] = [
    plan.floors.reduce((sum, floor) => sum + floor.w, 0),
    Math.max(...plan.floors.map((floor) => floor.h)),
  ];
  const spaces = (plan.floors.length - 1) * 80;
  const scale = Math.min((wide - margin * 2 - spaces) / across, (high - 300) / tall);
  let x = (wide - across * scale - spaces) / 2;
  const drawn = plan.floors.map((floor) => {
    const y = 90 + (high - 300 - floor.h * scale) / 2;
    const text = `<g transform="translate(${n(x)} ${n(y)})">${drawFloor(floor, scale)}</g>`;
    x += floor.w * scale + 80;
    return text;
  });
  const feet = Math.round(plan.squareMetres / squareMetresPerSquareFoot).toLocaleString('en-GB');
  const area = plan.measured ? `${feet} sq ft / ${plan.squareMetres.toFixed(1)} sq m` : 'Area on application';
  const rooms = plan.floors.flatMap((floor) => floor.rooms.map((room) => room.name));
  const label = `Floor plan${listing.address ? ` of ${listing.address}` : ''}: ${rooms.join(', ')}; ${area}`;
  const turn = randomFrom(hash(`north/${listing.seed ?? 0}`)).whole(-6, 6) * 15;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-labelledby="plan-title" font-family="Inter, sans-serif">` +
    `<title id="plan-title">${escapeXml(label)}</title><rect width="${wide}" height="${high}" fill="#fffdf8"/>${drawn.join('')}` +
    `<text x="${margin}" y="${high - 76}" font-size="22" fill="${soft}">${listing.propertyType === 'land' ? 'Site area' : 'Approximate gross internal area'}</text>` +
    `<text x="${margin}" y="${high - 40}" font-size="30" font-weight="600" fill="${ink}">${area}</text>` +
    `<text x="${wide / 2}" y="${high - 40}" font-size="18" text-anchor="middle" fill="${soft}">For guidance only. Check every dimension before you rely on it.</text>` +
    `<g transform="translate(${wide - margin - 30} ${high - 76})"><circle r="42" fill="none" stroke="${soft}" stroke-width="1.5"/><g transform="rotate(${turn})"><path d="M0 -36L11 12L0 4L-11 12Z" fill="${ink}"/></g>` +
    `<text y="-54" font-size="20" font-weight="600" text-anchor="middle" fill="${ink}">N</text></g></svg>`
  );
}

function drawFloor(floor: PlannedFloor, s: number): string {
  const wall = Math.max(5, Math.min(12, s * 0.11));
  const parts = floor.rooms.map(
    (room) =>
      `<rect x="${n(room.x * s)}" y="${n(room.y * s)}" width="${n(room.w * s)}" height="${n(room.h * s)}" fill="${fills[room.use]}"/>${furnish(room, s)}`,
  );
  const walls = floor.rooms.map(
    (room) =>
      `<rect x="${n(room.x * s)}" y="${n(room.y * s)}" width="${n(room.w * s)}" height="${n(room.h * s)}" fill="none" stroke="${ink}" stroke-width="${n(wall * 0.6)}"/>`,
  );
  const outer = `<rect width="${n(floor.w * s)}" height="${n(floor.h * s)}" fill="none" stroke="${ink}" stroke-width="${n(wall * 1.3)}"/>`;
  const openings = floor.rooms.map((room) => (room.use === 'plot' ? '' : openingsOf(room, s, wall)));
  const entrance = floor.entrance ? frontDoor(floor, s, wall) : '';
  const stairs = floor.stairs ? stairsOf(floor, s) : '';
  const title = `<text x="${n((floor.w * s) / 2)}" y="${n(floor.h * s + 52)}" font-size="24" font-weight="600" text-anchor="middle" fill="${ink}">${floor.name}</text>`;
  return (
    parts.join('') +
    stairs +
    walls.join('') +
    outer +
    openings.join('') +
    entrance +
    floor.rooms.map((room) => labelOf(room, floor, s)).join('') +
    title
  );
}

function labelOf(room: PlannedRoom, floor: PlannedFloor, s: number): string {
  const metres = `${room.w.toFixed(2)} × ${room.h.toFixed(2)} m`;
  const feet = `${feetAndInches(room.w)} × ${feetAndInches(room.h)}`;
  if (room.use === 'hall') {
    const size = Math.max(11, Math.min(18, room.h * s * 0.3));
    // Clear of the stairs at the right and the door's swing at the left.
    return `<text data-room="${room.name}" data-area="${(room.w * room.h).toFixed(3)}" x="${n(Math.min(floor.w * 0.5, floor.w - 3.2) * s)}" y="${n((room.y + room.h / 2) * s + size * 0.36)}" font-size="${n(size)}" text-anchor="middle" fill="${ink}">${room.name}</text>`;
  }
  const narrow = room.w * s < 190 && room.name.includes(' ');
  const lines = narrow ? room.name.split(' ') : [room.name];
  const longest = Math.max(9, ...lines.map((line) => line.length));
  const size = Math.max(11, Math.min(24, (room.w * s * 1.5) / longest, room.h * s * 0.16));
  // Nearer the hall than the middle, clear of what stands along the outer wall.
  const lean =
    room.h *
    s *
    (room.use === 'plot' ? 0 : room.use === 'bedroom' ? 0.14 : 0.07) *
    (room.side === 'above' ? 1 : -1);
  const [x, y] = [
    (room.x + room.w / 2) * s,
    (room.y + room.h / 2) * s + lean - (lines.length - 1) * size * 0.6,
  ];
  const name = lines
    .map(
      (line, i) =>
        `<tspan x="${n(x)}" dy="${i === 0 ? 0 : n(size * 1.1)}">${escapeXml(line)}${i < lines.length - 1 ? ' ' : ''}</tspan>`,
    )
    .join('');
  const below = y + (lines.length - 1) * size * 1.1;
  return (
    `<g text-anchor="middle" fill="${ink}" paint-order="stroke" stroke="${fills[room.use]}" stroke-width="5" stroke-linejoin="round"><text data-room="${escapeXml(room.name)}" data-area="${(room.w * room.h).toFixed(3)}" x="${n(x)}" y="${n(y - size * 0.7)}" font-size="${n(size)}" font-weight="600">${name}</text>` +
    `<text x="${n(x)}" y="${n(below + size * 0.5)}" font-size="${n(size * 0.78)}">${metres}</text><text x="${n(x)}" y="${n(below + size * 1.5)}" font-size="${n(size * 0.78)}">${escapeXml(feet)}</text></g>`
  );
}

/** A gap in the hall's wall with the door's swing, and windows in the outer wall. */
function openingsOf(room: PlannedRoom, s: number, wall: number): string {
  if (room.use === 'hall') return '';
  const door = Math.min(0.8, room.w * 0.5) * s;
  const above = room.side === 'above';
  const y = (above ? room.y + room.h : room.y) * s;
  const x = room.x * s + Math.min(room.w * s * 0.12, 0.3 * s) + wall * 0.4;
  const into = above ? -1 : 1;
  const gap = `<path d="M${n(x)} ${n(y)}h${n(door)}" stroke="${fills[room.use]}" stroke-width="${n(wall * 0.9)}"/>`;
  const leaf = `<path d="M${n(x)} ${n(y)}v${n(into * door)}A${n(door)} ${n(door)} 0 0 ${above ? 1 : 0} ${n(x + door)} ${n(y)}" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
  const outer = (above ? room.y : room.y + room.h) * s;
  const glass = Math.min(room.w * 0.55, room.use === 'bathroom' ? 0.7 : 2.1) * s;
  return gap + leaf + windowAt((room.x + room.w / 2) * s - glass / 2, outer, glass, wall);
}

function windowAt(x: number, y: number, long: number, wall: number): string {
  return `<rect x="${n(x)}" y="${n(y - wall * 0.65)}" width="${n(long)}" height="${n(wall * 1.3)}" fill="#fffdf8" stroke="${ink}" stroke-width="1.5"/><path d="M${n(x)} ${n(y)}h${n(long)}" stroke="${ink}" stroke-width="1.5"/>`;
}

function frontDoor(floor: PlannedFloor, s: number, wall: number): string {
  const hall = floor.rooms.find((room) => room.use === 'hall');
  if (!hall) return '';
  const door = Math.min(0.9, hall.h * 0.8) * s;
  const y = (hall.y + hall.h / 2) * s - door / 2;
  return `<path d="M0 ${n(y)}v${n(door)}" stroke="#fffdf8" stroke-width="${n(wall * 1.5)}"/><path d="M0 ${n(y)}h${n(door)}A${n(door)} ${n(door)} 0 0 1 0 ${n(y + door)}" fill="none" stroke="${ink}" stroke-width="1.8"/><path d="M${n(-34)} ${n(y + door / 2)}h18m-7 -7l7 7l-7 7" fill="none" stroke="${ink}" stroke-width="2.5"/>`;
}

function stairsOf(floor: PlannedFloor, s: number): string {
  const hall = floor.rooms.find((room) => room.use === 'hall');
  if (!hall) return '';
  const [long, deep] = [Math.min(2.6, floor.w * 0.36) * s, Math.min(0.9, hall.h * 0.55) * s];
  const [x, y] = [floor.w * s - long - s * 0.12, hall.y * s + s * 0.08];
  const treads = Array.from({ length: 11 }, (_, i) => `M${n(x + (long * i) / 10)} ${n(y)}v${n(deep)}`).join(
    '',
  );
  return `<path d="${treads}M${n(x)} ${n(y)}h${n(long)}M${n(x)} ${n(y + deep)}h${n(long)}" fill="none" stroke="${soft}" stroke-width="1.6"/><path d="M${n(x + 8)} ${n(y + deep / 2)}h${n(long - 24)}m-9 -7l9 7l-9 7" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
}

/** Furniture in outline, small and pale: enough to tell a bed from a bath. */
function furnish(room: PlannedRoom, s: number): string {
  const outer = room.side === 'above';
  const [x0, x1] = [room.x * s, (room.x + room.w) * s];
  const shapes: string[] = [];
  /** Against the outer wall, `v` metres in from it. */
  const piece = (x: number, v: number, w: number, d: number, r = 4): void => {
    const y = outer ? room.y * s + v * s : (room.y + room.h) * s - (v + d) * s;
    shapes.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(w * s)}" height="${n(d * s)}" rx="${r}"/>`);
  };
  const fits = room.h > 2.4;
  if (room.use === 'bedroom' && room.w > 1.9) {
    const w = room.w > 2.7 ? 1.5 : 0.95;
    const x = x1 - (w + 0.35) * s;
    piece(x, 0.12, w, Math.min(1.95, room.h * 0.6));
    for (const k of w > 1 ? [0.08, 0.78] : [0.12]) piece(x + k * s, 0.2, Math.min(0.64, w - 0.2), 0.36, 6);
  } else if (room.use === 'living' && fits) {
    piece(x0 + 0.35 * s, 0.5, 0.85, Math.min(2, room.h * 0.5), 8);
    piece(x0 + 1.55 * s, 0.9, 0.55, Math.min(1.1, room.h * 0.28), 6);
  } else if (room.use === 'kitchen') {
    piece(x0 + 0.08 * s, 0.08, room.w - 0.16, 0.6, 2);
    piece(x0 + room.w * 0.3 * s, 0.16, 0.55, 0.42, 8);
    for (const k of [0.62, 0.7])
      shapes.push(
        `<circle cx="${n(x0 + room.w * k * s)}" cy="${n(outer ? (room.y + 0.38) * s : (room.y + room.h - 0.38) * s)}" r="${n(0.11 * s)}"/>`,
      );
  } else if (room.use === 'bathroom') {
    piece(x0 + 0.1 * s, 0.1, Math.min(1.65, room.w - 0.2), 0.7, 10);
    piece(x1 - 0.5 * s, Math.min(room.h * 0.62, room.h - 0.6), 0.4, 0.5, 12);
  } else if (room.use === 'dining' && fits)
    piece(x0 + (room.w / 2 - 0.45) * s, 0.3, 0.9, Math.min(0.8, room.h * 0.24), 4);
  return shapes.length > 0
    ? `<g fill="#ffffff" stroke="#c4c0b4" stroke-width="1.5">${shapes.join('')}</g>`
    : '';
}
