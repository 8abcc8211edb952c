import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToastStore } from './toast-store.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const titles = (store: ReturnType<typeof createToastStore>) => store.get().map(({ title }) => title);

describe('toasts', () => {
  it('go by themselves, failures later', () => {
    const store = createToastStore();
    store.show({ title: 'Property saved to your list' });
    store.show({ title: 'Error', tone: 'destructive' });
    jest.advanceTimersByTime(5_000);
    expect(titles(store)).toEqual(['Error']);
    jest.advanceTimersByTime(5_000);
    expect(titles(store)).toEqual([]);
  });

  it('stay while somebody reads them', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    store.hold();
    store.show({ title: 'Also saved' });
    jest.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['Saved', 'Also saved']);
    store.release();
    jest.advanceTimersByTime(5_000);
    expect(titles(store)).toEqual([]);
  });

  it('are three at most: the oldest makes room', () => {
    const store = createToastStore();
    for (const title of ['a', 'b', 'c', 'd', 'e']) store.show({ title });
    expect(titles(store)).toEqual(['c', 'd', 'e']);
  });

  it("give way to what comes of the next thing done: a form's success clears its errors", () => {
    const store = createToastStore();
    store.show({ title: 'Passwords do not match', tone: 'destructive' });
    store.acted();
    expect(titles(store)).toEqual(['Passwords do not match']);
    store.show({ title: 'Error creating account', tone: 'destructive' });
    expect(titles(store)).toEqual(['Error creating account']);
    store.acted();
    store.show({ title: 'Account created successfully', tone: 'success' });
    store.show({ title: 'Told besides' });
    expect(titles(store)).toEqual(['Account created successfully', 'Told besides']);
  });

  it('stay while what they are about can be undone', () => {
    const store = createToastStore();
    store.show({ title: 'Removed', action: { label: 'Undo', run: () => undefined } });
    store.acted();
    store.show({ title: 'Removed', action: { label: 'Undo', run: () => undefined } });
    expect(titles(store)).toEqual(['Removed', 'Removed']);
  });

  it('of something done before another failed stand beside its failure', () => {
    const store = createToastStore();
    store.acted();
    store.show({ title: 'Failed to accept viewing request', tone: 'destructive' });
    store.show({ title: 'Viewing request accepted', tone: 'success' });
    expect(titles(store)).toHaveLength(2);
  });

  it('say the same thing once', () => {
    const store = createToastStore();
    store.show({ title: 'Error', description: 'Failed', tone: 'destructive' });
    store.show({ title: 'Error', description: 'Failed', tone: 'destructive' });
    store.show({ title: 'Error', description: 'Failed otherwise', tone: 'destructive' });
    expect(store.get().map(({ description }) => description)).toEqual(['Failed', 'Failed otherwise']);
  });

  it('can be dismissed, and leave no timer behind', () => {
    const store = createToastStore();
    store.show({ title: 'a' });
    store.dismiss(store.get()[0]!.id);
    expect(titles(store)).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
