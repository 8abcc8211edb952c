import { distance } from 'fastest-levenshtein';

const product = 'lintel';
/** Letters and digits that pass for the product's. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '1': 'l', '|': 'l', ı: 'i', і: 'i', ι: 'i', ӏ: 'l', '!': 'i', '3': 'e', е: 'e', ε: 'e' },
  ...{ п: 'n', т: 't', τ: 't', '7': 't', '†': 't' },
};

/** A name as it looks at a glance: without case, accents, blanks, signs and what only passes for a letter. */
const seen = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase(), (sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^a-z0-9]/g, '');

/** Whether an agency of this name could be taken for the product itself, such as 'Lintel Support' or 'L1ntel Ltd': operations look at it first. */
export function passesForProduct(name: string): boolean {
  if (seen(name).startsWith(product)) return true;
  return name.split(/\s+/).some((word) => {
    const looks = seen(word);
    return looks.length >= product.length - 1 && distance(looks, product) <= 1;
  });
}
