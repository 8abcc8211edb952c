/** Longer words are in a field of their own, for the cost of a misspelt one grows with its length and hardly a text has any. */
export const USUAL_LENGTH = 255;
/** Of longer words so much is compared: a term is at most 32,766 bytes. */
export const LONGEST_WORD = 10_000;

/**
 * Elasticsearch counts edits by code point, the port's rules by the units of a JavaScript string. Here each half of a character beyond
 * U+FFFF becomes a private character, which no word has, so that both count alike.
 */
export function termOf(word: string): string {
  return word
    .slice(0, LONGEST_WORD)
    .replace(/[\ud800-\udfff]/g, (half) => String.fromCharCode(half.charCodeAt(0) + 0x800));
}
