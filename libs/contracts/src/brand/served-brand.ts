import type { BrandFile } from './brand-schema.js';

export type LegalPageName = keyof BrandFile['legal'];

/** A run of words: plain, strong, or leading somewhere. */
export interface LegalWords {
  readonly text: string;
  readonly strong?: true;
  readonly to?: string;
}

/** A block of a legal text. */
export type LegalBlock =
  | { readonly kind: 'heading'; readonly words: readonly LegalWords[]; readonly id: string }
  | { readonly kind: 'paragraph'; readonly words: readonly LegalWords[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly LegalWords[])[] };

/** A legal text, as `/brand/.../terms.json` has it. */
export interface LegalText {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface ServedLogo {
  /** Addresses, or the drawings themselves. */
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
  readonly saysName: boolean;
}

/** What pages are told of the brand, as JSON in the page that is served. */
export interface ServedBrand extends Pick<BrandFile, 'name' | 'footer' | 'entity'> {
  readonly logo: ServedLogo;
  readonly hero: {
    readonly heading: string;
    readonly text: string;
    readonly pictures?: readonly { readonly src: string; readonly width: number }[];
  };
  /** Where the texts are that take the place of the product's own. */
  readonly legal: Readonly<Partial<Record<LegalPageName, string>>>;
}
