import { describe, expect, it } from '@jest/globals';
import { roomPlan, scenesFor } from '@lintel/drawings';
import { type DemonstrationListing, demonstrationListings } from './index.js';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];
const textOf = ({ listing: { title, description, keyFeatures } }: DemonstrationListing): string =>
  [title, description, ...keyFeatures].join('\n');
const homes = demonstrationListings.map((home) => [home.listing.title, home] as const);
const planned = homes.filter(([, { floorplan }]) => floorplan !== null);
const roomsOf = ({ floorplan }: DemonstrationListing): string[] => floorplan!.flatMap(({ rooms }) => rooms);

/** Rooms that not every home has, as texts and plans name them. */
const special: readonly RegExp[] = [
  /\b(?:and a|^) ?study\b/im,
  /\bdining room\b/i,
  /\bdrawing room\b/i,
  /\bfamily room\b/i,
  /\bbreakfast room\b/i,
  /\butility room\b/i,
  /\blaundry\b/i,
  /\blarder\b/i,
  /\bcloakroom\b/i,
  /\bbox room\b/i,
  /\bstore room\b/i,
  /\bwine room\b/i,
  /\bdressing (?:area|room)\b/i,
];

/** What a text must speak of for a home to have these pictures; of others every home has some. */
const shown: readonly (readonly [RegExp, RegExp])[] = [
  [/^study/, /\bstudy\b/i],
  [/^balcony/, /\bbalcon/i],
  [/^garden/, /\bgarden/i],
  [/^roof-terrace/, /\broof terrace/i],
  [/fireplace/, /\bfireplace/i],
  [/^shower-room/, /\bshower/i],
  [/^entrance-hall/, /\blifts?\b|\bporter\b|\bconcierge\b/i],
  [/^rooftops/, /\bview|rooftops|Canary Wharf/i],
];

describe('the floorplan of a demonstration home', () => {
  it.each(planned)('has the bedrooms and bathrooms of the listing: %s', (_, home) => {
    const count = (pattern: RegExp) => roomsOf(home).filter((room) => pattern.test(room)).length;
    expect(count(/^Bedroom/)).toBe(home.listing.bedrooms);
    expect(count(/^(Bathroom|Shower Room)/)).toBe(home.listing.bathrooms);
    expect(new Set(roomsOf(home)).size).toBe(roomsOf(home).length);
  });

  it.each(planned)('has as many floors as the text says, a flat one: %s', (_, home) => {
    const said = /\b(?:over|on|of) (two|three|four|five) floors\b/.exec(textOf(home))?.[1];
    const floors = home.listing.propertyType === 'flat' ? 1 : said ? numbers.indexOf(said) + 1 : undefined;
    if (floors !== undefined) expect(home.floorplan).toHaveLength(floors);
    else expect(home.floorplan!.length).toBeGreaterThan(1);
  });

  it.each(planned)('has each room that the text names, and no other: %s', (_, home) => {
    const text = textOf(home);
    const rooms = roomsOf(home).join('\n').replaceAll(' / Dining', ' / Dining Room');
    for (const room of special) {
      const name = new RegExp(room.source.replace('(?:and a|^) ?', ''), 'im');
      if (room.test(text) && !/dining room/i.test(room.exec(text)![0]))
        expect([`${room} is on the plan`, rooms]).toEqual([
          `${room} is on the plan`,
          expect.stringMatching(name),
        ]);
      if (name.test(rooms) && !/dining/i.test(name.exec(rooms)![0]))
        expect([`${name} is in the text`, text]).toEqual([
          `${name} is in the text`,
          expect.stringMatching(name),
        ]);
    }
    if (/Dining/.test(rooms)) expect(text).toMatch(/\b(?:dining|dine|table)\b/i);
    if (/Shower Room/.test(rooms)) expect(text).toMatch(/shower/i);
  });

  it.each(planned)('has the sizes of rooms to itself, the text none: %s', (_, home) => {
    expect(textOf(home)).not.toMatch(
      /\b(?:room|space)\b(?:(?!garden|height)[^.\n])*\d (?:feet|ft|metres)\b/i,
    );
  });

  it.each(planned)('is drawn with exactly those rooms, at the size of the home: %s', (_, home) => {
    const { listing, floorplan } = home;
    const squareFeet = listing.squareFeet ?? undefined;
    const { floors } = roomPlan({ ...listing, squareFeet, floors: floorplan! });
    for (const [at, floor] of floors.entries())
      expect(
        floor.rooms
          .filter(({ use }) => use !== 'hall')
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...floorplan![at]!.rooms].sort());
  });
});

describe('the pictures of a demonstration home', () => {
  it.each(homes)('show what the text speaks of: %s', (_, home) => {
    const { listing, drawing } = home;
    const { imageCount: count, ...wishes } = drawing;
    const squareFeet = listing.squareFeet ?? undefined;
    const scenes = scenesFor({ ...listing, squareFeet, ...wishes, features: listing.keyFeatures, count });
    expect(scenes).toHaveLength(count);
    const text = textOf(home);
    const wrong = scenes
      .map(({ name }) => name)
      .filter((name) => shown.some(([picture, words]) => picture.test(name) && !words.test(text)));
    expect(wrong).toEqual([]);
    const bedrooms = scenes.filter(({ name }) => name.startsWith('bedroom')).length;
    expect(bedrooms).toBeLessThanOrEqual(listing.bedrooms);
  });
});
