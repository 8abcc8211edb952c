import type { Place } from '../../application/list-place.js';

/** What comes after it. */
export const belowPlace = (field: string, { id, at }: Place): object => ({
  $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: id } }],
});
