import { type FeatureReading, featuresOfKey, wishKeys, type Wishes } from '@lintel/contracts';

/** What a home says of one wish. */
export interface WishMet {
  /** A feature, or alternatives joined by `|`. */
  readonly wish: string;
  readonly met: 'yes' | 'no' | 'notSaid';
  /** The words that say so; null where none do, or its agent says so by hand. */
  readonly words: string | null;
}

/** What a home says of each feature that is wished for: of alternatives yes when it has one, no when it has none of them. */
export const wishesMet = (wishes: Wishes, features: readonly FeatureReading[] = []): WishMet[] =>
  wishKeys(wishes).map((wish) => {
    const named = featuresOfKey(wish);
    const said = features.filter(({ feature }) => (named as readonly string[]).includes(feature));
    const has = said.find((reading) => reading.has);
    if (has) return { wish, met: 'yes', words: has.words };
    return said.length === named.length && said[0]
      ? { wish, met: 'no', words: said[0].words }
      : { wish, met: 'notSaid', words: null };
  });
