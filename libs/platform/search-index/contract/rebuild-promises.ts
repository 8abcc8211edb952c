import { describe, expect, it } from '@jest/globals';
import { idsOf, listing, LISTINGS, type OpenIndex, withIndex } from './harness.js';

export function rebuildPromises(open: OpenIndex): void {
  describe('a rebuild', () => {
    it('shows nothing until it is promoted, then nothing else', () =>
      withIndex(open, async (index) => {
        await index.put([listing('old', { type: 'old' }), listing('both', { type: 'old' }, 9)]);
        const rebuild = await index.startRebuild();
        await rebuild.put([listing('new', { type: 'new' }), listing('both', { type: 'new' }, 1)]);
        expect(await idsOf(index)).toEqual(['both', 'old']);
        expect(await index.get(['new'])).toEqual([]);
        await rebuild.promote();
        expect(await idsOf(index)).toEqual(['both', 'new']);
        expect(await idsOf(index, { filters: [{ field: 'type', equals: 'old' }] })).toEqual([]);
        expect(await index.get(['old', 'both'])).toEqual([{ listing: 'both', version: 1 }]);
      }));

    it('changes over between one search and the next, never in the middle of one', () =>
      withIndex(open, async (index) => {
        const many = (type: string) =>
          Array.from({ length: 200 }, (_, at) => listing(`${type} ${at}`, { type }));
        await index.put(many('old'));
        await index.flush();
        const rebuild = await index.startRebuild();
        await rebuild.put(many('new'));
        const search = () => index.search({ first: 1000, facets: ['type'] });
        const answers = await Promise.all([search(), search(), rebuild.promote().then(search), search()]);
        for (const { hits, facets, total } of answers) {
          expect(total).toBe(200);
          expect(facets.type).toHaveLength(1);
          expect(new Set(hits.map((hit) => hit.id.slice(0, 3))).size).toBe(1);
        }
        expect(answers[2].facets.type).toEqual([{ value: 'new', count: 200 }]);
      }));

    it('leaves writes to the live one to the live one', () =>
      withIndex(open, async (index) => {
        const rebuild = await index.startRebuild();
        await index.put([listing('live')]);
        await rebuild.put([listing('next')]);
        await index.remove([{ id: 'next', version: 5 }]);
        expect(await idsOf(index)).toEqual(['live']);
        await rebuild.promote();
        expect(await idsOf(index)).toEqual(['next']);
      }));

    it('has versions and removals of its own, which go on after it is promoted', () =>
      withIndex(open, async (index) => {
        const rebuild = await index.startRebuild();
        await rebuild.remove([{ id: 'gone', version: 3 }]);
        await rebuild.put([listing('gone', {}, 2), listing('a', { beds: 2 }, 2)]);
        await rebuild.put([listing('a', { beds: 1 }, 1)]);
        await rebuild.promote();
        await index.put([listing('gone', {}, 3), listing('a', { beds: 7 }, 2), listing('b', {}, 1)]);
        expect(await idsOf(index)).toEqual(['a', 'b']);
        expect(await idsOf(index, { filters: [{ field: 'beds', equals: 2 }] })).toEqual(['a']);
      }));

    it('is kept when the index is opened again', () =>
      withIndex(open, async (index, opened) => {
        await index.put([listing('old')]);
        const rebuild = await index.startRebuild();
        await rebuild.put([listing('new', { location: 'Clapham' })]);
        await rebuild.promote();
        expect(await idsOf(await opened.reopen())).toEqual(['new']);
      }));

    it('leaves nothing when it is abandoned, and another can begin', () =>
      withIndex(open, async (index) => {
        await index.put([listing('old')]);
        const abandoned = await index.startRebuild();
        await abandoned.put([listing('half')]);
        await abandoned.abandon();
        expect(await idsOf(index)).toEqual(['old']);
        const rebuild = await index.startRebuild();
        await rebuild.put([listing('new')]);
        await rebuild.promote();
        expect(await idsOf(index)).toEqual(['new']);
      }));

    it('that was never finished is gone when the index is opened again', () =>
      withIndex(open, async (index, opened) => {
        await index.put([listing('old')]);
        const unfinished = await index.startRebuild();
        await unfinished.put([listing('half')]);
        const again = await opened.reopen();
        expect(await idsOf(again)).toEqual(['old']);
        const rebuild = await again.startRebuild();
        await rebuild.put([listing('new')]);
        await rebuild.promote();
        expect(await idsOf(again)).toEqual(['new']);
      }));

    it('is one at a time, and over once it is over', () =>
      withIndex(open, async (index) => {
        const rebuild = await index.startRebuild();
        await expect(index.startRebuild()).rejects.toMatchObject({
          name: 'RebuildUnderWay',
          message: expect.stringContaining('under way'),
        });
        await rebuild.abandon();
        await expect(rebuild.put([listing('late')])).rejects.toThrow('over');
        await expect(rebuild.promote()).rejects.toThrow('over');
        const next = await index.startRebuild();
        await next.promote();
        await expect(next.abandon()).rejects.toThrow('over');
        expect(await idsOf(index)).toEqual([]);
      }));

    it('catches up when it is live, and no other begins meanwhile', () =>
      withIndex(open, async (index) => {
        await index.put([listing('old')]);
        const rebuild = await index.startRebuild();
        await rebuild.put([listing('new')]);
        await rebuild.promote(async () => {
          expect(await idsOf(index)).toEqual(['new']);
          await expect(index.startRebuild()).rejects.toMatchObject({ name: 'RebuildUnderWay' });
          await expect(rebuild.put([listing('late')])).rejects.toThrow('over');
          await index.put([listing('meanwhile')]);
          expect(await index.isComplete()).toBe(false);
        });
        expect(await idsOf(index)).toEqual(['meanwhile', 'new']);
        expect(await index.isComplete()).toBe(true);
        await (await index.startRebuild()).abandon();
      }));

    it('that cannot catch up is over, live, and not complete', () =>
      withIndex(open, async (index, opened) => {
        const rebuild = await index.startRebuild();
        await rebuild.put([listing('new')]);
        const failing = rebuild.promote(() => Promise.reject(new Error('no more events')));
        await expect(failing).rejects.toThrow('no more events');
        expect(await idsOf(index)).toEqual(['new']);
        expect(await index.isComplete()).toBe(false);
        await expect(rebuild.promote()).rejects.toThrow('over');
        const again = await opened.reopen();
        expect(await again.isComplete()).toBe(false);
        await (await again.startRebuild()).promote();
        expect(await again.isComplete()).toBe(true);
      }));

    it('makes an index complete, for good, until its fields change', () =>
      withIndex(open, async (index, opened) => {
        await index.put([listing('a')]);
        expect(await index.isComplete()).toBe(false);
        await (await index.startRebuild()).abandon();
        expect(await index.isComplete()).toBe(false);
        await (await index.startRebuild()).promote();
        await (await index.startRebuild()).abandon();
        const again = await opened.reopen();
        expect(await again.isComplete()).toBe(true);
        const fields = { ...LISTINGS.fields, tenure: 'keyword' as const };
        const changed = await opened.reopen({ ...LISTINGS, fields });
        expect(await changed.isComplete()).toBe(false);
        await (await changed.startRebuild()).promote();
        expect(await (await opened.reopen({ ...LISTINGS, fields })).isComplete()).toBe(true);
      }));
  });
}
