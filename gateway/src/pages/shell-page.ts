import type { ServedRemote } from '@lintel/contracts';
import { jsonForScript } from './escape.js';

/** The shell's built page, with room for a head. */
export interface ShellPage {
  /** For a page of which nothing could be learned in time. */
  readonly plain: string;
  withHead(head: string): string;
}

/**
 * Puts a page's head where the built page's own title and description stand, and the remotes into all of them, so that the shell needs not ask for them before it
 * shows anything.
 */
export function readShellPage(html: string, remotes: readonly ServedRemote[]): ShellPage {
  const title = /<title>[^<]*<\/title>/.exec(html);
  const end = html.indexOf('</head>');
  const at = title?.index ?? end;
  if (at === -1) throw new Error('The shell page has neither a title nor a head.');
  const known = `<script type="application/json" id="remotes">${jsonForScript(remotes)}</script>`;
  const strip = (part: string): string =>
    part.replace(/<title>[^<]*<\/title>/, '').replace(/<meta\s+name="description"[^>]*>\s*/, '');
  const before = strip(html.slice(0, at));
  const after = known + strip(html.slice(at));
  return { plain: html.slice(0, at) + known + html.slice(at), withHead: (head) => before + head + after };
}
