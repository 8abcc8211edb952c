import type { BrandFile, ColourName, LegalPageName, LegalText, Scheme } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { Drawing } from './svg.js';

/** A file of a brand that is sent as it is. */
export interface BrandAsset {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a portal is called, how it looks, and who runs it, read and checked. */
export interface Brand extends Omit<BrandFile, 'colours' | 'logo' | 'icon' | 'legal'> {
  readonly colours: Readonly<Record<Scheme, Readonly<Record<ColourName, string>>>>;
  readonly logo: { readonly light: Drawing; readonly dark: Drawing; readonly saysName: boolean };
  readonly icon: Drawing;
  readonly legal: Readonly<Partial<Record<LegalPageName, LegalText>>>;
  /** Pictures and typefaces by the names that the rest of it has for them. */
  readonly assets: ReadonlyMap<string, BrandAsset>;
}

export const BRAND = token<Brand>('Brand');
