import { describe, expect, it } from '@jest/globals';
import { withChange } from './use-viewing-changes.js';
import { aViewing } from './viewing.fixture.js';

const pending = aViewing('pending', ['2026-11-23', '10:00'], { id: 'one' });
const other = aViewing('pending', ['2026-11-24', '10:00'], { id: 'other' });
const pages = {
  pageParams: [null],
  pages: [{ total: 2, hasNextPage: false, endCursor: null, viewings: [pending, other] }],
};
const confirmed = { ...pending, agentStatus: 'confirmed' as const };

describe('a changed viewing', () => {
  it('leaves a list of what it is not any more', () => {
    expect(withChange(pages, confirmed, 'pending').pages[0]).toMatchObject({ total: 1, viewings: [other] });
  });

  it('stays in its place in a list of all, and of what it still is', () => {
    expect(withChange(pages, confirmed, null).pages[0]?.viewings).toEqual([confirmed, other]);
    const proposed = { ...pending, awaits: 'visitor' as const };
    expect(withChange(pages, proposed, 'pending').pages[0]?.viewings).toEqual([proposed, other]);
  });

  it('changes nothing where it is not', () => {
    expect(withChange(pages, { ...confirmed, id: 'a third' }, 'pending')).toBe(pages);
  });
});
