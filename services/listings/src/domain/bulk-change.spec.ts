import { listingExample } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  applyBulkEdit,
  type BulkEdit,
  isChangedSince,
  isUndoable,
  markOf,
  undoBulkEdit,
  undoMarkOf,
} from './bulk-change.js';
import { bulkChangeInputSchema } from './bulk-change-input.js';
import { attachUploads, changeContent, createListing, type Listing, removeListing } from './listing.js';

const at = new Date('2026-03-02T09:30:00.000Z');
const by = { by: 'agent', at };

function home(price: number | null = 500_000, listingType: 'sale' | 'rent' = 'sale'): Listing {
  const { id, status: _, publishedAt: _p, updatedAt: _u, agent, ...content } = listingExample;
  const { agencyId, ...contact } = agent;
  return createListing(
    { id, agencyId, status: 'available', content: { ...content, agent: contact, price, listingType } },
    at,
  );
}
const apply = (listing: Listing, edit: BulkEdit) => applyBulkEdit(listing, { id: 'change', edit, ...by });
const applied = (listing: Listing, edit: BulkEdit): Listing => {
  const result = apply(listing, edit);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};
const percent = (value: number): BulkEdit => ({ kind: 'price', percent: value });

describe('a change of many listings', () => {
  it('rounds a price to whole pounds, and gives nothing away', () => {
    expect(applied(home(575_333), percent(-5)).content.price).toBe(546_566);
    expect(applied(home(2), percent(-90)).content.price).toBe(1);
    expect(applied(home(1250.5), percent(10)).content.price).toBe(1376);
  });

  it('makes every price a whole number of pounds of at least one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 400_000_000, noNaN: true }),
        fc.double({ min: -90, max: 100, noNaN: true }),
        (price, value) => {
          const after = applied(home(price), percent(value)).content.price!;
          return Number.isInteger(after) && after >= 1 && Math.abs(after - price * (1 + value / 100)) <= 1;
        },
      ),
    );
  });

  it.each<[string, Listing, BulkEdit]>([
    ['This listing has no price to change.', home(null), percent(5)],
    ['The price would be more than £1,000,000,000.', home(900_000_000), percent(50)],
    ['Only a listing to rent can be let.', home(), { kind: 'status', status: 'let' }],
    ['Only a listing for sale can be sold.', home(900, 'rent'), { kind: 'status', status: 'sold' }],
    [
      'This listing was removed. Restore it first.',
      removeListing(home(), by),
      { kind: 'archive', archived: false },
    ],
  ])('says %j', (message, listing, edit) => {
    expect(apply(listing, edit)).toEqual({ ok: false, failure: message });
  });

  it('leaves a listing that has what is wanted as it is, without a mark', () => {
    const listing = home();
    expect(applied(listing, { kind: 'status', status: 'available' })).toBe(listing);
    expect(applied(listing, { kind: 'archive', archived: false })).toBe(listing);
  });

  it('marks what it did, with what was there before', () => {
    const listing = home();
    expect(markOf(applied(listing, percent(10)), 'change')).toEqual({
      id: 'change',
      version: 2,
      before: { kind: 'price', price: 500_000 },
    });
    expect(markOf(applied(listing, { kind: 'archive', archived: true }), 'change')?.before).toEqual({
      kind: 'archive',
      archived: false,
    });
  });

  it('is undone, whatever it was', () => {
    const listing = home();
    for (const edit of [
      percent(-7.5),
      { kind: 'status', status: 'underOffer' },
      { kind: 'archive', archived: true },
    ] satisfies BulkEdit[]) {
      const after = applied(listing, edit);
      const { before } = markOf(after, 'change')!;
      const undone = undoBulkEdit(after, { id: 'change', before, ...by });
      expect(undone.ok && undone.value).toMatchObject({
        version: 3,
        status: listing.status,
        content: { price: listing.content.price },
        archivedAt: null,
      });
      expect(undone.ok && markOf(undone.value, undoMarkOf('change'))).toBeTruthy();
    }
  });

  it('keeps the marks of the last twenty', () => {
    let listing = home();
    for (let n = 1; n <= 30; n++) {
      const changed = applyBulkEdit(listing, { id: `change ${n}`, edit: percent(1), ...by });
      if (changed.ok) listing = changed.value;
    }
    expect(listing.bulkMarks).toHaveLength(20);
    expect(markOf(listing, 'change 30')?.version).toBe(31);
  });
});

describe('a listing is changed since', () => {
  const listing = home();
  const after = applied(listing, percent(10));
  const mark = markOf(after, 'change')!;

  it('when an agent changed it', () => {
    expect(isChangedSince(after, mark)).toBe(false);
    const edited = changeContent(after, { ...after.content, title: 'Another' }, by);
    expect(edited.ok && isChangedSince(edited.value, mark)).toBe(true);
  });

  it('not when a picture of it became ready', () => {
    const withPicture = { ...after, gallery: [{ id: 'upload', alt: '' }] };
    const image = { ...listingExample.images[0]!, key: 'uploads/upload' };
    const attached = attachUploads(withPicture, [{ id: 'upload', image, document: null }], at);
    expect(attached.version).toBe(3);
    expect(isChangedSince(attached, mark)).toBe(false);
  });
});

describe('undoing is possible', () => {
  const result = { listingId: 1, message: null, mark: null } as const;
  const changed = [{ ...result, outcome: 'changed' }] as const;
  const done = { state: 'done', finishedAt: at } as const;
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

  it('for an hour after it was done', () => {
    expect(isUndoable(done, changed, after(60))).toBe(true);
    expect(isUndoable(done, changed, after(61))).toBe(false);
  });

  it('where anything was changed', () => {
    expect(isUndoable(done, [{ ...result, outcome: 'unchanged' }], at)).toBe(false);
    expect(isUndoable({ ...done, state: 'running' }, changed, at)).toBe(false);
  });
});

describe('the input', () => {
  const problems = (input: object) =>
    bulkChangeInputSchema
      .safeParse(input)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('names each listing once', () => {
    expect(bulkChangeInputSchema.parse({ ids: [3, 1, 3], archive: false })).toEqual({
      listingIds: [3, 1],
      edit: { kind: 'archive', archived: false },
    });
  });

  it('changes one thing', () => {
    const onlyOne = [['', 'Change one thing at a time: the status, the price or the archive.']];
    expect(problems({ ids: [1] })).toEqual(onlyOne);
    expect(problems({ ids: [1], status: null, archive: null })).toEqual(onlyOne);
    expect(problems({ ids: [1], status: 'sold', archive: true })).toEqual(onlyOne);
  });

  it('is of 1 to 1,000 listings', () => {
    const archive = true;
    expect(problems({ ids: [], archive })).toEqual([['ids', 'Choose at least one listing.']]);
    expect(problems({ ids: Array.from({ length: 1001 }, (_, n) => n), archive })).toEqual([
      ['ids', 'Choose at most 1,000 listings at once.'],
    ]);
    expect(problems({ ids: Array.from({ length: 5000 }, (_, n) => n % 1000), archive })).toBeUndefined();
  });

  it.each([0, -90.5, 101, Number.NaN, Number.POSITIVE_INFINITY])(
    'changes no price by %d per cent',
    (value) => {
      expect(problems({ ids: [1], pricePercent: value })).toContainEqual([
        'pricePercent',
        'A price is changed by -90 to 100 per cent, and not by 0.',
      ]);
    },
  );
});
