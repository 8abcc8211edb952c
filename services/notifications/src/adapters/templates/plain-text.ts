import { plainTextSelectors } from '@react-email/render';
import { compile, type FormatCallback } from 'html-to-text';

/** `label: address`, or the address on a line of its own; an address that stands for itself once. */
const writtenOut: FormatCallback = ({ attribs, children }, walk, builder, { below }) => {
  const href = (attribs?.['href'] as string | undefined) ?? '';
  const standsForItself = children.length === 1 && children[0]!.data === href;
  if (!standsForItself) {
    walk(children, builder);
    builder.addInline(':');
    if (below) builder.addLineBreak();
    else builder.addInline(' ');
  }
  builder.addInline(href, { noWordTransform: true });
};

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

/** Compiled once: to read the rules again for each letter costs several times the letter. */
const toText = compile({
  wordwrap: false,
  formatters: { writtenOut },
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { ...block, uppercase: false } },
    { selector: 'p', options: block },
    {
      selector: 'p[data-text=line]',
      format: 'paragraph',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: 'div[data-text=home]', format: 'block', options: block },
    { selector: 'hr', options: { length: 24, ...block } },
    { selector: 'a', format: 'writtenOut' },
    { selector: 'a[data-text=below]', format: 'writtenOut', options: { below: true } },
  ],
});

/** What no rule looks at, which is half of a letter. In texts and values of attributes React writes every `<` and `"` as an entity. */
const LOOKS = /<head>.*?<\/head>| style="[^"]*"/gs;

/** A letter's HTML as text: headings as they are written, links with their addresses, no line broken but where one ends. */
export const plainTextOf = (html: string): string => toText(html.replace(LOOKS, ''));
