import type { PropertyType } from '../../enumerations.js';

/**
 * What people say of one feature. A phrase is words apart by a space, hyphens counting as spaces and plurals as singulars: `(a|b)` is either of two,
 * `a?` may be left out, `*` is up to three words. Where phrases of one feature overlap the longest counts.
 */
export interface FeatureWords {
  /** What listings and visitors say for it. */
  readonly said: readonly string[];
  /** What visitors alone say for it; of a listing it would say too little. */
  readonly asked?: readonly string[];
  /** What says, without 'no' or 'not', that a home has it not. */
  readonly denied?: readonly string[];
  /** What has its words and says nothing of it. */
  readonly other?: readonly string[];
  /** It is said of homes of these types alone; of others the words mean something else. */
  readonly of?: readonly PropertyType[];
  /** Streets are called so: `Wellington Terrace`. */
  readonly street?: true;
  /** A town has them as well: `close to shops, a gym and the station`. */
  readonly inTown?: true;
}
