const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Not allowed in XML at all, and of no use in HTML: what a listing says may come from anywhere.
const UNPRINTABLE = /[\p{Cc}\ufffe\uffff]+/gu;

/** As text or a quoted attribute of HTML or XML; control characters become a space. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** As the content of a script element: JSON that no parser of HTML can take for the end of it. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** At most `longest` characters, cut between words. */
export function cutText(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–-]+$/, '').toWellFormed()}…`;
}
