import type { LegalBlock, LegalText, LegalWords } from '@lintel/contracts';

const LONGEST = 100_000;
const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * A legal text of Markdown's plainest kind: a title (`# `), headings (`## `), paragraphs, lists (`- `), **strong** words and [links](/privacy). Whatever else it
 * has is refused, as it would not be shown as it was meant. @throws with the line
 */
export function readLegalText(markdown: string): LegalText {
  if (markdown.length > LONGEST) throw new Error(`is longer than ${LONGEST} characters`);
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const wrong = (at: number, why: string) => new Error(`line ${at + 1} ${why}`);
  lines.forEach((line, at) => {
    if (/[<>]/.test(line)) throw wrong(at, 'holds < or >, and markup is not taken');
    if (/(?!\t)\p{Cc}/u.test(line)) throw wrong(at, 'holds characters that nobody sees');
    if (/^(#{3,}|\s*\||\s*```|\s*\d+\.\s|\s+[-*]\s|\*\s|!\[)/.test(line))
      throw wrong(at, 'is neither a heading (##), a list (-) nor a paragraph');
  });
  const [first = '', ...rest] = lines;
  const title = /^# (.+)$/.exec(first)?.[1];
  if (!title) throw wrong(0, 'is not the title, such as # Terms of Use');
  const blocks: LegalBlock[] = [];
  let open: { kind: 'paragraph' | 'list'; texts: string[] } | null = null;
  const close = () => {
    if (open?.kind === 'paragraph') blocks.push({ kind: 'paragraph', words: wordsOf(open.texts.join(' ')) });
    if (open?.kind === 'list') blocks.push({ kind: 'list', items: open.texts.map(wordsOf) });
    open = null;
  };
  for (const line of rest) {
    const text = line.trim();
    const heading = /^## (.+)$/.exec(text)?.[1];
    const item = /^- (.+)$/.exec(text)?.[1];
    if (text === '' || heading) close();
    if (heading) blocks.push({ kind: 'heading', words: wordsOf(heading), id: idOf(heading, blocks.length) });
    else if (item) {
      if (open?.kind !== 'list') close();
      open ??= { kind: 'list', texts: [] };
      open.texts.push(item);
    } else if (text !== '') {
      // A line that goes on with the item above it, or with its paragraph.
      open ??= { kind: 'paragraph', texts: [] };
      if (open.kind === 'list') open.texts.push(`${open.texts.pop()} ${text}`);
      else open.texts.push(text);
    }
  }
  close();
  return { title, blocks };
}

function wordsOf(text: string): LegalWords[] {
  const words: LegalWords[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) words.push({ text: text.slice(at, match.index) });
    const [whole, strong, label, to] = match;
    if (strong) words.push({ text: strong, strong: true });
    else if (/^(https:\/\/|mailto:|\/(?!\/)|#)/.test(to!)) words.push({ text: label!, to: to! });
    else throw new Error(`leads to ${to}: a link begins with https://, mailto:, / or #`);
    at = match.index + whole.length;
  }
  if (at < text.length) words.push({ text: text.slice(at) });
  return words;
}

const idOf = (heading: string, at: number): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `part-${at}`;
