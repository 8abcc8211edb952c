/** What a drawing of a mark needs. Whatever is not here is refused, not taken out: nobody wonders where it went. */
const elements = new Set(
  `svg g path rect circle ellipse line polyline polygon defs use symbol linearGradient radialGradient stop clipPath mask title desc
   text tspan`.split(/\s+/),
);
const MOST_BYTES = 32_000;
const TAG = /<\s*(\/?)\s*([^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const ATTRIBUTE = /([^\s=/"'>]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** What a drawing measures, by its `viewBox`. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing that does nothing but be drawn. @throws with what is wrong with it */
export function readDrawing(bytes: Uint8Array): Drawing {
  if (bytes.length > MOST_BYTES) throw new Error(`is larger than ${MOST_BYTES / 1000} kB`);
  const svg = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  const plain = svg.replace(/^<\?xml[^>]*\?>\s*/, '').replace(/<!--(?:(?!--).)*-->/gs, '');
  if (/<[!?]/.test(plain)) throw new Error('holds a document type, an instruction or CDATA');
  if (plain.includes('\\')) throw new Error('holds a backslash');
  const rest = plain.replace(TAG, (_tag, _closes: string, name: string, attributes: string) => {
    if (!elements.has(name)) throw new Error(`holds <${name}>; allowed are ${[...elements].join(', ')}`);
    checkAttributes(name, attributes);
    return '';
  });
  if (/[<>]/.test(rest)) throw new Error('is not well formed');
  const box =
    /^<svg\b[^>]*\bviewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(plain);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  if (!(width > 0 && height > 0)) throw new Error('does not begin with <svg> that has a viewBox');
  return { svg, width, height };
}

function checkAttributes(element: string, attributes: string): void {
  const rest = attributes.replace(ATTRIBUTE, (_whole, name: string, quoted: string) => {
    const value = quoted.slice(1, -1).trim();
    if (/^on/i.test(name)) throw new Error(`holds ${name} on <${element}>, and scripts are not taken`);
    if (/^(?:xlink:)?(?:href|src)$/i.test(name) && !/^#[\w-]+$/.test(value))
      throw new Error(`holds ${name} on <${element}> that leads out of the drawing`);
    if (/(?:java|vb)script:|data:|@import|expression\s*\(|url\(\s*(?!["']?#)/i.test(value) || /&/.test(value))
      throw new Error(`holds ${name} on <${element}> that leads out of the drawing`);
    return '';
  });
  if (/[^\s/]/.test(rest)) throw new Error(`has an attribute without quotes on <${element}>`);
}
