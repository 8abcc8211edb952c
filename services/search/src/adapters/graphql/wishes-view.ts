import type { Wishes } from '@lintel/contracts';
import type * as schema from './schema.generated.js';

/** Those that are wished for. */
export type WishesView = Partial<schema.Wishes>;

export const toWishesView = (wishes: Wishes): WishesView => wishes as WishesView;
