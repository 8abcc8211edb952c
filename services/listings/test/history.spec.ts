import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  archiveListing,
  attachUploads,
  changeContent,
  changeStatus,
  eventOf,
  isPublic,
  type Listing,
  removeListing,
  restoreListing,
  unarchiveListing,
} from '../src/domain/listing.js';
import { changesSince, type Edit, keptChanges, keptPricesOfDay } from '../src/domain/listing-history.js';
import { aListing, start } from './listing.fixture.js';

type Step = (listing: Listing, edit: Edit) => Listing;

const or = (listing: Listing, changed: { ok: boolean; value?: Listing }): Listing =>
  changed.ok ? changed.value! : listing;

const image = { key: 'uploads/a', widths: [400], width: 400, height: 300, alt: '', placeholder: '' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.option(fc.constantFrom(0, 500_000, 510_000, 520_000)).map(
    (price): Step =>
      (listing, edit) =>
        or(listing, changeContent(listing, { ...listing.content, price }, edit)),
  ),
  fc.constantFrom('Garden flat', 'Flat with a garden').map(
    (title): Step =>
      (listing, edit) =>
        or(listing, changeContent(listing, { ...listing.content, title }, edit)),
  ),
  fc.constantFrom('available', 'underOffer', 'sold', 'let').map(
    (status): Step =>
      (listing, edit) =>
        or(listing, changeStatus(listing, status, edit)),
  ),
  fc.constantFrom<Step>(archiveListing, unarchiveListing, removeListing, (listing, edit) =>
    or(listing, restoreListing(listing, edit)),
  ),
  fc.boolean().map(
    (ready): Step =>
      ({ ...listing }, { at }) =>
        attachUploads(
          { ...listing, gallery: [{ id: 'a', alt: '' }] },
          [{ id: 'a', image: ready ? image : null, document: null }],
          at,
        ),
  ),
);

/** All states that a listing passes through; each step a minute after the one before. */
const life = (begin: Listing, steps: readonly Step[]): Listing[] => {
  const states = [begin];
  for (const [index, next] of steps.entries()) {
    const edit = { by: 'an-agent', at: new Date(start.getTime() + (index + 1) * 60_000) };
    states.push(next(states.at(-1)!, edit));
  }
  return states;
};

const lives = fc
  .tuple(fc.constantFrom(0, null, 500_000), fc.array(step, { maxLength: 80 }))
  .map(([price, steps]) => life(aListing({ price }), steps));

const consecutive = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => index === 0 || value !== values[index - 1]);

describe('whatever agents do to a listing', () => {
  it('a hundred prices of a day are kept, among them the first and the last', () => {
    const prices = (count: number) =>
      Array.from({ length: count }, (_, n): Step => {
        const price = 500_000 + n;
        return (listing, edit) => or(listing, changeContent(listing, { ...listing.content, price }, edit));
      });
    const { priceHistory } = life(aListing({ price: 650_000 }), prices(300)).at(-1)!;
    expect(priceHistory).toHaveLength(keptPricesOfDay);
    expect(priceHistory[0]!.price).toBe(650_000);
    expect(priceHistory.at(-1)!.price).toBe(500_299);
  });

  it('its price history is the prices it had, from its creation on', () => {
    fc.assert(
      fc.property(lives, (states) => {
        const last = states.at(-1)!;
        expect(last.priceHistory.map(({ price }) => price)).toEqual(
          consecutive(states.map(({ content }) => content.price)),
        );
        expect(last.priceHistory[0]!.at).toEqual(start);
        expect(last.priceHistory.map(({ at }) => at.getTime())).toEqual(
          last.priceHistory.map(({ at }) => at.getTime()).toSorted((one, other) => one - other),
        );
      }),
    );
  });

  it('each change is one version, and the last fifty are told, the fields that changed by name', () => {
    fc.assert(
      fc.property(lives, (states) => {
        for (const [index, after] of states.entries()) {
          const before = states[index - 1];
          if (!before || after.version === before.version) continue;
          expect(after.version).toBe(before.version + 1);
          const change = after.changes.at(-1)!;
          expect(change.version).toBe(after.version);
          expect(change.fields.includes('price')).toBe(before.content.price !== after.content.price);
          expect(change.fields.includes('status')).toBe(before.status !== after.status);
          expect(change.fields.includes('title')).toBe(before.content.title !== after.content.title);
        }
        const { changes } = states.at(-1)!;
        expect(changes.length).toBeLessThanOrEqual(keptChanges);
        expect(new Set(changes.map(({ version }) => version)).size).toBe(changes.length);
      }),
    );
  });

  it("no agent's edit is overlooked by who read the listing before it, and Lintel's own changes are in nobody's way", () => {
    fc.assert(
      fc.property(lives, (states) => {
        const last = states.at(-1)!;
        const edits = last.changes.filter(({ by }) => by !== null);
        expect(last.editedVersion).toBe(edits.at(-1)?.version ?? 1);
        for (const { version } of states.slice(-keptChanges))
          expect(changesSince(last, version).some(({ by }) => by !== null)).toBe(
            last.editedVersion > version,
          );
      }),
    );
  });

  it('its events tell what the public sees: published once, then removed and restored in turn', () => {
    fc.assert(
      fc.property(lives, (states) => {
        const told = states.flatMap((after, index) => {
          if (index > 0 && after === states[index - 1]) return [];
          return eventOf(states[index - 1] ?? null, after)?.split('.')[2] ?? [];
        });
        expect(told.filter((kind) => kind === 'published').length).toBeLessThanOrEqual(1);
        const comesAndGoes = told.filter((kind) => !['updated', 'status-changed'].includes(kind));
        for (const [index, kind] of comesAndGoes.entries())
          expect(kind).toBe(index === 0 ? 'published' : index % 2 === 1 ? 'removed' : 'restored');
        expect(comesAndGoes.length % 2 === 1).toBe(isPublic(states.at(-1)!));
      }),
    );
  });

  it('nothing without a price, or to rent without a rent, is ever public', () => {
    fc.assert(
      fc.property(lives, (states) => {
        for (const listing of states) if (isPublic(listing)) expect(listing.content.price).not.toBe(0);
      }),
    );
  });
});

describe('a change that changes nothing', () => {
  it('is none', () => {
    const listing = aListing();
    const edit = { by: 'an-agent', at: new Date(start.getTime() + 1) };
    const again = changeContent(listing, structuredClone(listing.content), edit);
    expect(again.ok && again.value).toBe(listing);
    expect(unarchiveListing(listing, edit)).toBe(listing);
  });
});
