/** A text as XML character data or an attribute's value; what XML cannot hold at all is left out. */
export function escapeXml(text: string): string {
  let escaped = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff) continue;
    escaped += '&<>"'.includes(character) ? `&#${code};` : character;
  }
  return escaped;
}
