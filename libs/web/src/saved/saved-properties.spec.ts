import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Toast } from '../shell/shell.js';
import { savedPropertiesIn, savedPropertiesKey } from './saved-properties-in.js';
import { toggleSaved } from './saved-properties.js';

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [[savedPropertiesKey, content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    content: () => JSON.parse(kept.get(savedPropertiesKey) ?? 'null') as unknown,
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('saved properties of a visitor without an account', () => {
  it('are an array of objects with an id in local storage', () => {
    const local = storage();
    const saved = savedPropertiesIn(local);
    saved.add({ id: 12, title: 'Garden flat' });
    expect(local.content()).toEqual([{ id: 12, title: 'Garden flat' }]);
    expect(savedPropertiesIn(local).get()).toEqual([{ id: 12, title: 'Garden flat' }]);
    saved.remove(12);
    expect(local.content()).toEqual([]);
  });

  it('are kept once each', () => {
    const saved = savedPropertiesIn(storage());
    saved.add({ id: 1 });
    saved.add({ id: 1 });
    expect(saved.get()).toEqual([{ id: 1 }]);
  });

  it.each(['{', '"text"', '{"id":1}', 'null'])(
    'count as none, with a console error, when the content is %s',
    (content) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(savedPropertiesIn(storage(content)).get()).toEqual([]);
      expect(error).toHaveBeenCalledTimes(1);
    },
  );

  it('leave out entries without a usable id', () => {
    expect(savedPropertiesIn(storage('[{"id":3},{"id":"4"},null,{"name":"x"}]')).get()).toEqual([{ id: 3 }]);
  });

  it('hold for as long as the page is open when storage refuses to keep them', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const saved = savedPropertiesIn({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    saved.add({ id: 5 });
    expect(saved.get()).toEqual([{ id: 5 }]);
  });

  it('lose several at once, and keep the others', () => {
    const local = storage('[{"id":3},{"id":4},{"id":5}]');
    savedPropertiesIn(local).drop([3, 5, 9]);
    expect(local.content()).toEqual([{ id: 4 }]);
  });

  it('tell who watches, also after another tab changed them', () => {
    const local = storage();
    const saved = savedPropertiesIn(local);
    const seen = jest.fn();
    const stop = saved.subscribe(seen);
    local.setItem(savedPropertiesKey, '[{"id":8}]');
    saved.reload();
    expect(saved.get()).toEqual([{ id: 8 }]);
    stop();
    saved.remove(8);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe('the saved-property toggle', () => {
  function heart(content?: string) {
    const toasts: Toast[] = [];
    const shell = {
      savedProperties: savedPropertiesIn(storage(content)),
      toast: (toast: Toast) => void toasts.push(toast),
    };
    return { shell, toasts, ids: () => shell.savedProperties.get().map(({ id }) => id) };
  }

  it('saves with one notice and removes with the other', () => {
    const { shell, toasts, ids } = heart();
    toggleSaved(shell, { id: 2 });
    expect(ids()).toEqual([2]);
    toggleSaved(shell, { id: 2 });
    expect(ids()).toEqual([]);
    expect(toasts.map(({ title }) => title)).toEqual([
      'Property saved to your list',
      'Property removed from saved list',
    ]);
  });

  it('offers to put back what it removed', () => {
    const { shell, toasts, ids } = heart('[{"id":2,"title":"Garden flat"}]');
    toggleSaved(shell, { id: 2, title: 'Garden flat' });
    expect(toasts[0]!.action?.label).toBe('Undo');
    toasts[0]!.action!.run();
    expect(shell.savedProperties.get()).toEqual([{ id: 2, title: 'Garden flat' }]);
    expect(toasts[1]!.title).toBe('Property saved to your list');
    expect(ids()).toEqual([2]);
  });
});
