/**
 * Whether a text is well-formed XML as our drawings use it: one root, tags closed in order, attributes quoted and
 * named once, no bare `<` or `&`. Written here because the tests need only this, and no XML parser is a dependency.
 */
export function wellFormed(xml: string): boolean {
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const text = xml.slice(at, next === -1 ? xml.length : next);
    if (/&(?!#\d+;|amp;|lt;|gt;|quot;)/.test(text) || (text.trim() !== '' && open.length === 0)) return false;
    if (next === -1) break;
    tag.lastIndex = next;
    const found = tag.exec(xml);
    if (!found) return false;
    const [, closing, name = '', attributes = '', alone] = found;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length || /&(?!#\d+;|amp;|lt;|gt;|quot;)/.test(attributes))
      return false;
    if (closing) {
      if (open.pop() !== name) return false;
    } else {
      if (open.length === 0) roots += 1;
      if (!alone) open.push(name);
    }
    at = tag.lastIndex;
  }
  return roots === 1 && open.length === 0;
}
