import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  houseStyle,
  mostScenes,
  placeholder,
  pictureWidths,
  propertyKinds,
  render,
  renderPicture,
  scenesFor,
  type SceneListing,
} from './index.js';
import { wellFormed } from './well-formed.js';

const home: SceneListing = {
  seed: 4,
  propertyType: 'house',
  bedrooms: 3,
  bathrooms: 2,
  features: ['Garden'],
  count: 20,
};

const listings = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  propertyType: fc.constantFrom(...propertyKinds),
  bedrooms: fc.integer({ min: 0, max: 8 }),
  bathrooms: fc.integer({ min: 0, max: 6 }),
  squareFeet: fc.option(fc.integer({ min: 200, max: 6000 }), { nil: undefined }),
  features: fc.array(
    fc.constantFrom(
      'Roof terrace',
      'Balcony',
      'Garden',
      'Fireplace',
      'River view',
      'Georgian',
      'Warehouse',
      '<b>"&',
    ),
    { maxLength: 4 },
  ),
  count: fc.integer({ min: 8, max: mostScenes }),
});

describe('the pictures of a listing', () => {
  it('are the same bytes for the same listing', () => {
    expect(scenesFor(home)).toEqual(scenesFor({ ...home }));
  });

  it('are as many as asked, well formed, and told apart by name and by words', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        const scenes = scenesFor(listing);
        expect(scenes).toHaveLength(listing.count);
        expect(new Set(scenes.map(({ name }) => name)).size).toBe(listing.count);
        expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(listing.count);
        for (const { svg, alt, name } of scenes) {
          expect(alt.length).toBeGreaterThan(12);
          expect(name).toMatch(/^[a-z0-9-]+$/);
          expect(wellFormed(svg)).toBe(true);
          expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('begin with the front of the home', () => {
    expect(scenesFor({ ...home, count: 1 })[0]?.name).toBe('front');
  });

  it('show a second bedroom only where there is one', () => {
    const names = (bedrooms: number) => scenesFor({ ...home, bedrooms }).map(({ name }) => name);
    expect(names(1)).not.toContain('bedroom-2');
    expect(names(2)).toContain('bedroom-2');
    expect(names(2)).not.toContain('bedroom-3');
  });

  it('show the roof terrace a listing boasts of', () => {
    const scenes = scenesFor({ ...home, propertyType: 'flat', features: ['Private roof terrace'], count: 8 });
    expect(scenes.map(({ name }) => name)).toContain('roof-terrace');
  });

  it('refuse a count out of range by name', () => {
    expect(() => scenesFor({ ...home, count: 21 })).toThrow(/count must be 1 to 20, not 21/);
    expect(() => scenesFor({ ...home, seed: 0.5 })).toThrow(/seed must be a whole number/);
  });

  it('differ between neighbours: no two of thirteen share palette, building and hour', () => {
    for (const kind of ['house', 'flat'] as const) {
      const looks = Array.from({ length: 13 }, (_, i) => houseStyle(i + 1, kind)).map(
        (s) => `${s.scheme.sofa}/${s.architecture}/${s.hour}`,
      );
      expect(new Set(looks).size).toBe(13);
    }
  });

  it('follow what is asked for before what is drawn by lot', () => {
    const asked = { ...home, exterior: 'mansion block', time: 'dusk', view: 'river', count: 20 } as const;
    const scenes = scenesFor(asked);
    expect(scenes[0]?.alt).toBe('A red-brick mansion block with iron balconies, at dusk with lamps lit');
    expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(20);
    expect(houseStyle(1, 'flat', 'Georgian', asked)).toMatchObject({
      architecture: 'mansion block',
      outlook: 'river',
    });
  });

  it('draw the building a listing names', () => {
    expect(houseStyle(3, 'flat', 'Loft in a warehouse conversion').architecture).toBe('warehouse');
    expect(houseStyle(3, 'house', 'Handsome Georgian townhouse').architecture).toBe('georgian townhouse');
    expect(houseStyle(3, 'bungalow', 'Georgian').architecture).toBe('bungalow');
  });
});

describe('rendering', () => {
  const size = async (bytes: Buffer) => {
    const { default: sharp } = await import('sharp');
    const { width, height, format } = await sharp(bytes).metadata();
    return { width, height, format };
  };

  it('gives a WebP of each width asked, 4:3, small enough for a card', async () => {
    const [scene] = scenesFor({ ...home, count: 1 });
    const images = await render(scene?.svg ?? '');
    expect(images.map(({ width }) => width)).toEqual(pictureWidths);
    for (const { width, bytes } of images)
      expect(await size(bytes)).toEqual({ width, height: (width * 3) / 4, format: 'webp' });
    expect(images.find(({ width }) => width === 960)?.bytes.length).toBeLessThan(120_000);
  });

  it('renders every kind of scene', async () => {
    const all = [
      ...scenesFor({ ...home, seed: 2 }),
      ...scenesFor({ ...home, seed: 3, propertyType: 'flat', squareFeet: 400 }),
    ];
    for (const { svg } of all) {
      const [image] = await render(svg, [160]);
      expect(await size(image?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 160, height: 120 });
    }
  });

  it('gives a placeholder under 400 bytes, alone or with the picture', async () => {
    const [scene] = scenesFor({ ...home, count: 1 });
    const { images, placeholder: beside } = await renderPicture(scene?.svg ?? '', [480]);
    expect(images).toHaveLength(1);
    for (const uri of [beside, await placeholder(scene?.svg ?? '')]) {
      expect(uri).toMatch(/^data:image\/webp;base64,/);
      expect(uri.length).toBeLessThan(400);
    }
  });
});
