/** Bidirectional controls, marks and the like, which make a text read as another; the joiners of scripts and emoji stay. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;
/** What mail programs would make a link of, or read as an address. */
const LINK_LIKE = /[@<>"\\]|:\/\/|\bwww\.|\p{L}{2,}\.\p{L}{2,}/iu;
const LONGEST_NAME = 50;
const LONGEST_SUBJECT = 200;

/** A text by somebody else as one visible line: it can begin no header, hide nothing and turn nothing around. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();

/**
 * A name as it stands in a greeting and beside an address; undefined for one that is none. Anybody can have an e-mail sent to anybody by making an account in
 * their address: what reads as an address or a link is not passed on as a name.
 */
export function displayName(name: string): string | undefined {
  const line = oneLine(name);
  if (line === '' || LINK_LIKE.test(line)) return undefined;
  return shortened(line, LONGEST_NAME);
}

/** A text of several lines, each as `oneLine` has it, without blank ones around and no two of them together. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map(oneLine);
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  return kept.at(-1) === '' ? kept.slice(0, -1) : kept;
}

export const subjectLine = (text: string): string => shortened(oneLine(text), LONGEST_SUBJECT);

/** Cuts to this many UTF-16 code units at most, as the mail port counts them; no character is cut in two. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
