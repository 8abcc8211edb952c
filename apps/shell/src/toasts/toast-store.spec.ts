import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (store: ReturnType<typeof createToastStore>) => store.get().map(({ title }) => title);

describe('toasts', () => {
  it('go by themselves, failures later', () => {
    const store = createToastStore();
    store.show({ title: 'Property saved to your list' });
    store.show({ title: 'Error', tone: 'destructive' });
    vi.advanceTimersByTime(5_000);
    expect(titles(store)).toEqual(['Error']);
    vi.advanceTimersByTime(5_000);
    expect(titles(store)).toEqual([]);
  });

  it('stay while somebody reads them', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    store.hold();
    store.show({ title: 'Also saved' });
    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['Saved', 'Also saved']);
    store.release();
    vi.advanceTimersByTime(5_000);
    expect(titles(store)).toEqual([]);
  });

  it('are three at most: the oldest makes room', () => {
    const store = createToastStore();
    for (const title of ['a', 'b', 'c', 'd', 'e']) store.show({ title });
    expect(titles(store)).toEqual(['c', 'd', 'e']);
  });

  it('can be dismissed, and leave no timer behind', () => {
    const store = createToastStore();
    store.show({ title: 'a' });
    store.dismiss(store.get()[0]!.id);
    expect(titles(store)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
