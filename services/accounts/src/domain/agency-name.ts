import { distance } from 'fastest-levenshtein';

/** Letters, digits and signs that pass for a Latin letter: Cyrillic and Greek ones, and what stands for one at a glance. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '5': 's', '7': 't', '|': 'l', '!': 'i', '†': 't', $: 's', '@': 'a' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', к: 'k', м: 'm', н: 'h', т: 't', в: 'b' },
  ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', һ: 'h', ӏ: 'l', п: 'n', г: 'r', ԛ: 'q', ԝ: 'w' },
  ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', ν: 'v', τ: 't', ι: 'i', κ: 'k', υ: 'u', η: 'n', χ: 'x' },
  ...{ ı: 'i', ɑ: 'a', ɡ: 'g', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
};

/** As it looks at a glance: without case, accents and what only passes for a letter. */
const folded = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase(), (sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '');

/** The Latin letters and digits of it, without blanks and signs. */
const seen = (name: string): string => folded(name).replace(/[^a-z0-9]/g, '');

/**
 * Whether an agency of this name could be taken for the portal itself, such as 'Lintel Support' or 'L1ntel Ltd': operations look at it first.
 * @param portal how it is called
 */
export function passesForPortal(name: string, portal: string): boolean {
  const portalLooks = seen(portal);
  if (portalLooks === '') return false;
  if (seen(name).startsWith(portalLooks)) return true;
  return name.split(/\s+/).some((word) => {
    const looks = seen(word);
    return looks.length >= portalLooks.length - 1 && distance(looks, portalLooks) <= 1;
  });
}

/** What agencies are called beside their name: their legal form and their trade. */
const trade = new Set(
  `the and ltd limited llp plc inc co company group uk estate estates agent agents agency agencies let lets letting lettings sale sales
   property properties residential homes`.split(/\s+/),
);
/** In a short name one letter makes another name. */
const shortest = 6;
/** What a name is looked at by; whatever comes after it makes it no other. */
const longest = 40;

/** What is left of an agency's name for people to know it by: 'Fóxtons Estate Agents Ltd.' is 'foxtons'. Never empty, unless the name is. */
function knownBy(name: string): string {
  const words = folded(name.replaceAll('&', ' and ')).match(/[\p{L}\p{N}]+/gu) ?? [name];
  const own = words.filter((word) => !trade.has(word));
  return Array.from((own.length > 0 ? own : words).join(''))
    .slice(0, longest)
    .join('');
}

/**
 * Two names are too like each other when they share one of these: each looks the same, or is the same but for a letter that one of them lacks or has
 * another in place of. A search by equal texts finds them among any number.
 */
export function likenesses(name: string): readonly string[] {
  const known = Array.from(knownBy(name));
  const all = [known.join('')];
  if (known.length >= shortest) for (const at of known.keys()) all.push(known.toSpliced(at, 1).join(''));
  return [...new Set(all)];
}
