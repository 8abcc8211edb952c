/**
 * One spelling for names that differ only in case, accents, apostrophes, hyphens, full stops, "&" / "and" or
 * "Saint" / "St": "King’s-Cross & Saint Pancras" and "Kings Cross and St. Pancras" fold to the same words.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`.]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');
}
