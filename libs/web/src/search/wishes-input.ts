import type { Wishes } from './search-address.js';

type Loose<T> = { -readonly [Name in keyof T]: Loose<T[Name]> };

/** As variables of the API, whose generated types know no `readonly`; null where nothing is wished for. */
export const toWishesInput = (wishes: Wishes | null | undefined): Loose<Wishes> | null =>
  (wishes ?? null) as Loose<Wishes> | null;
