import { brand } from '@lintel/web';

/** A text in which the portal is `{brand}`. */
export const inWordsOfBrand = (text: string): string => text.replaceAll('{brand}', brand().name);
