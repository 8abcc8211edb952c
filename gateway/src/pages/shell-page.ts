import type { ServedRemote } from '@lintel/contracts';
import { type BrandPages, inWordsOf } from '../brand/brand-pages.js';
import { escapeMarkup, jsonForScript } from './escape.js';

/** The shell's built page, with room for a head. */
export interface ShellPage {
  /** For a page of which nothing could be learned in time. */
  readonly plain: string;
  withHead(head: string): string;
}

/**
 * Puts a page's head where the built page's own title and description stand, and the brand and the remotes into all of them, so that the shell need not ask for
 * them before it shows anything.
 */
export function readShellPage(built: string, remotes: readonly ServedRemote[], brand: BrandPages): ShellPage {
  const html = branded(built, brand);
  const title = /<title>[^<]*<\/title>/.exec(html);
  const end = html.indexOf('</head>');
  const at = title?.index ?? end;
  if (at === -1) throw new Error('The shell page has neither a title nor a head.');
  const known = `${brand.head}<script type="application/json" id="remotes">${jsonForScript(remotes)}</script>`;
  const strip = (part: string): string =>
    part.replace(/<title>[^<]*<\/title>/, '').replace(/<meta\s+name="description"[^>]*>\s*/, '');
  const before = strip(html.slice(0, at));
  const after = known + strip(html.slice(at));
  return { plain: html.slice(0, at) + known + html.slice(at), withHead: (head) => before + head + after };
}

/** The built page in the brand's words, without typefaces that it does not use. */
const branded = (html: string, { name, tagline, needless }: BrandPages): string =>
  inWordsOf({ name: escapeMarkup(name), tagline: escapeMarkup(tagline) }, html).replace(
    /<link\b[^>]*\bhref="([^"]*)"[^>]*>/g,
    (link, address: string) => (link.includes('preload') && needless(address) ? '' : link),
  );
