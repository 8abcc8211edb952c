/**
 * Endings and runs of letters as British places are said, longest first: Leicester is "Lester", Greenwich "Grenich", Southwark "Suthuk".
 */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/cester/g, 'ster'],
  [/wich\b/g, 'ich'],
  [/wick\b/g, 'ick'],
  [/wark\b/g, 'uk'],
  [/(borough|burgh|brough)\b/g, 'bra'],
  [/ough|augh/g, 'o'],
  [/gh/g, 'g'],
  [/kn/g, 'n'],
  [/wr/g, 'r'],
  [/ph/g, 'f'],
  [/sch/g, 'sk'],
  [/tch|ch/g, 'j'],
  [/th/g, '0'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/dg/g, 'g'],
];

/**
 * How a folded name sounds, roughly: its consonants as they are said, without vowels after the first letter and without what is often
 * silent. Names that sound alike have the same; it is too coarse for anything but suggestions.
 */
export function soundOf(folded: string): string {
  let said = folded;
  for (const [written, spoken] of SAID) said = said.replace(written, spoken);
  return said
    .split(' ')
    .map((word) => word.slice(0, 1) + word.slice(1).replace(/[aeiouyhw]/g, ''))
    .join(' ')
    .replace(/(.)\1+/g, '$1');
}
