import { describe, expect, it } from '@jest/globals';
import { filled, listing, sam } from '../form/property.fixture.js';
import { beginningOf } from '../form/beginning.js';
import { newProperty, valuesOf } from '../form/property-values.js';
import { agoText } from './ago-text.js';
import { draftContent, readDraft } from './draft-content.js';
import { createDraftKeeper, keepAfter, tryAgainAfter } from './draft-keeper.js';

const base = newProperty(sam);
const all = (key: string): string => key;
const parts = { base, idOf: all, nameOf: () => undefined };

describe('what is kept of a form', () => {
  it('comes back as it was typed, also what could not be saved like that', () => {
    const values = { ...filled, price: 'about half', title: 'x'.repeat(500), keyFeatures: ['Bread'] };
    expect(readDraft(draftContent({ ...parts, values })!, base)).toEqual({ values, base, unfinished: [] });
  });

  it('has the files that arrived, and the names of those that did not', () => {
    const values = {
      ...filled,
      images: [
        { key: 'a', alt: 'Hall' },
        { key: 'b', alt: '' },
      ],
    };
    const draft = readDraft(
      draftContent({
        values,
        base,
        idOf: (key) => (key === 'a' ? 'upload-a' : null),
        nameOf: (key) => `${key}.jpg`,
      })!,
      base,
    );
    expect(draft?.values.images).toEqual([{ key: 'upload-a', alt: 'Hall' }]);
    expect(draft?.unfinished).toEqual(['b.jpg']);
  });

  it('fits: without what it began with where it is long, and not at all where it is longer', () => {
    const long = (length: number) => ({ ...filled, description: 'x'.repeat(length) });
    const content = draftContent({ ...parts, base: long(60_000), values: long(60_000) })!;
    expect(content.length).toBeLessThanOrEqual(100_000);
    expect(readDraft(content, base)?.base).toBeNull();
    expect(draftContent({ ...parts, values: long(100_000) })).toBeUndefined();
  });

  it.each(['', 'null', '[]', '{"values":{"title":7}}', '{"values":{"pin":{"latitude":"north"}}}'])(
    'is ignored when it is no form: %s',
    (content) => {
      expect(readDraft(content, base)).toBeUndefined();
    },
  );

  it('is laid over what a colleague saved since', () => {
    const began = valuesOf(listing);
    const draft = { values: { ...began, title: 'Mine' }, base: began, unfinished: [] };
    const begins = beginningOf({ ...listing, version: 4, price: 1, title: 'Theirs' }, sam, draft);
    expect(begins.base.version).toBe(4);
    expect(begins.values).toMatchObject({ title: 'Mine', price: '1' });
    expect(begins.since?.clashes.map(({ leaf }) => leaf.path)).toEqual(['title']);
    expect(beginningOf(listing, sam, draft).since).toBeUndefined();
  });
});

/** A form, a service and a clock that the test moves. */
function scene(kept = false) {
  let content: string | undefined;
  let due: { at: number; then: () => void } | undefined;
  let time = 0;
  const saved: string[] = [];
  let discarded = 0;
  let fails = false;
  const keeper = createDraftKeeper(kept, (milliseconds, then) => {
    const mine = { at: time + milliseconds, then };
    due = mine;
    return () => {
      if (due === mine) due = undefined;
    };
  });
  keeper.follow({
    content: () => content,
    save: async (text) => {
      if (fails) throw new Error('offline');
      saved.push(text);
      return new Date(time);
    },
    discard: async () => {
      discarded += 1;
    },
  });
  return {
    keeper,
    saved,
    discarded: () => discarded,
    fail: (now: boolean) => {
      fails = now;
    },
    type: (text: string | undefined) => {
      content = text;
      keeper.changed();
    },
    pass: async (milliseconds: number) => {
      time += milliseconds;
      const now = due;
      if (now && now.at <= time) {
        due = undefined;
        now.then();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('keeping what is typed', () => {
  it('waits for a second without a key', async () => {
    const { type, pass, saved, keeper } = scene();
    type('a');
    await pass(keepAfter - 1);
    type('ab');
    await pass(keepAfter - 1);
    expect(saved).toEqual([]);
    expect(keeper.get().is).toBe('typing');
    await pass(1);
    expect(saved).toEqual(['ab']);
    expect(keeper.get().is).toBe('kept');
  });

  it('happens at once when the page is hidden, and once', async () => {
    const { type, pass, saved, keeper } = scene();
    type('a');
    keeper.flush(true);
    await pass(keepAfter);
    keeper.flush(true);
    await pass(0);
    expect(saved).toEqual(['a']);
  });

  it('is tried again after a failure, without losing anything', async () => {
    const { type, pass, saved, keeper, fail } = scene();
    fail(true);
    type('a');
    await pass(keepAfter);
    expect(keeper.get().is).toBe('failed');
    fail(false);
    await pass(tryAgainAfter);
    expect(saved).toEqual(['a']);
    expect(keeper.get().is).toBe('kept');
  });

  it('discards it when all is as it was, and when the form was saved', async () => {
    const { type, pass, discarded, keeper, saved } = scene();
    type('a');
    await pass(keepAfter);
    type(undefined);
    await pass(keepAfter);
    expect(discarded()).toBe(1);
    type('b');
    await pass(keepAfter);
    await keeper.end();
    expect(discarded()).toBe(2);
    type('c');
    await pass(keepAfter);
    expect(saved).toEqual(['a', 'b']);
  });

  it('says how long ago', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    const after = (minutes: number) => agoText(at, new Date(at.getTime() + minutes * 60_000));
    expect([0, 1, 59, 60, 180].map(after)).toEqual([
      'Saved a moment ago',
      'Saved 1 minute ago',
      'Saved 59 minutes ago',
      'Saved 1 hour ago',
      'Saved 3 hours ago',
    ]);
  });
});
