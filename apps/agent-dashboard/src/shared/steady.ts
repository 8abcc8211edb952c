/** A row of a list that somebody is in. */
export interface SteadyRow<Item> {
  readonly item: Item;
  /** It is not in the list any more: somebody else has dealt with it. */
  readonly gone: boolean;
}

/**
 * Keeps each row where it is while somebody is in the list: a row that has gone stays, marked; one that has changed changes in its place; new ones come
 * below.
 *
 * @param before the rows as they were when somebody came in.
 */
export function inPlace<Item>(
  before: readonly Item[],
  fetched: readonly Item[],
  idOf: (item: Item) => string,
): readonly SteadyRow<Item>[] {
  const now = new Map(fetched.map((item) => [idOf(item), item]));
  const here = new Set(before.map(idOf));
  return [
    ...before.map((item) => ({ item: now.get(idOf(item)) ?? item, gone: !now.has(idOf(item)) })),
    ...fetched.filter((item) => !here.has(idOf(item))).map((item) => ({ item, gone: false })),
  ];
}
